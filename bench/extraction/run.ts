/**
 * Precision and recall of the facts on real websites, field by field, with those of the engine before on the same sites.
 *
 * `npm run bench extraction` or `node bench/extraction/run.ts [--sites <folder>] [--part development] [--misses [--field name]]`
 *
 * The folder of clones may be given as EXTRACTION_SITES instead; README.md says how to get it. What counts as right:
 * judge.ts. `sure` is the precision of what is marked sure. Of keywords there is no recall: `three` is the share of
 * sites with at least three right ones, `good` of those with at most two in ten that a reader would strike besides.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { EngineField } from '#facts/types.ts'
import { scoreSites, type Count, type Score } from './real-score.ts'
import { parts, readRealSites, type Part } from './real-sites.ts'

const { values: options } = parseArgs({
  options: {
    sites: { type: 'string', default: process.env['EXTRACTION_SITES'] },
    part: { type: 'string' },
    misses: { type: 'boolean' },
    field: { type: 'string' },
    json: { type: 'boolean' },
  },
})

type OldCounts = Record<Part, { sites: number; fields: Record<EngineField, Omit<Count, 'sureRight' | 'sureWrong'>> }>

/** Counted with `judge.ts` at the last commit that held the engine of rules, on the same sites. */
const old = JSON.parse(readFileSync(join(import.meta.dirname, 'old-engine.json'), 'utf8')) as OldCounts

const percent = (share: number, whole: number) =>
  (whole === 0 ? '–' : `${((100 * share) / whole).toFixed(0)} %`).padStart(7)

const printMisses = ({ misses }: Score) => {
  for (const { site, field, kind, got, wanted } of misses)
    if (options.misses && (!options.field || options.field === field))
      console.log(`${site} / ${field} (${kind})\n  got:    ${got.slice(0, 300)}\n  wanted: ${wanted.slice(0, 300)}`)
}

const shares = (field: EngineField, count: Omit<Count, 'sureRight' | 'sureWrong'>, sites: number) =>
  percent(count.right, count.right + count.wrong) +
  (field === 'keywords' ? percent(count.threeRight, sites) : percent(count.right, count.right + count.missing))

const printCounts = (part: Part, { counts }: Score, sites: number) => {
  console.log(`\n${part}: ${sites} sites`)
  console.log('               the engine before   now')
  console.log('field          precision recall    precision recall   sure  right wrong missing')
  for (const [field, count] of counts) {
    const before = old[part].fields[field]
    const numbers = [count.right, count.wrong, count.missing].map((number) => String(number).padStart(6)).join('')
    const sure = percent(count.sureRight, count.sureRight + count.sureWrong)
    console.log(
      `${field.padEnd(14)} ${before ? shares(field, before, old[part].sites) : ''.padEnd(14)}       ${shares(field, count, sites)}${sure} ${numbers}`,
    )
  }
  const { goodSites, threeRight } = counts.get('keywords')!
  console.log(
    `keywords: three right on ${percent(threeRight, sites).trim()} of the sites, good on ${percent(goodSites, sites).trim()}`,
  )
}

const run = (folder: string) => {
  for (const part of parts.filter((one) => !options.part || one === options.part)) {
    const { sites, missing } = readRealSites(folder, [part])
    if (missing.length > 0) console.warn(`${missing.length} sites are not in the folder: ${missing.join(', ')}`)
    const score = scoreSites(sites)
    if (options.json) console.log(JSON.stringify(Object.fromEntries(score.counts)))
    else {
      printMisses(score)
      printCounts(part, score, sites.length)
    }
  }
}

if (options.sites) run(options.sites)
else
  console.log('Skipped: set EXTRACTION_SITES to a folder of clones; bench/extraction/README.md says how to get them.')
