import { readPage } from '#server/features/brands/extract/read-page.ts'
import { toSite } from '#server/features/brands/extract/site.ts'
import { applyHeadings } from '#server/features/brands/extract/headings.ts'
import { rankIndustries } from '#server/features/brands/extract/industry.ts'
import { readSites } from './sites.ts'
const [what, ...slugs] = process.argv.slice(2)
for (const site of readSites()) {
  if (slugs.length && !slugs.includes(site.slug)) continue
  const s = toSite(
    site.pages.flatMap((p) => readPage(p) ?? []),
    site.start_url,
  )!
  for (const p of s.pages) applyHeadings(p)
  if (what === 'blocks')
    for (const p of s.pages) {
      console.log('##', p.url.href, p.kind, p.language)
      for (const b of p.blocks)
        console.log(
          `${b.index} ${b.tag}/${b.level} ${b.region} ${b.voice}${b.isLink ? ' LINK' : ''}${b.isQuote ? ' Q' : ''} [${b.path.join(' > ')}] ${b.text.slice(0, 110)}`,
        )
    }
  else {
    const r = rankIndustries(s)
    console.log(
      site.slug,
      r.isSoftware,
      r.ranked
        .slice(0, 4)
        .map(
          (x) =>
            `${x.label} ${x.score.toFixed(1)} h${x.evidence.headScore.toFixed(1)} {${[...x.evidence.words].join(',')}}`,
        ),
    )
  }
}
