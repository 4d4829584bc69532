// A model's judgement of a website's facts, as far as the website bears it out. Decision 21 says why these rules.
import type { FoundFact } from '#domain/facts.ts'
import { fold, toPassage, type NumberedPassage, type Reading } from '#facts/index.ts'
import { unescape } from '#server/features/blogs/prompts/data-block.ts'
import { judgedFields, type FactsAnswer, type JudgedField } from './facts.ts'
import {
  comparable,
  holdsHardParts,
  host,
  itemsOf,
  sharedWords,
  supportedValue,
  type Support,
} from './supported-value.ts'

/** Fields that keep the rules' fact when the model knows none: copied from the page, so a person sees at once if one is wrong. */
const kept = new Set<JudgedField>(['name', 'website', 'contacts', 'keywords'])

/** Fields where rules that are not sure are right so often that the model's agreement is proof. */
const raised = new Set<JudgedField>(['name', 'website', 'summary', 'industry', 'location'])

/** A model that finds fewer facts has not read the passages, and its nulls say nothing. */
const leastFound = 3

/**
 * The rules' facts, replaced by those that the model found.
 * @param answer each fact needs the id of a passage that was shown, and its value must stand in what it cites
 * @param shown the passages that the model was shown
 */
export const judgeFacts = (answer: FactsAnswer, shown: NumberedPassage[], reading: Reading): FoundFact[] => {
  const site = supportOf(reading)
  const found = new Map(judgedFields.map((field) => [field, modelsFact(field, answer, shown, site)]))
  const hasRead = [...found.values()].filter(Boolean).length >= leastFound
  const isWithdrawn = (fact: FoundFact) =>
    hasRead &&
    fact.confidence === 'likely' &&
    fact.field !== 'language' &&
    !kept.has(fact.field) &&
    answer[fact.field] === null
  const judged = judgedFields.flatMap((field): FoundFact[] => {
    const rules = reading.facts.find((fact) => fact.field === field)
    const model = found.get(field)
    if (!model) return rules && !isWithdrawn(rules) ? [rules] : []
    const isSure = rules && (rules.confidence === 'sure' || raised.has(field)) && agree(field, model.value, rules.value)
    return [{ ...model, confidence: isSure ? 'sure' : 'likely' }]
  })
  return [...judged, ...reading.facts.filter(({ field }) => field === 'language')]
}

const supportOf = ({ passages, candidates, facts }: Reading): Omit<Support, 'cited'> => ({
  site: [...passages.map(({ text }) => text), ...candidates.map(({ value }) => value)].map(comparable),
  industries: candidates.filter(({ field }) => field === 'industry').map(({ value }) => comparable(value)),
  addresses: [
    ...new Set(passages.map(({ url }) => url)),
    ...facts.filter(({ field }) => field === 'website').map(({ value }) => value),
  ],
})

const modelsFact = (
  field: JudgedField,
  answer: FactsAnswer,
  shown: NumberedPassage[],
  site: Omit<Support, 'cited'>,
): FoundFact | undefined => {
  const given = answer[field]
  if (!given) return undefined
  const cited = given.passages.flatMap(
    (id) => shown.find((passage) => passage.id === id.replaceAll(/[[\]\s]/g, '')) ?? [],
  )
  if (cited.length === 0) return undefined
  const texts = cited.map(({ text }) => comparable(text))
  const value = supportedValue(field, unescape(given.value).replaceAll(/\s+/g, ' ').trim(), { ...site, cited: texts })
  if (!value) return undefined
  const shares = texts.map((text) => sharedWords(text, value))
  const source = cited[shares.indexOf(Math.max(...shares))]!
  return { field, value, confidence: 'likely', source_url: source.url, passage: toPassage(source.text) }
}

/** An e-mail address, or the last eight digits of a telephone number, which its spellings share. */
const contactKey = (contact: string) =>
  contact.includes('@') ? contact.toLowerCase() : contact.replaceAll(/\D/g, '').slice(-8)

/** Whether the rules say the same: every item of the model's list, or most words of the shorter statement. */
const agree = (field: JudgedField, model: string, rules: string): boolean => {
  if (field === 'contacts' || field === 'keywords') {
    const keyOf = field === 'contacts' ? contactKey : fold
    const known = new Set(itemsOf(rules).map(keyOf))
    return itemsOf(model).every((item) => known.has(keyOf(item)))
  }
  if (field === 'website') return host(model) === host(rules)
  if (field === 'name' || field === 'industry') return fold(model) === fold(rules)
  const [one, two] = [comparable(model), comparable(rules)]
  return (
    Math.min(sharedWords(one, two), sharedWords(two, one)) >= leastAgreed &&
    (holdsHardParts(one, two) || holdsHardParts(two, one))
  )
}

const leastAgreed = 0.6
