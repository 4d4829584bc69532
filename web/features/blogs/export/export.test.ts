import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { docxOf } from './docx.ts'
import { fileName, wholePost } from './export-post.ts'

const post = `# The post

First **bold**, *italic*, ~~gone~~, \`code\` and a [link](https://example.com/a?b=1&c=2).

## A list

- one
  - inner
- two

3. three
4. four

Then:

1. another list

- [x] done
- [ ] open

> Quoted words.

### A table

| Name | Price |
| --- | --- |
| Loaf | 4 |

\`\`\`
a < b
second line
\`\`\`

See [the site][site], [bad](javascript:alert(1)) and <b>raw</b> ![a boat](https://example.com/boat.png).

---

[site]: https://example.com/site
`

const documentXml = async (markdown: string) => {
  const blob = await docxOf({ title: 'The <post>', language: 'en_GB', markdown })
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  const read = (name: string) => strFromU8(files[name]!)
  return {
    document: read('word/document.xml'),
    numbering: read('word/numbering.xml'),
    links: read('word/_rels/document.xml.rels'),
    core: read('docProps/core.xml'),
    styles: read('word/styles.xml'),
  }
}
const paragraphs = (xml: string) => xml.match(/<w:p>.*?<\/w:p>|<w:p\/>/gs) ?? []
const words = (xml: string) => [...xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join('')

test('a Word document keeps the heading levels', async () => {
  const { document, core, styles } = await documentXml(post)
  const headings = paragraphs(document).flatMap((paragraph) => {
    const level = /w:pStyle w:val="Heading(\d)"/.exec(paragraph)?.[1]
    return level ? [`${level} ${words(paragraph)}`] : []
  })
  expect(headings).toEqual(['1 The post', '2 A list', '3 A table'])
  expect(core).toContain('<dc:title>The &lt;post&gt;</dc:title>')
  expect(styles).toContain('w:val="en-GB"')
})

test('lists are Word lists: levels, separate numbering for each ordered one, boxes for tasks', async () => {
  const { document, numbering } = await documentXml(post)
  const items = paragraphs(document).flatMap((paragraph) => {
    const [, level, id] = /<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"\/>/.exec(paragraph) ?? []
    return level ? [{ level, id, text: words(paragraph) }] : []
  })
  expect(items.map(({ level, text }) => `${level} ${text}`)).toEqual([
    '0 one',
    '1 inner',
    '0 two',
    '0 three',
    '0 four',
    '0 another list',
    '0 ☑ done',
    '0 ☐ open',
  ])
  expect(items[3]!.id).toBe(items[4]!.id)
  expect(items[5]!.id).not.toBe(items[4]!.id)
  expect(numbering).toContain('<w:start w:val="3"/>')
})

test('keeps marks, tables, code and links; drops forbidden URLs and raw HTML', async () => {
  const { document, links } = await documentXml(post)
  const run = (text: string) => document.match(/<w:r>.*?<\/w:r>/gs)?.find((one) => words(one) === text)
  expect(run('bold')).toContain('<w:b/>')
  expect(run('italic')).toContain('<w:i/>')
  expect(run('gone')).toContain('<w:strike/>')
  expect(run('code')).toContain('Courier New')
  expect(document.match(/<w:tr>/g)).toHaveLength(2)
  expect(words(document)).toContain('a &lt; bsecond line')
  expect(links).toContain('https://example.com/a?b=1&amp;c=2')
  expect(links).toContain('https://example.com/site')
  expect(links).toContain('https://example.com/boat.png')
  expect(words(document)).toContain('a boat')
  expect(links + document).not.toContain('javascript')
  expect(words(document)).toContain('bad and raw')
})

test.each(['', '<script>alert(1)</script>', '- \n', '|a|\n|-|'])(
  '%j becomes a document that opens',
  async (markdown) => {
    const { document } = await documentXml(markdown)
    expect(document).toContain('<w:body>')
    expect(document).not.toContain('alert')
  },
)

test('the title comes first, once', () => {
  const blog = { title: 'A title', language: 'en_GB' as const }
  expect(wholePost({ ...blog, content: 'Text.' })).toBe('# A title\n\nText.')
  expect(wholePost({ ...blog, content: '\n# A title\n\nText.' })).toBe('# A title\n\nText.')
})

test.each([
  ['Why bread? A/B tests: "yes"', 'Why bread A B tests yes.md'],
  ['', 'blog.md'],
  ['...', 'blog.md'],
  ['Größe 🍞', 'Größe 🍞.md'],
  ['x'.repeat(300), `${'x'.repeat(80)}.md`],
  [`${'x'.repeat(79)}🍞`, `${'x'.repeat(79)}.md`],
])('the file of %j is %j', (title, name) => {
  expect(fileName(title, 'md')).toBe(name)
})
