/**
 * How often a fact is right that a model and the rules agree on: the share of right ones among facts marked sure and
 * likely, with a simulated model that reads well but errs in a share of the fields, mostly by taking another candidate.
 *
 * `node bench/extraction/agreement.ts --sites <folder> [--part development] [--errs 0.3]`
 */
import { parseArgs } from 'node:util'
import { readFacts } from '#facts/index.ts'
import { FactsAnswer, factsRequest, judgedFields, type JudgedField } from '#server/features/brands/prompts/facts.ts'
import { judgeFacts } from '#server/features/brands/prompts/judge-facts.ts'
import { goodAnswer, readRequest, type Asked } from './good-model.ts'
import { judge } from './judge.ts'
import { parts, readRealSites, type RealTruth } from './real-sites.ts'

const { values: options } = parseArgs({
  options: { sites: { type: 'string' }, part: { type: 'string' }, errs: { type: 'string', default: '0.3' } },
})
if (!options.sites) throw new Error('Give --sites <folder of clones>; bench/extraction/README.md says how to get them.')

const rounds = 3
const windowTokens = 8192
const candidates = 4
const nullShare = 0.2

/** The same numbers in each run. */
let state = 7
const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648

const carelessAnswer = (truth: RealTruth, asked: Asked): FactsAnswer => {
  const good = goodAnswer(truth, asked)
  const erring = (field: JudgedField) => {
    const shown = (asked.candidates.get(field) ?? []).slice(0, candidates)
    const pick = shown[Math.floor(random() * shown.length)]
    if (!pick || random() < nullShare) return null
    const value = pick.text || asked.passages.find(({ id }) => id === pick.id)!.text
    return { value, passages: [pick.id || asked.passages[0]!.id] }
  }
  return FactsAnswer.parse(
    Object.fromEntries(
      judgedFields.map((field) => [field, random() < Number(options.errs) ? erring(field) : good[field]]),
    ),
  )
}

const { sites } = readRealSites(
  options.sites,
  parts.filter((part) => !options.part || part === options.part),
)
const verdicts = sites.flatMap(({ truth, pages }) => {
  const reading = readFacts(pages, { start_url: truth.url })
  const asked = factsRequest(reading, windowTokens)
  if (!asked) return []
  return Array.from({ length: rounds }, () =>
    judgeFacts(carelessAnswer(truth, readRequest(asked.request.prompt)), asked.shown, reading),
  ).flatMap((facts) =>
    facts.flatMap(({ field, value, confidence }) =>
      // Lists are right in part.
      field === 'contacts' || field === 'keywords' || field === 'language'
        ? []
        : [{ field, confidence, isRight: judge(field, value, truth) === 'right' }],
    ),
  )
})

const percentOf = (all: typeof verdicts) =>
  all.length === 0
    ? '     –'.padEnd(15)
    : `${((100 * all.filter(({ isRight }) => isRight).length) / all.length).toFixed(1).padStart(6)} % of ${all.length}`.padEnd(
        15,
      )
const print = (name: string, all: typeof verdicts) => {
  const shares = (['sure', 'likely'] as const).map((wanted) =>
    percentOf(all.filter(({ confidence }) => confidence === wanted)),
  )
  console.log(`${name.padEnd(14)} sure ${shares[0]}  likely ${shares[1]}`)
}
for (const [field, all] of Map.groupBy(verdicts, ({ field }) => field)) print(field, all)
print('all', verdicts)
