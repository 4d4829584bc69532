// One weighted score for all fields. `bench/extraction/fit.ts` fits the weights of each, weights/<field>.json.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Candidate, Confidence, EngineField, Scored } from '../types.ts'

export type Model = {
  bias: number
  weights: Record<string, number>
  /** Scores from which a value is shown as likely, and as sure. */
  likely: number
  sure: number
}

/** A fitted model, when it was fitted and on how many sites. */
export type FittedModel = { date: string; sites: number } & Model

export const modelPath = (field: EngineField) => join(import.meta.dirname, 'weights', `${field}.json`)

const unfitted: Model = { bias: 0, weights: {}, likely: 0, sure: 1 }
const models = new Map<EngineField, Model>()

export const modelOf = (field: EngineField): Model => {
  const path = modelPath(field)
  const model =
    models.get(field) ?? (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as FittedModel) : unfitted)
  models.set(field, model)
  return model
}

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
