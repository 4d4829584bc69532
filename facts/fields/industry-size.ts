import { fold, oneLine, wordsOf } from '../text/fold.ts'
import { matcherOf, readLanguages, termsOf } from '../data/read-data.ts'
import { textOf } from '../page/entities.ts'
import { ownOrganisations } from '../site/organisations.ts'
import { placesOf } from '../site/read-site.ts'
import type { Candidate, Field, Site } from '../types.ts'
import { passageAround, toPassage } from './passage.ts'
import { cuesOf } from './statements/cues.ts'

const words = (list: string) =>
  readLanguages
    .flatMap((language) => termsOf(list, language))
    .map((term) => term.replaceAll('*', String.raw`\p{L}*`))
    .join('|')

/** "more than 120 skilled employees", "a team of 12": a number, at most one word, and those who work there. */
const start = String.raw`(?<![\p{L}\p{N}.,])`
const number = String.raw`(?:\d{1,3}(?:[.,' ]\d{3})+|\d{1,6}|${words('small number')})(?![\p{N}.,]\d)\+?`
const staffed = new RegExp(String.raw`${start}${number}(?: [\p{L}-]+)? (?:${words('staff')})(?![\p{L}\p{N}])`, 'gu')
const team = new RegExp(
  String.raw`(?:${words('team of')}) (?:(?:${words('about so many')}) )?${number}(?: [\p{L}-]+)?`,
  'gu',
)
const about = new RegExp(String.raw`(?<![\p{L}])(?:${words('about so many')}) $`, 'u')
const unsaid = matcherOf(readLanguages.flatMap((language) => termsOf('not the staff', language)))

const longest = 80
const longestText = 1000

const inText = (site: Site): Candidate[] =>
  placesOf(site).flatMap(({ page, block }) => {
    const text = oneLine(block.text).slice(0, longestText)
    if (block.voice !== 'own' || text.length < 8) return []
    const folded = fold(text)
    return [staffed, team].flatMap((pattern) =>
      [...folded.matchAll(pattern)]
        .filter(({ 0: found }) => found.length <= longest && !/^[01]\b/.test(found))
        .map(({ 0: found, index }) => {
          const from = index - (about.exec(folded.slice(Math.max(0, index - 20), index))?.[0].length ?? 0)
          return text.slice(from, index + found.length)
        })
        .map((value): Candidate => ({
          value,
          url: page.url,
          passage: passageAround(text, value),
          features: {
            linkedData: 0,
            team: Number(pattern === team),
            company: Number(['home', 'about', 'team', 'mission', 'careers'].includes(page.kind)),
            ours: Number(cuesOf(wordsOf(folded), site.language).counts.we > 0),
            others: Number(unsaid.test(folded)),
          },
        })),
    )
  })

const inData = (site: Site): Candidate[] =>
  ownOrganisations(site).flatMap(({ entity, page }) => {
    const said = entity['numberOfEmployees']
    const value = typeof said === 'object' ? textOf((said as Record<string, unknown>)['value']) : textOf(said)
    return /^\d[\d -]*$/.test(value)
      ? [
          {
            value,
            url: page.url,
            passage: toPassage(value),
            features: { linkedData: 1, team: 0, company: 1, ours: 0, others: 0 },
          },
        ]
      : []
  })

/** The number of people who work there, as printed. Too few sites say it to fit its weights: they are set by hand. */
export const industrySize: Field = {
  name: 'industry_size',
  candidates: (site) => [...inData(site), ...inText(site)],
}
