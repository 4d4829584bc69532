// Writes posts with the built-in writer to test/output/samples/ for review: every language and format, alternating
// between the sample brands, from the suggested title to the text. Prints the findings of the format check.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { formatLabels } from '#domain/formats.ts'
import { languages } from '#domain/languages.ts'
import { checkFormat } from '#test/helpers/format-check.ts'
import { sectionsOf } from '#domain/quality/sections.ts'
import { writeContent } from '#server/providers/text/builtin/content.ts'
import { writeOutline } from '#server/providers/text/builtin/outline.ts'
import { sampleBrands, sampleBrief } from '#test/helpers/sample-briefs.ts'
import { suggestKeywords, suggestTitles } from '#server/providers/text/builtin/suggestions.ts'

const folder = new URL('../test/output/samples/', import.meta.url)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

let milliseconds = 0
let failing = 0
const posts = languages.flatMap(({ value: language }, row) =>
  formatLabels.map((format, column) => ({ language, format, index: row * formatLabels.length + column + row })),
)

for (const { language, format, index } of posts) {
  const sample = sampleBrands[index % sampleBrands.length]!
  const isFull = index % 2 === 0
  const started = performance.now()
  const { titles } = suggestTitles(sampleBrief(sample, language, format, { isFull }))
  const titled = sampleBrief(sample, language, format, { isFull, title: titles[0]! })
  const { keywords } = suggestKeywords({ ...titled, keywords: [] })
  const brief = { ...titled, keywords: keywords.slice(0, 4) }
  const outline = writeOutline(brief)
  const content = writeContent(brief, outline)
  milliseconds += performance.now() - started
  const findings = checkFormat(content, format)
  failing += findings.length > 0 ? 1 : 0
  const name = `${language}-${format.toLowerCase().replace(/\W+/gu, '-')}.md`
  const notes = [`titles: ${titles.join(' | ')}`, `keywords: ${keywords.join(', ')}`, `brief: ${brief.brief ?? '-'}`]
  writeFileSync(new URL(name, folder), `<!--\n${notes.join('\n')}\n\n${outline}-->\n\n${content}`)
  const { words } = sectionsOf(content)
  console.log(`${name}: ${words} words; ${findings.map(({ message }) => message).join(' ') || 'keeps its format'}`)
}
console.log(
  `\n${posts.length} posts, ${failing} outside their format, ${(milliseconds / posts.length).toFixed(1)} ms each`,
)
