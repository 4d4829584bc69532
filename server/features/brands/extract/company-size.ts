import { maskBrand } from './headings.ts'
import { lexicons } from './lexicons/lexicons.ts'
import { ownOrganisations } from './own-entities.ts'
import { speaksOfItself } from './statements.ts'
import { recordsOf, textOf } from './structured-data.ts'
import { cutText, fold, foldedPattern, normalise, sentencesOf, toPassage } from './text.ts'
import type { Fact } from '#domain/facts.ts'
import type { BaseLanguage } from '#domain/languages.ts'
import type { Lexicon } from './lexicons/lexicon.ts'
import type { PageModel, Site } from './model.ts'

type Found = { value: string; passage: string; page: PageModel }

/** A year is no head count. */
const number = String.raw`(?!(?:19|20)\d\d(?![\d.,]))\d{1,3}(?:[.,' ]\d{3})*|\d{1,6}`

/** "164 pupils and a staff of 33": the words between number and noun join nothing. */
const noJoint =
  '(?!(?:and|or|an?|the|in|of|for|with|to|who|that|y|o|de|con|en|que|et|ou|des?|avec|qui|und|oder|mit|im|die|e|di|che)(?![a-z]))'

const expand = (source: string, lexicon: Lexicon): RegExp =>
  foldedPattern(
    `(?<![a-z0-9@])${source.replaceAll('[a-z-]+ ){0,', `${noJoint}[a-z-]+ ){0,`).replaceAll(' \\w+){0,2}', ` ${noJoint}\\w+){0,2}`).replaceAll('NOUN', lexicon.size.noun).replaceAll('#', `(?:${number}|${lexicon.size.words})`)}(?![a-z0-9])`,
  )

const rules = Object.values(lexicons).map((lexicon) => ({
  sentences: lexicon.size.sentences.map((source) => expand(source, lexicon)),
  count: expand(`^${lexicon.size.count}[.!]?$`, lexicon),
  people: expand('^[~+]?#\\+? (?:NOUN)$', lexicon),
}))

const others =
  /\b(?:for|from|with|companies|businesses|firms|clients|customers|helped|trained|kunden|unternehmen mit|betriebe (?:mit|von|ab)|firmen mit|entreprises? de|empresas (?:de|con)|aziende (?:con|da)|clientes|clienti)\s+(?:\w+\s+){0,3}$/

/** The sentence speaks of the company itself. */
const owner =
  /\b(?:we|our|us|the (?:company|firm|team|group|practice|business|school|charity)|wir|uns|unser\w*|(?:das|der|die|dem|im|in der) (?:team|unternehmen|firma|betrieb|kanzlei|praxis|verein|gruppe)|nous|notre|nos|l'(?:equipe|entreprise|association|atelier)|la (?:societe|maison)|le cabinet|somos|contamos|tenemos|empleamos|formamos|trabajamos|nosotros|nuestr\w+|la empresa|el equipo|noi|siamo|lavoriamo|contiamo|abbiamo|impieghiamo|nostr\w+|l'azienda|azienda|lo studio|la cooperativa|il team|team size|employees|headcount|plantilla|effectifs?|mitarbeiter\w*|collaborateurs|dipendenti|organico|une equipe|un equipo|un team|team|staff|equipe|equipo|llegamos|damos|diamo|work here|y travaillent|travaillent (?:ici|chez nous)|arbeiten (?:hier|bei uns))\b|@/
const customers = /\b(?:clients?|customers?|kunden?|mandanten?|clientes?|clienti|cliente|partners?|partner)\b/

/** The label of a box that counts the company's own people. */
const teamLabel =
  /^(?:(?:our|the|unser|das|notre|l'|nuestro|el|il nostro|il|la nostra) ?)?(?:team(?: size)?|staff|crew|workforce|headcount|people|belegschaft|equipe|effectifs?|equipo|plantilla|organico|squadra) ?:?$/

/** "12 employees" alone in its box, or the number and the word in two boxes side by side. */
const fromCounter = (page: PageModel): Found | null => {
  for (const [position, block] of page.blocks.entries()) {
    if (block.voice !== 'own' || block.isQuote || block.text.length > 60) continue
    const next = page.blocks[position + 1]
    const previous = page.blocks[position - 1]
    const texts = [block.text]
    if (next && next.region === block.region && /^[~+]?[\d.,]{1,7}\s?\+?$/.test(block.text))
      texts.push(`${block.text} ${next.text}`)
    if (previous && previous.region === block.region && /^[~+]?[\d.,]{1,7}\s?\+?$/.test(block.text))
      texts.push(`${previous.text}: ${block.text}`)
    if (previous && previous.region === block.region && teamLabel.test(fold(previous.text)))
      if (rules.some(({ people }) => people.test(fold(block.text))))
        return { value: block.text, passage: block.text, page }
    for (const text of texts.filter((one) => one.length <= 60)) {
      const folded = fold(text)
      for (const { count, sentences } of rules) {
        const match = count.exec(folded)
        if (match) return { value: text.replace(/[.!]$/, ''), passage: text, page }
        const label = /^[^:]{4,30}: ?[~+\d.,]+\+?$/.test(text)
          ? sentences
              .map((rule) => rule.exec(folded))
              .find((one) => one?.index === 0 && one[1] && /^\S+(?: \S+){0,3} ?:/.test(one[0]))
          : undefined
        if (label)
          return {
            value: text.replace(/^(.+?): ?(.+)$/, (_, noun: string, count: string) => `${count} ${noun.toLowerCase()}`),
            passage: text === block.text ? text : `${previous?.text} ${block.text}`,
            page,
          }
      }
    }
  }
  return null
}

const trimmed = (text: string): string => normalise(text).replace(/^[,;:\s]+|[,;:.\s]+$/g, '')

/** "61 people, about half of them in Leeds": a point of a list about the company that begins with its people. */
const countedFirst =
  /^(?:about |around |over |rund |etwa |environ |unas |circa )?\d{1,3}(?:[.,]\d{3})* (?:people|staff|employees|colleagues|personas|empleados|personnes|salaries|collaborateurs|menschen|mitarbeiter\w*|mitarbeitende|beschaftigte|persone|dipendenti)(?=,|$)/

const fromList = (page: PageModel): Found | null => {
  if (page.kind !== 'about' && page.kind !== 'team') return null
  for (const { tag, voice, text } of page.blocks) {
    const match = tag === 'li' && voice === 'own' ? countedFirst.exec(fold(text)) : null
    if (match) return { value: text.slice(0, match[0].length), passage: text, page }
  }
  return null
}

/** Texts in which a company may count its people: its own paragraphs, and the description that it gives a page. */
const textsIn = (page: PageModel): string[] => [
  ...page.blocks
    .filter((block) => block.voice === 'own' && !block.isQuote && !block.isLink && block.region !== 'nav')
    .map((block) => block.text),
  page.meta.get('description')?.[0] ?? '',
]

const fromSentence = (page: PageModel, language: BaseLanguage, brand: string | null): Found | null => {
  for (const text of textsIn(page)) {
    for (const sentence of sentencesOf(text, language)) {
      const folded = fold(sentence)
      const masked = maskBrand(folded, brand)
      for (const { sentences } of rules) {
        for (const rule of sentences) {
          const match = rule.exec(masked)
          if (!match || !owner.test(masked) || others.test(masked.slice(0, match.index))) continue
          if (customers.test(masked.slice(0, match.index + 12))) continue
          // "Siamo in sette", "our team of 12": a bare number takes the words before it along.
          const said = match[1] && !/^[\d.,+]+$|^[\w-]+$/.test(match[1]) ? match[1] : match[0].replace(/^.*@\S*\s*/, '')
          const at = folded.indexOf(said)
          return { value: trimmed(at === -1 ? said : sentence.slice(at, at + said.length)), passage: sentence, page }
        }
      }
    }
  }
  return null
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
    return { value: /[a-z]{3}/i.test(amount) ? amount : `${amount} ${employeesWord[site.language]}`, passage, page }
  }
  return null
}

/** How many people work for the company, in the site's own words ("over 120 employees"). */
export const findCompanySize = (site: Site, brand: string | null): Fact | null => {
  const pages = site.pages.filter((page) => speaksOfItself(page) || page.kind === 'careers')
  let found = fromData(site)
  for (const page of pages) found ??= fromSentence(page, site.language, brand) ?? fromCounter(page) ?? fromList(page)
  if (!found) return null
  return {
    field: 'industry_size',
    value: cutText(found.value, 255),
    source_url: found.page.url.href,
    passage: toPassage(found.passage),
  }
}
