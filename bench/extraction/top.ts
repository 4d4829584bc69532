import { readRealSites } from './real-sites.ts'
import { judge, wantedOf } from './judge.ts'
import { fields, readSite, rankedCandidates } from '#facts/index.ts'
const [part, name] = process.argv.slice(2)
const field = fields.find((f) => f.name === name)!
for (const s of readRealSites('/work/.mirror', [part as 'train']).sites) {
  const site = readSite(s.pages, s.truth.url)!
  const r = rankedCandidates(site, field, {
    name: s.truth.name?.[0] ?? undefined,
    location: s.truth.location?.[0] ?? undefined,
  })
  const v = r.map((c) => judge(field.name, c.value, s.truth))
  const mark = v[0] ?? 'none'
  console.log(
    mark === 'right' ? 'ok   ' : 'WRONG',
    s.slug,
    site.language,
    s.pages.length,
    '|',
    wantedOf(field.name, s.truth).join(' | ').slice(0, 200),
  )
  for (const [i, c] of r.slice(0, mark === 'right' ? 1 : 3).entries())
    console.log(
      '      ',
      c.score.toFixed(2),
      v[i],
      c.value.slice(0, 150),
      mark === 'right' ? '' : JSON.stringify(c.features),
    )
  const first = v.indexOf('right')
  if (first >= 3)
    console.log(
      '       right is at',
      first,
      r[first]!.score.toFixed(2),
      r[first]!.value,
      JSON.stringify(r[first]!.features),
    )
}
