// One weighted score for all fields. Weights are fitted by `bench/extraction/fit.ts`, which writes weights.json.
import { readFileSync } from 'node:fs'
import type { Candidate, Confidence, Scored } from '../types.ts'

export type Model = {
  bias: number
  weights: Record<string, number>
  /** Scores from which a value is shown as likely, and as sure. */
  likely: number
  sure: number
}

/** When and on how many sites the weights were fitted, and a model for each field. */
export type Weights = { date: string; sites: number; fields: Record<string, Model> }

export const weights = JSON.parse(readFileSync(new URL('./weights.json', import.meta.url), 'utf8')) as Weights

const unfitted: Model = { bias: 0, weights: {}, likely: 0, sure: 1 }

export const modelOf = (field: string): Model => weights.fields[field] ?? unfitted

/** The probability that a candidate is right: the logistic function of the weighted sum of its features. */
export const scoreOf = ({ features }: Pick<Candidate, 'features'>, { bias, weights: by }: Model): number => {
  let sum = bias
  for (const [name, value] of Object.entries(features)) sum += (by[name] ?? 0) * value
  return 1 / (1 + Math.exp(-sum))
}

/** The candidates with their scores, the best first. */
export const rank = (candidates: Candidate[], model: Model): Scored[] =>
  candidates
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate, model) }))
    .toSorted((left, right) => right.score - left.score)

/** How a score is shown; undefined below the threshold for showing it. */
export const confidenceOf = (score: number, { likely, sure }: Model): Confidence | undefined => {
  if (score >= sure) return 'sure'
  return score >= likely ? 'likely' : undefined
}
