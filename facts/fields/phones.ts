import { findPhoneNumbersInText, type CountryCode, type NumberFound } from 'libphonenumber-js'
import type { BaseLanguage } from '#domain/languages.ts'
import { hasTerm } from '../data/read-data.ts'
import { textOf } from '../page/entities.ts'
import { ownOrganisations } from '../site/organisations.ts'
import { headingsAbove } from '../site/read-site.ts'
import { fold, oneLine } from '../text/fold.ts'
import type { Candidate, Field, Site, SitePage } from '../types.ts'
import { passageAround } from './passage.ts'

type Mention = {
  /** As printed. */
  text: string
  /** E.164. */
  number: string
  page: SitePage
  block: number
  passage: string
  /** The words before the number in its line. */
  label: string
  kind: 'text' | 'link' | 'linkedData'
}

/** Where a language is spoken most; national numbers tell which country it is. */
const countriesOf: Record<BaseLanguage, CountryCode[]> = {
  de: ['DE', 'AT', 'CH'],
  en: ['US', 'GB', 'AU', 'IN', 'ZA', 'IE', 'NZ'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE'],
  fr: ['FR', 'BE', 'CH', 'CA'],
  it: ['IT', 'CH'],
}
const countryOfEnding: Record<string, CountryCode> = {
  at: 'AT', ch: 'CH', de: 'DE', li: 'LI', lu: 'LU', fr: 'FR', be: 'BE', it: 'IT', es: 'ES', uk: 'GB', ie: 'IE', us: 'US', ca: 'CA',
  au: 'AU', nz: 'NZ', in: 'IN', za: 'ZA', mx: 'MX', ar: 'AR', cl: 'CL', co: 'CO', pe: 'PE', ng: 'NG', ke: 'KE', nl: 'NL',
} // prettier-ignore

/** The country that national numbers are read in: of the domain or the language, the one with the most valid numbers. */
const countryOf = (site: Site): CountryCode => {
  const ending = countryOfEnding[site.domain?.split('.').at(-1) ?? '']
  const lines = new Set(
    site.pages.flatMap(({ blocks, links }) => [
      ...blocks.map(({ text }) => text).filter((text) => text.length < 500),
      ...links.filter(({ url }) => url.startsWith('tel:')).map(({ url }) => url.slice(4)),
    ]),
  )
  const text = [...lines]
    .filter((line) => manyDigits.test(line))
    .join('\n')
    .slice(0, 4000)
  const countries = [...new Set([...(ending ? [ending] : []), ...countriesOf[site.language]])]
  const valid = countries.map((country) => readerFor(country)(text).length)
  return countries[valid.indexOf(Math.max(...valid))]!
}

/** Seven digits with at most three other characters between two of them: less is no number of a telephone. */
const manyDigits = /(?:\d[\s./()–-]{0,3}){6}\d/

const date = /^\(?(?:19|20)\d\d\s?[-–/]|[./](?:19|20)\d\d$/

/** Numbers of templates: "600 000 000", "0123 4567890". */
const isMadeUp = (digits: string) => /(\d)\1{5}/.test(digits) || /123456|234567|345678|456789/.test(digits)

type ReadNumbers = (text: string) => NumberFound[]

/** Finds the numbers in texts, each text once, as the pages of a site repeat theirs. */
const readerFor = (country: CountryCode): ReadNumbers => {
  const known = new Map<string, NumberFound[]>()
  return (text) => {
    if (!manyDigits.test(text)) return []
    const found =
      known.get(text) ??
      findPhoneNumbersInText(text, { defaultCountry: country }).filter(({ number }) => !isMadeUp(number.nationalNumber))
    known.set(text, found)
    return found
  }
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const mentionsOn = (page: SitePage, numbersIn: ReadNumbers): Mention[] => [
  ...page.links.flatMap(({ url, text, block }): Mention[] => {
    const whatsApp = /^https?:\/\/(?:wa\.me|api\.whatsapp\.com\/send\/?\?phone=)\/?(\d{8,15})/i.exec(url)?.[1]
    const target = /^tel:/i.test(url) ? decoded(url.slice(4)) : whatsApp && `+${whatsApp}`
    const found = target ? numbersIn(target)[0] : undefined
    if (!found) return []
    const shown = numbersIn(text)[0]
    const around = page.blocks[block]?.text ?? text
    const printed =
      shown?.number.number === found.number.number ? oneLine(text.slice(shown.startsAt, shown.endsAt)) : target!.trim()
    return [
      {
        text: printed,
        number: found.number.number,
        page,
        block,
        passage: passageAround(around || target!, printed),
        label: '',
        kind: 'link',
      },
    ]
  }),
  ...page.blocks.flatMap(({ text, voice }, block) =>
    voice === 'notice'
      ? []
      : numbersIn(text).map(({ number, startsAt, endsAt }): Mention => {
          const printed = oneLine(text.slice(startsAt, endsAt))
          const label = fold(text.slice(Math.max(0, startsAt - 40), startsAt))
            .split(/\n|\d{4,}|@/)
            .at(-1)!
          return {
            text: printed,
            number: number.number,
            page,
            block,
            passage: passageAround(text, printed),
            label,
            kind: 'text',
          }
        }),
  ),
]

const linkedMentions = (site: Site, numbersIn: ReadNumbers): Mention[] =>
  ownOrganisations(site).flatMap(({ entity, page }) => {
    const text = textOf(entity['telephone'])
    return numbersIn(text).map(({ number }) => ({
      text,
      number: number.number,
      page,
      block: -1,
      passage: text,
      label: '',
      kind: 'linkedData' as const,
    }))
  })

const isForeign = ({ page, block, passage }: Mention) => {
  const place = page.blocks[block]
  const above = place ? headingsAbove({ page, block: place, index: block }) : []
  return hasTerm(fold([...above.slice(0, 2), passage].join(' · ')), 'others')
}

/** The last word of the label decides: "Telefon 123, Fax 456" has one of each. */
const isLabelled = ({ label }: Mention, list: string) => hasTerm(label.slice(-25), list)

/** Telephone numbers of the company, faxes left out. */
export const phones: Field = {
  name: 'phones',
  most: 5,
  candidates: (site) => {
    const numbersIn = readerFor(countryOf(site))
    const mentions = [...linkedMentions(site, numbersIn), ...site.pages.flatMap((page) => mentionsOn(page, numbersIn))]
    const groups = Map.groupBy(mentions, ({ number }) => number)
    return [...groups.values()].map((group): Candidate => {
      const best = group.find(({ kind }) => kind === 'text') ?? group[0]!
      const has = (holds: (mention: Mention) => boolean) => Number(group.some(holds))
      return {
        value: best.text,
        url: best.page.url,
        passage: best.passage,
        features: {
          link: has(({ kind }) => kind === 'link'),
          linkedData: has(({ kind }) => kind === 'linkedData'),
          labelled: has((mention) => isLabelled(mention, 'phone label')),
          fax: has((mention) => isLabelled(mention, 'fax label')),
          number: has((mention) => isLabelled(mention, 'number label')),
          contact: has(({ page }) => page.kind === 'contact' || page.kind === 'imprint'),
          footer: has(({ page, block }) => page.blocks[block]?.area === 'footer'),
          home: has(({ page }) => page === site.home),
          legalOnly: Number(group.every(({ page }) => page.kind === 'legal')),
          pages: new Set(group.map(({ page }) => page)).size / site.pages.length,
          date: Number(date.test(best.text)),
          digits: Math.min(best.text.replaceAll(/\D/g, '').length, 12) / 12,
          separated: Number(/^\+|^\(?0|[\s./-]/.test(best.text)),
          alone: Number(groups.size === 1),
          others: group.filter(isForeign).length / group.length,
        },
      }
    })
  },
}
