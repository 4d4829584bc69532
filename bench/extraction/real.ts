/**
 * Precision and recall of the facts on real websites, field by field, the old figures beside them.
 *
 * `node bench/extraction/real.ts --sites <folder> [--part development] [--misses] [--field name]`
 *
 * What counts as right: judge.ts. `sure` is the precision of what is marked sure. Of keywords, `sites` is the share of
 * sites with at least three right ones and at most two of ten that a reader would strike.
 */
import { parseArgs } from 'node:util'
import { confidenceOf, modelOf } from '#facts/fields/score.ts'
import { chosenOf, fields, readSite } from '#facts/index.ts'
import type { EngineField } from '#facts/types.ts'
import { judge, wantedOf } from './judge.ts'
import { parts, readRealSites, type Part, type RealSite } from './real-sites.ts'

type Count = { right: number; wrong: number; missing: number; sureRight: number; sureWrong: number; goodSites: number }

const { values: options } = parseArgs({
  options: {
    sites: { type: 'string' },
    part: { type: 'string' },
    misses: { type: 'boolean' },
    field: { type: 'string' },
  },
})
if (!options.sites) throw new Error('Give --sites <folder of clones>; bench/extraction/README.md says how to get them.')
const wantedParts = parts.filter((part) => !options.part || part === (options.part as Part))
const { sites, missing } = readRealSites(options.sites, wantedParts)
if (missing.length > 0) console.warn(`${missing.length} sites are not in the folder: ${missing.join(', ')}`)

const none = (): Count => ({ right: 0, wrong: 0, missing: 0, sureRight: 0, sureWrong: 0, goodSites: 0 })
const counts = new Map<EngineField, Count>(fields.map(({ name }) => [name, none()]))
const tell = (site: RealSite, field: EngineField, kind: string, got: string, wanted = '') => {
  if (options.misses && (!options.field || options.field === field))
    console.log(`${site.slug} / ${field} (${kind})\n  got:    ${got.slice(0, 300)}\n  wanted: ${wanted.slice(0, 300)}`)
}

const started = process.cpuUsage()
for (const site of sites) {
  const read = readSite(site.pages, site.truth.url)
  const chosen = read ? chosenOf(read) : new Map<EngineField, never[]>()
  for (const { name } of fields) {
    const count = counts.get(name)!
    const values = chosen.get(name) ?? []
    const verdicts = values.map(({ value }) => judge(name, value, site.truth))
    for (const [index, verdict] of verdicts.entries()) {
      const { value, score } = values[index]!
      if (verdict === 'neither') continue
      count[verdict]++
      if (confidenceOf(score, modelOf(name)) === 'sure') count[verdict === 'right' ? 'sureRight' : 'sureWrong']++
      if (verdict === 'wrong') tell(site, name, 'wrong', value, wantedOf(name, site.truth).join(' | '))
    }
    const right = verdicts.filter((verdict) => verdict === 'right').length
    const struck = verdicts.filter((verdict) => verdict === 'wrong').length
    if (right >= 3 && struck * 5 <= values.length) count.goodSites++
    const lacking = name === 'keywords' ? 0 : Math.max(0, wantedOf(name, site.truth).length - right)
    count.missing += lacking
    if (lacking > 0 && struck === 0)
      tell(site, name, 'missing', values.map(({ value }) => value).join(', '), wantedOf(name, site.truth).join(' | '))
  }
}
const { user, system } = process.cpuUsage(started)

const percent = (part: number, whole: number) =>
  whole === 0 ? '   –' : `${((100 * part) / whole).toFixed(0)} %`.padStart(6)
console.log(`\n${sites.length} sites (${wantedParts.join(', ')})`)
console.log('field          precision recall   sure  right wrong missing')
for (const [name, { right, wrong, missing: lacking, sureRight, sureWrong, goodSites }] of counts) {
  const recall = name === 'keywords' ? percent(goodSites, sites.length) : percent(right, right + lacking)
  const numbers = [right, wrong, lacking].map((count) => String(count).padStart(6)).join('')
  console.log(
    `${name.padEnd(15)}${percent(right, right + wrong)}   ${recall} ${percent(sureRight, sureRight + sureWrong)}${numbers}`,
  )
}
console.log(`\n${((user + system) / 1000 / sites.length).toFixed(0)} ms of CPU a site`)
