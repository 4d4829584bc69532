/**
 * Fits the weights of the fields' models by logistic regression on the train part of the real sites, reads the thresholds
 * off their scores on the development part, and writes `facts/fields/weights/`.
 *
 * `node bench/extraction/fit.ts --sites <folder> [--field mission]`
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fields, readSite } from '#facts/index.ts'
import { modelPath, scoreOf, type FittedModel, type Model } from '#facts/fields/score.ts'
import type { Field, Known } from '#facts/types.ts'
import { judge, wantedOf } from './judge.ts'
import { readRealSites, type RealSite } from './real-sites.ts'

type Example = { site: number; features: Record<string, number>; isRight: boolean; weight: number }

const ridge = 0.02
const steps = 400

/** Candidates of every site with their verdicts. Each site weighs the same, and its right ones as much as its wrong. */
const examplesOf = (field: Field, sites: RealSite[]): Example[] =>
  sites.flatMap(({ truth, pages }, site): Example[] => {
    const read = readSite(pages, truth.url)
    if (!read) return []
    const known: Known = { name: truth.name?.[0] ?? undefined, location: truth.location?.[0] ?? undefined }
    const judged = field
      .candidates(read, known)
      .map((candidate) => ({ candidate, verdict: judge(field.name, candidate.value, truth) }))
      .filter(({ verdict }) => verdict !== 'neither')
    const right = judged.filter(({ verdict }) => verdict === 'right').length
    return judged.map(({ candidate, verdict }) => ({
      site,
      features: candidate.features,
      isRight: verdict === 'right',
      weight: 1 / (verdict === 'right' ? right : judged.length - right),
    }))
  })

/** Gradient descent with momentum on the log loss with a ridge penalty. */
const fitModel = (examples: Example[]): Pick<Model, 'bias' | 'weights'> => {
  const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))].toSorted()
  const weights: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]))
  const speed: Record<string, number> = { ...weights }
  const total = examples.reduce((sum, { weight }) => sum + weight, 0) || 1
  let bias = 0
  let biasSpeed = 0
  for (let step = 0; step < steps; step++) {
    const slope: Record<string, number> = Object.fromEntries(names.map((name) => [name, ridge * weights[name]!]))
    let biasSlope = 0
    for (const { features, isRight, weight } of examples) {
      const error = ((scoreOf({ features }, { bias, weights, likely: 0, sure: 0 }) - Number(isRight)) * weight) / total
      biasSlope += error
      for (const name in features) slope[name]! += error * features[name]!
    }
    biasSpeed = 0.9 * biasSpeed - biasSlope
    bias += biasSpeed
    for (const name of names) {
      speed[name] = 0.9 * speed[name]! - slope[name]!
      weights[name]! += speed[name]
    }
  }
  return { bias, weights }
}

/** What would be shown of a site at best: its candidates by score, as many as the field may have. */
type Shown = { score: number; isRight: boolean }

const shownOf = (field: Field, examples: Example[], model: Pick<Model, 'bias' | 'weights'>): Shown[] =>
  examples
    .map(({ features, isRight }) => ({ score: scoreOf({ features }, { ...model, likely: 0, sure: 0 }), isRight }))
    .toSorted((left, right) => right.score - left.score)
    .slice(0, field.most ?? 1)

const precisionFrom = (shown: Shown[], from: number) => {
  const above = shown.filter(({ score }) => score >= from)
  return above.length === 0 ? 0 : above.filter(({ isRight }) => isRight).length / above.length
}

/**
 * `likely`: the best F1, or, where a truth lists far more values than are shown, the lowest score from which .9 are right;
 * `sure`: the lowest score from which .97 are right.
 */
const thresholdsOf = (shown: Shown[], wanted: number, isOpen: boolean): Pick<Model, 'likely' | 'sure'> => {
  const scores = shown.map(({ score }) => score).toSorted((left, right) => left - right)
  const f1 = (from: number) => {
    const right = shown.filter(({ score, isRight }) => score >= from && isRight).length
    return (2 * right) / (shown.filter(({ score }) => score >= from).length + wanted || 1)
  }
  const best = scores.reduce((best, score) => (f1(score) > f1(best) ? score : best), scores[0] ?? 1)
  const likely = isOpen ? (scores.find((score) => precisionFrom(shown, score) >= 0.9) ?? 1) : best
  const sure = scores.find((score) => score >= likely && precisionFrom(shown, score) >= 0.97) ?? 1
  return { likely, sure }
}

const rounded = (value: number) => Math.round(value * 1000) / 1000
/** A threshold must not exceed the score that it was read from. */
const roundedDown = (value: number) => Math.floor(value * 1000 - 1) / 1000

const fitField = (field: Field, train: RealSite[], development: RealSite[]): Model => {
  const examples = examplesOf(field, train)
  const { bias, weights } = fitModel(examples)
  const unseen = Map.groupBy(examplesOf(field, development), ({ site }) => site)
  const shown = [...unseen.values()].flatMap((ofSite) => shownOf(field, ofSite, { bias, weights }))
  const wanted = development.reduce((sum, { truth }) => sum + wantedOf(field.name, truth).length, 0)
  const { likely, sure } = thresholdsOf(shown, wanted, field.least !== undefined)
  const right = shown.filter(({ score, isRight }) => score >= likely && isRight).length
  console.log(
    `${field.name.padEnd(14)} ${examples.length} candidates, ${examples.filter(({ isRight }) => isRight).length} right; ` +
      `development: precision ${precisionFrom(shown, likely).toFixed(2)}, found ${right} of ${wanted}`,
  )
  return {
    bias: rounded(bias),
    weights: Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, rounded(weight)])),
    likely: roundedDown(likely),
    sure: sure === 1 ? 1 : roundedDown(sure),
  }
}

const { values } = parseArgs({ options: { sites: { type: 'string' }, field: { type: 'string' } } })
if (!values.sites) throw new Error('Give --sites <folder of clones>; bench/extraction/README.md says how to get them.')
const { sites, missing } = readRealSites(values.sites, ['train', 'development'])
const [train, development] = [
  sites.filter(({ part }) => part === 'train'),
  sites.filter(({ part }) => part === 'development'),
]
if (missing.length > 0) console.warn(`${missing.length} sites are not in the folder: ${missing.join(', ')}`)
for (const field of fields.filter(({ name }) => !values.field || values.field === name)) {
  const model: FittedModel = {
    date: new Date().toISOString().slice(0, 10),
    sites: train.length,
    ...fitField(field, train, development),
  }
  writeFileSync(modelPath(field.name), `${JSON.stringify(model, undefined, 2)}\n`)
}
