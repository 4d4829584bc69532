/**
 * Fits the weights of the fields' models on the real sites of the train and development parts and writes
 * `facts/fields/weights/`: by logistic regression for fields with many values, by `fit-choice.ts` for those with one, of
 * which the ones that choose a passage learn from the made-up sites too. Thresholds and the printed figures come from
 * five-fold cross-validation: each site is scored by a model that has not seen it. A field that too few sites state, or
 * of which nothing is wrong, keeps its weights, which are set by hand.
 *
 * `node bench/extraction/fit.ts --sites <folder> [--field mission]`
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fields, readSite } from '#facts/index.ts'
import { modelPath, scoreOf, type FittedModel, type Model } from '#facts/fields/score.ts'
import type { Field, Known } from '#facts/types.ts'
import { choiceThresholds, countsFrom, fitChoices, folds, unseenTops, type Choice, type Top } from './fit-choice.ts'
import { acceptedOf, judge, wantedOf } from './judge.ts'
import { isJudged, readMadeUpSites } from './made-up.ts'
import { readRealSites, type RealSite } from './real-sites.ts'

type Example = { site: number; features: Record<string, number>; isRight: boolean; weight: number }

/** The penalty; many examples need less of it. */
const ridgeOf = (field: Field) => (field.least === undefined ? 0.03 : 0.01)
const steps = 15
/** What a made-up site counts beside a real one. */
const madeUpWeight = 0.5
/** Sites that have to state a field before its weights are fitted. */
const leastSites = 10

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
    // Of fields with many values each candidate counts the same.
    const isMany = field.least !== undefined
    return judged.map(({ candidate, verdict }) => ({
      site,
      features: candidate.features,
      isRight: verdict === 'right',
      weight: isMany ? 1 : 1 / (verdict === 'right' ? right : judged.length - right),
    }))
  })

/** Solves a symmetric positive definite system by Gaussian elimination. */
const solve = (matrix: number[][], right: number[]): number[] => {
  const rows = matrix.map((row, index) => [...row, right[index]!])
  for (let pivot = 0; pivot < rows.length; pivot++)
    for (let row = 0; row < rows.length; row++) {
      if (row === pivot) continue
      const share = rows[row]![pivot]! / rows[pivot]![pivot]!
      if (share !== 0) rows[row] = rows[row]!.map((value, column) => value - share * rows[pivot]![column]!)
    }
  return rows.map((row, index) => row.at(-1)! / row[index]!)
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1)

/** Logistic regression by Newton's method, with a ridge penalty on features scaled to a deviation of 1. */
const fitModel = (examples: Example[], ridge: number): Pick<Model, 'bias' | 'weights'> => {
  const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))].toSorted()
  const scales = names.map((name) => {
    const values = examples.map(({ features }) => features[name] ?? 0)
    const middle = mean(values)
    return { middle, deviation: Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) || 1 }
  })
  const inputs = examples.map(({ features }) => [
    1,
    ...names.map((name, index) => ((features[name] ?? 0) - scales[index]!.middle) / scales[index]!.deviation),
  ])
  const total = examples.reduce((sum, { weight }) => sum + weight, 0) || 1
  let fitted = inputs[0]?.map(() => 0) ?? [0]
  for (let step = 0; step < steps; step++) {
    const slope = fitted.map((weight, index) => (index === 0 ? 0 : ridge * weight))
    const curve = fitted.map((_, row) => fitted.map((_, column) => (row === column ? (row === 0 ? 1e-9 : ridge) : 0)))
    for (const [index, input] of inputs.entries()) {
      const { isRight, weight } = examples[index]!
      const score = 1 / (1 + Math.exp(-input.reduce((sum, value, at) => sum + value * fitted[at]!, 0)))
      const share = weight / total
      for (const [row, value] of input.entries()) {
        if (value === 0) continue
        slope[row]! += share * (score - Number(isRight)) * value
        const bend = share * score * (1 - score) * value
        for (const [column, other] of input.entries()) curve[row]![column]! += bend * other
      }
    }
    const move = solve(curve, slope)
    fitted = fitted.map((weight, index) => weight - move[index]!)
  }
  const weights = names.map((name, index) => [name, fitted[index + 1]! / scales[index]!.deviation] as const)
  const bias = fitted[0]! - weights.reduce((sum, [, weight], index) => sum + weight * scales[index]!.middle, 0)
  return { bias, weights: Object.fromEntries(weights) }
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
 * `likely`: the lowest score with the best F1, but for a hundredth, or, where a truth lists far more values than are
 * shown, the lowest score from which .9 are right;
 * `sure`: the lowest score from which .97 are right.
 */
const thresholdsOf = (shown: Shown[], wanted: number, isOpen: boolean): Pick<Model, 'likely' | 'sure'> => {
  const scores = shown.map(({ score }) => score).toSorted((left, right) => left - right)
  const f1 = (from: number) => {
    const right = shown.filter(({ score, isRight }) => score >= from && isRight).length
    return (2 * right) / (shown.filter(({ score }) => score >= from).length + wanted || 1)
  }
  const best = scores.reduce((best, score) => (f1(score) > f1(best) ? score : best), scores[0] ?? 1)
  const lowest = scores.find((score) => f1(score) >= f1(best) - 0.01)
  const mostlyRight = scores.find((score) => precisionFrom(shown, score) >= 0.9)
  const likely = (isOpen ? mostlyRight : (lowest ?? best)) ?? 1
  const sure = scores.find((score) => score >= likely && precisionFrom(shown, score) >= 0.97) ?? 1
  return { likely, sure }
}

const rounded = (value: number) => Math.round(value * 1000) / 1000
/** A threshold must not exceed the score that it was read from. */
const roundedDown = (value: number) => Math.floor(value * 100_000 - 1) / 100_000

const byRegression = (field: Field, sites: RealSite[]): Model => {
  const examples = examplesOf(field, sites)
  const shown = Array.from({ length: folds }, (_, fold) => {
    const model = fitModel(
      examples.filter(({ site }) => site % folds !== fold),
      ridgeOf(field),
    )
    const unseen = Map.groupBy(
      examples.filter(({ site }) => site % folds === fold),
      ({ site }) => site,
    )
    return [...unseen.values()].flatMap((ofSite) => shownOf(field, ofSite, model))
  }).flat()
  const wanted = sites.reduce((sum, { truth }) => sum + wantedOf(field.name, truth).length, 0)
  const { likely, sure } = thresholdsOf(shown, wanted, field.least !== undefined)
  const right = shown.filter(({ score, isRight }) => score >= likely && isRight).length
  console.log(`  cross-validated: precision ${percent(precisionFrom(shown, likely))}, found ${right} of ${wanted}`)
  return { ...fitModel(examples, ridgeOf(field)), likely, sure }
}

const choicesOf = (field: Field, sites: RealSite[], weight: number): Choice[] =>
  sites.flatMap(({ slug, truth, pages }): Choice[] => {
    const read = readSite(pages, truth.url)
    if (!read) return []
    const accepted = acceptedOf(field.name, truth)
    const candidates = field
      .candidates(read, { name: truth.name?.[0] ?? undefined, location: truth.location?.[0] ?? undefined })
      .map(({ value, features }) => ({ features, isRight: judge(field.name, value, truth) === 'right' }))
    return [{ site: slug, weight, candidates, mayBeNone: accepted.includes(null), isWanted: !accepted.includes(null) }]
  })

const percent = (share: number) => `${(100 * share).toFixed(0)} %`

const printTops = (title: string, tops: Top[], { likely, sure }: Pick<Model, 'likely' | 'sure'>) => {
  if (tops.length === 0) return
  const [all, certain] = [countsFrom(tops, likely), countsFrom(tops, sure)]
  const ofSure = certain.shown > 0 ? `, sure ${percent(certain.precision)} of ${certain.shown}` : ''
  console.log(`  ${title}: precision ${percent(all.precision)}, recall ${percent(all.recall)}${ofSure}`)
}

const byChoice = (field: Field, sites: RealSite[], madeUp: RealSite[]): Model | undefined => {
  const [real, invented] = [choicesOf(field, sites, 1), choicesOf(field, madeUp, madeUpWeight)]
  const stating = real.filter(({ candidates }) => candidates.some(({ isRight }) => isRight))
  const isNeverWrong = real.every(({ candidates }) => candidates.every(({ isRight }) => isRight))
  if (stating.length < leastSites || isNeverWrong) return undefined
  const unseen = unseenTops([...real, ...invented])
  const thresholds = choiceThresholds(unseen)
  const isReal = new Set(real.map(({ site }) => site))
  const [ofReal, ofInvented] = [true, false].map((is) => unseen.filter(({ site }) => isReal.has(site) === is))
  printTops('cross-validated', ofReal!, thresholds)
  printTops(
    'made up, cross-validated',
    ofInvented!.map((top) => ({ ...top, weight: 1 })),
    thresholds,
  )
  return { ...fitChoices([...real, ...invented]), ...thresholds }
}

const finished = ({ bias, weights, likely, sure }: Model): Model => ({
  bias: rounded(bias),
  weights: Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, rounded(weight)])),
  likely: roundedDown(likely),
  sure: sure === 1 ? 1 : roundedDown(sure),
})

const { values } = parseArgs({ options: { sites: { type: 'string' }, field: { type: 'string' } } })
if (!values.sites) throw new Error('Give --sites <folder of clones>; bench/extraction/README.md says how to get them.')
const { sites, missing } = readRealSites(values.sites, ['train', 'development'])
if (missing.length > 0) console.warn(`${missing.length} sites are not in the folder: ${missing.join(', ')}`)
for (const field of fields.filter(({ name }) => !values.field || values.field === name)) {
  console.log(field.name)
  const madeUp = isJudged(field.name) ? readMadeUpSites() : []
  const model = field.most === undefined ? byChoice(field, sites, madeUp) : byRegression(field, sites)
  if (!model) {
    console.log('  keeps its weights')
    continue
  }
  const fitted: FittedModel = {
    date: new Date().toISOString().slice(0, 10),
    sites: sites.length + madeUp.length,
    ...finished(model),
  }
  writeFileSync(modelPath(field.name), `${JSON.stringify(fitted, undefined, 2)}\n`)
}
