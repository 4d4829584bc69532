/**
 * Precision and recall of the facts on real websites, field by field.
 *
 * `node bench/extraction/real.ts --sites <folder> [--part development] [--misses [--field name]] [--json]`
 *
 * What counts as right: judge.ts. `sure` is the precision of what is marked sure; recall of keywords is the share of
 * sites with at least three right ones and at most two in ten that a reader would strike.
 */
import { parseArgs } from 'node:util'
import { scoreSites } from './real-score.ts'
import { parts, readRealSites } from './real-sites.ts'

const { values: options } = parseArgs({
  options: {
    sites: { type: 'string' },
    part: { type: 'string' },
    misses: { type: 'boolean' },
    field: { type: 'string' },
    json: { type: 'boolean' },
  },
})
if (!options.sites) throw new Error('Give --sites <folder of clones>; bench/extraction/README.md says how to get them.')
const wantedParts = parts.filter((part) => !options.part || part === options.part)
const { sites, missing } = readRealSites(options.sites, wantedParts)
if (missing.length > 0) console.warn(`${missing.length} sites are not in the folder: ${missing.join(', ')}`)

const started = process.cpuUsage()
const { counts, misses } = scoreSites(sites)
const { user, system } = process.cpuUsage(started)

const percent = (share: number, whole: number) =>
  (whole === 0 ? '–' : `${((100 * share) / whole).toFixed(0)} %`).padStart(7)

const print = () => {
  for (const { site, field, kind, got, wanted } of misses)
    if (options.misses && (!options.field || options.field === field))
      console.log(`${site} / ${field} (${kind})\n  got:    ${got.slice(0, 300)}\n  wanted: ${wanted.slice(0, 300)}`)
  console.log(`\n${sites.length} sites (${wantedParts.join(', ')})`)
  console.log('field          precision recall   sure  right wrong missing')
  for (const [name, { right, wrong, missing: lacking, sureRight, sureWrong, goodSites }] of counts) {
    const recall = name === 'keywords' ? percent(goodSites, sites.length) : percent(right, right + lacking)
    const numbers = [right, wrong, lacking].map((count) => String(count).padStart(6)).join('')
    const shares = `${percent(right, right + wrong)}  ${recall}${percent(sureRight, sureRight + sureWrong)}`
    console.log(`${name.padEnd(15)}${shares} ${numbers}`)
  }
  console.log(`\n${((user + system) / 1000 / sites.length).toFixed(0)} ms of CPU a site`)
}

if (options.json) console.log(JSON.stringify(Object.fromEntries(counts)))
else print()
