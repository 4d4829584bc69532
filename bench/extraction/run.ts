/**
 * Precision and recall of the facts read from 38 fictional sites in six languages, for each field.
 *
 * What counts as correct, by field:
 * - name, industry, website: the same words (without case, accents and punctuation) as one of the accepted values.
 * - contacts: a set. E-mail addresses are compared in lower case, telephone numbers by their last eight digits. Each
 *   address or number counts separately; one that a reader would also accept is neither right nor wrong.
 * - keywords: a set of phrases. Two phrases are one when, after stemming, all words of one are in the other and make at
 *   least half of it. Each phrase counts separately; accepted phrases are neither right nor wrong.
 * - all others: words shared (twice the common words over the sum of both) at least 0.6, or one text whole inside the
 *   other and at least a quarter of it.
 * A field that a site does not state counts as wrong when it is given.
 *
 * Options: `--half development` or `--half held-out` for one half; `--misses` to list every miss; `--facts <slug>` to
 * print what is found on one site. Exits with 1 below a floor.
 */
import { parseArgs } from 'node:util'
import { factFields } from '#domain/facts.ts'
import { extractFacts } from '#server/features/brands/extract/extract-facts.ts'
import { precisionOf, recallOf, scoreSites } from './score.ts'
import { readSites } from './sites.ts'
import type { FactField } from '#domain/facts.ts'
import type { BenchSite } from './sites.ts'
import type { Score } from './score.ts'

const precisionFloor = 0.95
const recallFloors: Partial<Record<FactField, number>> = {
  name: 0.95,
  contacts: 0.9,
  location: 0.85,
  industry: 0.7,
  keywords: 0.7,
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(8)

const run = (sites: BenchSite[]): Score =>
  scoreSites(sites.map((site) => ({ site, facts: extractFacts(site.pages, { start_url: site.start_url }) })))

const total = (score: Score): { right: number; wrong: number; missing: number } =>
  factFields.reduce(
    (sum, field) => ({
      right: sum.right + score.counts[field].right,
      wrong: sum.wrong + score.counts[field].wrong,
      missing: sum.missing + score.counts[field].missing,
    }),
    { right: 0, wrong: 0, missing: 0 },
  )

const print = (title: string, score: Score): void => {
  console.log(`\n${title}`)
  console.log('field          precision   recall   right wrong missing')
  for (const [name, count] of [
    ...factFields.map((field) => [field, score.counts[field]] as const),
    ['overall', total(score)] as const,
  ]) {
    const numbers = [count.right, count.wrong, count.missing].map((number) => String(number).padStart(6)).join('')
    console.log(`${name.padEnd(15)}${percent(precisionOf(count))} ${percent(recallOf(count))}  ${numbers}`)
  }
}

const failures = (score: Score): string[] =>
  factFields.flatMap((field) => {
    const count = score.counts[field]
    const floor = recallFloors[field] ?? 0
    const precision = precisionOf(count)
    const recall = recallOf(count)
    return [
      ...(precision < precisionFloor
        ? [`${field}: precision ${percent(precision).trim()} is below ${percent(precisionFloor).trim()}`]
        : []),
      ...(recall < floor ? [`${field}: recall ${percent(recall).trim()} is below ${percent(floor).trim()}`] : []),
    ]
  })

const { values } = parseArgs({
  options: { half: { type: 'string' }, misses: { type: 'boolean' }, facts: { type: 'string' } },
})
const sites = readSites().filter(
  (site) => (!values.half || site.half === values.half) && (!values.facts || site.slug === values.facts),
)

for (const site of values.facts ? sites : []) console.log(extractFacts(site.pages, { start_url: site.start_url }))

for (const half of ['development', 'held-out', 'second held-out', 'third held-out'] as const) {
  const some = sites.filter((site) => site.half === half)
  if (some.length > 0) print(`${half} half (${some.length} sites)`, run(some))
}
const started = performance.now()
const all = run(sites)
const elapsed = performance.now() - started
if (new Set(sites.map((site) => site.half)).size > 1) print(`all (${sites.length} sites)`, all)
console.log(`\n${(elapsed / sites.length).toFixed(0)} ms a site`)
if (values.misses)
  for (const miss of all.misses)
    console.log(`\n${miss.site} / ${miss.field} (${miss.kind})\n  got:    ${miss.got}\n  wanted: ${miss.wanted}`)

const failed = failures(all)
for (const failure of failed) console.error(failure)
process.exitCode = failed.length > 0 ? 1 : 0
