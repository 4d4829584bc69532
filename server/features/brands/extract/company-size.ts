import { maskBrand } from './headings.ts'
import { ownOrganisations } from './own-entities.ts'
import { amountIn, isOtherCount, sizeRules } from './size-frames.ts'
import { speaksOfItself } from './statements.ts'
import { recordsOf, textOf } from './structured-data.ts'
import { cutText, fold, normalise, sentencesOf, toPassage } from './text.ts'
import type { Fact } from '#domain/facts.ts'
import type { BaseLanguage } from '#domain/languages.ts'
import type { Block, PageModel, Site } from './model.ts'

type Found = { value: string; passage: string; page: PageModel; isPlain: boolean }

/** The label of a box that counts the company's own people. */
const teamLabel =
  /^(?:(?:our|the|unser|das|notre|l'|nuestro|el|il nostro|il|la nostra) ?)?(?:team(?: size)?|staff|crew|workforce|headcount|people|belegschaft|equipe|effectifs?|equipo|plantilla|organico|squadra) ?:?$/

const bareNumber = /^[~+]?[\d.,]{1,7}\s?\+?$/

const labelled = (text: string, passage: string, page: PageModel): Found | null => {
  for (const { label } of sizeRules) {
    const match = label.exec(fold(text))
    const [, noun = '', count = ''] = match ?? []
    if (!match) continue
    const said = text.slice(text.length - count.length)
    return { value: /[a-z]{3}/i.test(said) ? said : `${said} ${noun}`, passage, page, isPlain: true }
  }
  return null
}

/** "12 employees" alone in its box, or the number and the word in two boxes side by side. */
const inBox = (page: PageModel, block: Block): Found | null => {
  if (block.voice !== 'own' || block.isQuote || block.text.length > 60) return null
  const beside = (one: Block | undefined): Block | undefined => (one?.region === block.region ? one : undefined)
  const next = beside(page.blocks[block.index + 1])
  const previous = beside(page.blocks[block.index - 1])
  const isBare = bareNumber.test(block.text)
  if (previous && teamLabel.test(fold(previous.text)) && sizeRules.some(({ people }) => people.test(fold(block.text))))
    return { value: block.text, passage: block.text, page, isPlain: true }
  for (const text of [block.text, ...(isBare && next ? [`${block.text} ${next.text}`] : [])]) {
    if (text.length <= 60 && sizeRules.some(({ count }) => count.test(fold(text))))
      return { value: text.replace(/[.!]$/, ''), passage: text, page, isPlain: true }
  }
  return (
    labelled(block.text, block.text, page) ??
    (isBare && previous
      ? labelled(`${previous.text.replace(/ ?:$/, '')}: ${block.text}`, `${previous.text} ${block.text}`, page)
      : null)
  )
}

/** "61 people, about half of them in Leeds": a point of a list about the company that begins with its people. */
const inList = (page: PageModel, { tag, voice, text }: Block): Found | null => {
  if ((page.kind !== 'about' && page.kind !== 'team') || tag !== 'li' || voice !== 'own') return null
  for (const { first } of sizeRules) {
    const match = first.exec(fold(text))
    if (match) return { value: text.slice(0, match[0].length), passage: text, page, isPlain: true }
  }
  return null
}

const trimmed = (text: string): string => normalise(text).replace(/^[,;:\s]+|[,;:.\s]+$/g, '')

/** "64 people" says who is counted; "a team of 12", "siamo in sei" and "zu neunt" only how many. */
const endsWithStaff = (said: string): boolean =>
  /[a-z]{4}$/.test(said) && !/^(?:zu|wir sind zu) /.test(said) && amountIn(said.split(' ').at(-1) ?? '') === null

/** A company of several words calls itself by the first ("Acme has 52 employees" of Acme Networks). */
const maskShortName = (masked: string, brand: string | null): string => {
  const [first = '', second] = fold(brand ?? '').split(' ')
  if (second === undefined || !/^[a-z]{4,}$/.test(first)) return masked
  return masked.replace(
    new RegExp(`(^|, )${first}(?= (?:(?:now|today) )?(?:has|employs|hat|beschaftigt|compte|emploie|emplea|impiega) )`),
    '$1@',
  )
}

const inSentence = (sentence: string, page: PageModel, brand: string | null): Found[] => {
  const folded = fold(sentence)
  if (amountIn(folded) === null && !/\bzu [a-z]+t\b/.test(folded)) return []
  const masked = maskShortName(maskBrand(folded, brand), brand)
  return sizeRules.flatMap(({ sentences }) =>
    sentences.flatMap((rule): Found[] => {
      const match = rule.exec(masked)
      const said = match?.[1]
      if (!match || !said || isOtherCount(masked, match.index, match.index + match[0].length)) return []
      const at = folded.indexOf(said)
      const value = trimmed(at === -1 ? said : sentence.slice(at, at + said.length))
      return [
        {
          value,
          passage: sentence,
          page,
          isPlain: endsWithStaff(said),
        },
      ]
    }),
  )
}

/** Counts in the company's own paragraphs, in the description that it gives a page, and in boxes and lists. */
const countsOn = (page: PageModel, language: BaseLanguage, brand: string | null): Found[] => {
  const own = page.blocks.filter(
    (block) => block.voice === 'own' && !block.isQuote && !block.isLink && block.region !== 'nav',
  )
  const texts = [...own.map((block) => block.text), page.meta.get('description')?.[0] ?? '']
  return [
    ...texts.flatMap((text) => sentencesOf(text, language).flatMap((sentence) => inSentence(sentence, page, brand))),
    ...page.blocks.flatMap((block) => inBox(page, block) ?? inList(page, block) ?? []),
  ]
}

const employeesWord: Record<BaseLanguage, string> = {
  en: 'employees',
  es: 'empleados',
  fr: 'salariés',
  de: 'Mitarbeiter',
  it: 'dipendenti',
}

const fromData = (site: Site): Found | null => {
  for (const { entity, page } of ownOrganisations(site)) {
    const stated = entity.values.numberOfEmployees
    const record = recordsOf(stated)[0]
    const range = record ? [textOf(record.minValue), textOf(record.maxValue)].filter(Boolean).join('-') : ''
    const amount = textOf(stated) || range
    if (!/^\D{0,20}\d[\d.,\s]*(?:[-–+]\s*\d*)?\D{0,30}$/.test(amount)) continue
    const start = entity.source.indexOf('"numberOfEmployees"')
    const closing = record ? entity.source.indexOf('}', start) + 1 : entity.source.slice(start).search(/[,}\n]/) + start
    const passage =
      start === -1 || closing <= start ? amount : entity.source.slice(start, Math.min(closing, start + 280))
    return {
      value: /[a-z]{3}/i.test(amount) ? amount : `${amount} ${employeesWord[site.language]}`,
      passage,
      page,
      isPlain: true,
    }
  }
  return null
}

/** "Over 60" and "64", "22" and "23 people": two counts of one staff differ by no more than this share. */
const closeness = 0.15

const agree = (left: Found, right: Found): boolean => {
  const [one, other] = [amountIn(left.value), amountIn(right.value)]
  return one === null || other === null || Math.abs(one - other) <= closeness * Math.max(one, other)
}

/** The first of counts that agree; of different ones that with a noun for the staff on the page about the company or the first. */
const choose = (found: Found[]): Found | null => {
  const isOne = (some: Found[]): boolean => some.every((one) => some.every((other) => agree(one, other)))
  const plain = found.filter(({ page, isPlain }) => isPlain && (page.kind === 'about' || page.kind === 'home'))
  return [found, plain].find((some) => some.length > 0 && isOne(some))?.[0] ?? null
}

/** How many people work for the company, in the site's own words ("over 120 employees"); null where counts compete. */
export const findCompanySize = (site: Site, brand: string | null): Fact | null => {
  const pages = site.pages.filter((page) => speaksOfItself(page) || page.kind === 'careers')
  const found = fromData(site) ?? choose(pages.flatMap((page) => countsOn(page, site.language, brand)))
  if (!found) return null
  return {
    field: 'industry_size',
    value: cutText(found.value, 255),
    source_url: found.page.url.href,
    passage: toPassage(found.passage),
  }
}
