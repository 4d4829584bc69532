import { describe, expect, test } from 'vitest'
import { postPage } from './post-html.ts'

const html = (markdown: string) => postPage(markdown, { title: 'A title', language: 'en_GB' })
const bodyOf = (page: string) => /<body>\n<h1>A title<\/h1>\n?([^]*)\n<\/body>/.exec(page)?.[1]
const body = (markdown: string) => bodyOf(html(markdown))

describe('a blog as HTML', () => {
  test('is a complete page in its language', () => {
    expect(postPage('# Räder', { title: 'Räder & <Naben>', language: 'de_DE' })).toBe(
      '<!doctype html>\n<html lang="de-DE"><head><meta charset="utf-8"><title>Räder &#x26; &#x3C;Naben></title></head>' +
        '<body>\n<h1>Räder</h1>\n</body></html>\n',
    )
  })

  test('has its title as its main heading, once', () => {
    expect(html('Text')).toContain('<h1>A title</h1>\n<p>Text</p>')
    expect(html('# Another heading\n\nText')).not.toContain('<h1>A title</h1>')
    expect(html('## Part')).toContain('<h1>A title</h1>\n<h2>Part</h2>')
  })

  test('decisions "Cloud drive": headings, lists, tables and links are kept', () => {
    expect(body('## Two\n\n1. one\n2. two\n   - inner')).toBe(
      '<h2>Two</h2>\n<ol>\n<li>one</li>\n<li>two\n<ul>\n<li>inner</li>\n</ul>\n</li>\n</ol>',
    )
    expect(body('| a | b |\n| --- | ---: |\n| 1 | **2**<br>3 |')).toMatch(
      /^<table border="1">\n<thead>[^]*<td align="right"><strong>2<\/strong><br>3<\/td>[^]*<\/table>$/,
    )
    expect(body('[a](https://example.com/?b=1&c=2) and [b](/local)')).toBe(
      '<p><a href="https://example.com/?b=1&#x26;c=2">a</a> and <a href="/local">b</a></p>',
    )
  })

  test('task list boxes become characters, as a document has no check boxes', () => {
    const list = body('- [x] done\n- [ ] to do')
    expect(list?.replaceAll(/\s+/g, ' ')).toBe('<ul> <li>☑ done</li> <li>☐ to do</li> </ul>')
  })

  test('M5 links keep their six schemes and no other', () => {
    for (const scheme of ['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:', 'HTTPS:'])
      expect(body(`[a](${scheme}b)`)).toBe(`<p><a href="${scheme.toLowerCase()}b">a</a></p>`)
    for (const address of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'vbscript:x',
    ])
      expect(body(`[a](${address})`)).toBe('<p><a>a</a></p>')
    expect(body('[a](java&#10;script:x) [b](&#1;javascript:x)')).not.toMatch(/href/)
  })

  test('images keep an absolute web address; others become their description', () => {
    expect(body('![a cat](https://example.com/a.png "t")')).toContain(
      '<img src="https://example.com/a.png" alt="a cat"',
    )
    for (const address of ['/a.png', 'a.png', '//example.com/a.png', 'data:image/png;base64,AA==', 'file:///a.png'])
      expect(body(`![a cat](${address})`)).toBe('<p>a cat</p>')
    expect(body('![a cat][1]\n\n[1]: /a.png')).toBe('<p>a cat</p>')
  })

  test.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '<iframe src="https://evil.test"></iframe>',
    '<svg onload=alert(1)>',
    '<a href="javascript:x">y</a>',
    '<style>*{display:none}</style>',
  ])('HTML in the text is shown as its source: %s', (markdown) => {
    expect(body(markdown)).not.toMatch(/<(script|img|iframe|svg|a|style)\b/)
    expect(body(markdown)).toContain('&#x3C;')
  })

  test('the title is escaped', () => {
    const page = postPage('x', { title: '</title><script>alert(1)</script>', language: 'en_GB' })
    expect(page).not.toMatch(/<script|<\/title><&/)
  })
})
