// What the rules take into consideration for each field, for someone who judges it.
import { isModelOrder } from '#domain/model-orders.ts'
import { confidenceOf, modelOf } from '../fields/score.ts'
import { fold, oneLine } from '../text/fold.ts'
import type { Confidence, EngineField, Scored } from '../types.ts'
import type { Evidence, NumberedPassage } from './passages.ts'

/** One value that a field might have. */
export type FieldCandidate = {
  field: EngineField
  value: string
  /** How far the rules rely on it; null where they would not show it. */
  confidence: Confidence | null
  /** Id of the passage that says it; null if it stands in a menu or another place that is not shown. */
  passage: string | null
}

/** How many of each field are worth a look. */
const statements = 4
const most: Partial<Record<EngineField, number>> = {
  website: 1,
  name: 3,
  location: 4,
  emails: 5,
  phones: 5,
  industry: 6,
  industry_size: 3,
  keywords: 25,
}

/** Whether a better candidate says the same: the same value, or a statement that is part of the other. */
const isRepeated = (value: string, better: string[], isStatement: boolean) =>
  better.some((one) => one === value || (isStatement && (one.includes(value) || value.includes(one))))

/** The best candidates of all fields, the best of each first. */
const bestOf = (ranked: Map<EngineField, Scored[]>): { field: EngineField; candidate: Scored; rank: number }[] =>
  [...ranked].flatMap(([field, candidates]) => {
    if (field === 'language') return []
    const values = candidates.map(({ value }) => fold(value))
    return candidates
      .filter(
        ({ value }, at) => !isModelOrder(value) && !isRepeated(values[at]!, values.slice(0, at), !(field in most)),
      )
      .slice(0, most[field] ?? statements)
      .map((candidate, rank) => ({ field, candidate, rank }))
  })

/** The passages that candidates stand in; those of the best weigh most. Keywords stand in many, so none of theirs counts. */
export const evidenceOf = (ranked: Map<EngineField, Scored[]>): Evidence[] =>
  bestOf(ranked).flatMap(({ field, candidate: { url, passage, score }, rank }) =>
    field === 'keywords'
      ? []
      : [
          {
            url,
            passage: oneLine(passage),
            weight: 1 + (1 + score) / (1 + rank),
            // Words of a trade in a menu prove too little to be shown.
            isNeeded: field !== 'industry',
          },
        ],
  )

export const candidatesOf = (ranked: Map<EngineField, Scored[]>, passages: NumberedPassage[]): FieldCandidate[] => {
  const lines = passages.map(({ id, url, text }) => ({ id, url, line: oneLine(text) }))
  return bestOf(ranked).map(({ field, candidate: { value, score, url, passage } }) => {
    const holders = lines.filter(({ line }) => line.includes(oneLine(passage)))
    return {
      field,
      value,
      confidence: confidenceOf(score, modelOf(field)) ?? null,
      passage: (holders.find((holder) => holder.url === url) ?? holders[0])?.id ?? null,
    }
  })
}
