/**
 * Why a fact is what it is: the candidates of a field with their features, weights and scores, the best first.
 *
 * `node facts/explain.ts https://example.com mission` or, for pages on disk, `node facts/explain.ts index.html about.html mission`
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { crawlSite } from '#server/providers/web-page/crawl.ts'
import { confidenceOf, modelOf } from './fields/score.ts'
import { chosenOf, fields, rankedCandidates, readSite, type Page } from './index.ts'

const shownCandidates = 8

const pagesOf = async (sources: string[]): Promise<Page[]> => {
  if (!sources.every((source) => /^https?:/i.test(source)))
    return sources.map((file) => ({ url: `https://site.example/${basename(file)}`, html: readFileSync(file, 'utf8') }))
  const { pages } = await crawlSite(sources[0]!, { allowHosts: [], onPage: ({ url }) => console.error(`read ${url}`) })
  return pages
}

const sources = process.argv.slice(2)
const field = fields.find(({ name }) => name === sources.at(-1))
if (!field || sources.length < 2) {
  console.error(`Usage: node facts/explain.ts <URL or HTML files> <${fields.map(({ name }) => name).join(' | ')}>`)
  process.exit(2)
}
const site = readSite(await pagesOf(sources.slice(0, -1)))
if (!site) {
  console.error('The pages say nothing.')
  process.exit(1)
}
console.log(`${site.pages.length} pages in ${site.language}:`)
for (const { url, kind } of site.pages) console.log(`  ${url} (${kind})`)
const chosen = chosenOf(site)
const model = modelOf(field.name)
console.log(
  `A score is the logistic function of ${model.bias} and the sums below; likely from ${model.likely}, sure from ${model.sure}.\n`,
)
const known = { name: chosen.get('name')?.[0]?.value, location: chosen.get('location')?.[0]?.value }
for (const { value, score, features, url, passage } of rankedCandidates(site, field, known).slice(0, shownCandidates)) {
  console.log(`${score.toFixed(3)} ${confidenceOf(score, model) ?? 'not shown'}: ${value}\n      ${url}: “${passage}”`)
  for (const [name, weight] of Object.entries(model.weights)) {
    const share = (features[name] ?? 0) * weight
    if (share !== 0)
      console.log(`      ${share > 0 ? '+' : ''}${share.toFixed(2)} ${name} = ${features[name]!.toFixed(2)}`)
  }
}
