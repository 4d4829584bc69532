// Fits fields that choose one of many passages of a site: a conditional logit model, which learns from each site which
// passage a careful reader would take, or none. Scores come from models that have not seen the site.
import type { Model } from '#facts/fields/score.ts'

export type Choice = {
  /** The site's name, by which it falls into a fold. */
  site: string
  weight: number
  candidates: { features: Record<string, number>; isRight: boolean }[]
  /** Nothing may be given; and something has to be found. */
  mayBeNone: boolean
  isWanted: boolean
}

type Weights = Pick<Model, 'bias' | 'weights'>

const ridge = 0.005
const steps = 250
/** Parts of the cross-validation. */
export const folds = 5

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const valueOf = ({ bias, weights }: Weights, features: Record<string, number>) =>
  bias + sumOf(Object.entries(features).map(([name, value]) => (weights[name] ?? 0) * value))

type Rows = { rows: Float64Array[]; isRight: boolean[]; mayBeNone: boolean; weight: number }

/** Adds the slope of a site's loss, the negative logarithm of the share of what is right, to `slope`. */
const addSlope = ({ rows, isRight, mayBeNone, weight }: Rows, by: Float64Array, slope: Float64Array) => {
  const scores = rows.map((row) => row.reduce((sum, value, at) => sum + value * by[at]!, 0))
  const highest = scores.reduce((most, score) => Math.max(most, score), 0)
  const shares = scores.map((score) => Math.exp(score - highest))
  const none = Math.exp(-highest)
  const all = none + sumOf(shares)
  const right = (mayBeNone ? none : 0) + sumOf(shares.filter((_, at) => isRight[at]))
  for (const [index, row] of rows.entries()) {
    const error = weight * (shares[index]! / all - (isRight[index] ? shares[index]! / right : 0))
    if (Math.abs(error) > 1e-9) for (let at = 0; at < row.length; at++) slope[at]! += error * row[at]!
  }
}

/** Gradient descent with momentum, with a ridge penalty on all weights but the bias, which is the last. */
export const fitChoices = (choices: readonly Choice[]): Weights => {
  const names = [...new Set(choices.flatMap(({ candidates }) => Object.keys(candidates[0]?.features ?? {})))].toSorted()
  const total = sumOf(choices.map(({ weight }) => weight))
  const sites = choices.map(({ candidates, mayBeNone, weight }): Rows => ({
    rows: candidates.map(({ features }) => Float64Array.from([...names.map((name) => features[name] ?? 0), 1])),
    isRight: candidates.map(({ isRight }) => isRight),
    mayBeNone: mayBeNone || !candidates.some(({ isRight }) => isRight),
    weight: weight / total,
  }))
  const by = new Float64Array(names.length + 1)
  by[names.length] = -3
  const speed = new Float64Array(by.length)
  for (let step = 0; step < steps; step++) {
    const slope = by.map((weight, at) => (at < names.length ? ridge * weight : 0))
    for (const site of sites) addSlope(site, by, slope)
    for (let at = 0; at < by.length; at++) {
      speed[at] = 0.9 * speed[at]! - slope[at]!
      by[at]! += speed[at]!
    }
  }
  return { bias: by[names.length]!, weights: Object.fromEntries(names.map((name, at) => [name, by[at]!])) }
}

/** What would be shown of a site at best. */
export type Top = { site: string; score: number; isRight: boolean; isWanted: boolean; weight: number }

const topsOf = (choices: readonly Choice[], model: Weights): Top[] =>
  choices.map(({ site, candidates, isWanted, weight }) => {
    const best = candidates
      .map(({ features, isRight }) => ({ score: 1 / (1 + Math.exp(-valueOf(model, features))), isRight }))
      .reduce((best, one) => (one.score > best.score ? one : best), { score: 0, isRight: false })
    return { site, ...best, isWanted, weight }
  })

const foldOf = (site: string) =>
  Array.from(site, (letter) => letter.codePointAt(0)!).reduce((hash, code) => (hash * 31 + code) % 9973, 7) % folds

/** Each site's best candidate by a model fitted without it. */
export const unseenTops = (choices: readonly Choice[]): Top[] =>
  Array.from({ length: folds }, (_, fold) => {
    const [unseen, seen] = [true, false].map((is) => choices.filter(({ site }) => (foldOf(site) === fold) === is))
    return topsOf(unseen!, fitChoices(seen!))
  }).flat()

export const countsFrom = (tops: readonly Top[], from: number) => {
  const right = sumOf(tops.filter(({ score, isRight }) => score >= from && isRight).map(({ weight }) => weight))
  const shown = sumOf(tops.filter(({ score }) => score >= from).map(({ weight }) => weight))
  const missed = tops.filter(({ score, isRight, isWanted }) => isWanted && !(score >= from && isRight))
  const wanted = right + sumOf(missed.map(({ weight }) => weight))
  return { precision: right / (shown || 1), recall: right / (wanted || 1), shown }
}

/** Fewer shown as sure say too little about how often they are right. */
const leastSure = 15

/**
 * `likely`: the best F-measure in which precision weighs twice as much as recall (beta² = 0.5); `sure`: the lowest score
 * from which .97 are right, if that many are.
 */
export const choiceThresholds = (tops: readonly Top[]): Pick<Model, 'likely' | 'sure'> => {
  const scores = tops.map(({ score }) => score).toSorted((left, right) => left - right)
  const worth = (from: number) => {
    const { precision, recall } = countsFrom(tops, from)
    return (1.5 * precision * recall) / (0.5 * precision + recall || 1)
  }
  const likely = scores.reduce((best, score) => (worth(score) > worth(best) ? score : best), scores[0] ?? 1)
  const sure = scores.find((score) => {
    const { precision, shown } = countsFrom(tops, score)
    return score >= likely && precision >= 0.97 && shown >= leastSure
  })
  return { likely, sure: sure ?? 1 }
}
