import { readPage } from '#server/features/brands/extract/read-page.ts'
import { toSite } from '#server/features/brands/extract/site.ts'
import { applyHeadings } from '#server/features/brands/extract/headings.ts'
import { keywordCandidates } from '#server/features/brands/extract/keyword-sources.ts'
import { toKeyword } from '#server/features/brands/extract/keyword-text.ts'
import { readSites } from './sites.ts'
const slugs = process.argv.slice(2)
for (const site of readSites()) { if (slugs.length && !slugs.includes(site.slug)) continue
 const s = toSite(site.pages.flatMap(p => readPage(p) ?? []), site.start_url)!
 for (const p of s.pages) applyHeadings(p)
 console.log(site.slug, s.language, keywordCandidates(s, null).map(c=>`${c.text}/${c.weight}${toKeyword(c.text,s.language,null)?'':' X'}`).slice(0,60))
}
