import { expect, test } from 'vitest'
import { cpuTime } from '#test/helpers/cpu-time.ts'
import { fullBrief } from './__fixtures__/briefs.ts'
import { materialOf, withKnownLinks } from './known-links.ts'

const material = [
  'See https://halden.example/guide, and www.roofs.example (or a.b@mail.example).',
  'halden.example',
  'Prices: https://shop.example/list?page=2#top.',
]

test.each([
  '[guide](https://halden.example/guide)',
  '[guide](http://www.halden.example/guide/#part)',
  '[home](https://halden.example/)',
  '[roofs](https://roofs.example)',
  '[write](mailto:a.b@mail.example)',
  '[prices](https://shop.example/list?page=2)',
  '[here](/about) and [there](#top)',
  '<https://halden.example/guide>',
  'Bare https://halden.example/guide stays.',
  '[a][1]\n\n[1]: https://halden.example/guide',
  'No link: 2.5 and e.g. nothing',
])('%s is unchanged', (markdown) => expect(withKnownLinks(markdown, material)).toBe(markdown))

test.each([
  ['[a *b*](https://evil.example/?q=secret)', 'a *b*'],
  ['[guide](https://halden.example/guide?q=secret)', 'guide'],
  ['[guide](https://halden.example.evil.example/guide)', 'guide'],
  ['[guide](https://halden.example@evil.example/)', 'guide'],
  ['[guide](//evil.example)', 'guide'],
  ['[write](mailto:spy@evil.example?body=secret)', 'write'],
  ['<https://evil.example/x>', '`https://evil.example/x`'],
  ['Bare https://evil.example/?q=secret here', 'Bare `https://evil.example/?q=secret` here'],
  ['www.evil.example', '`www.evil.example`'],
  ['[a][1] b\n\n[1]: https://evil.example', 'a b'],
  ['[one](https://evil.example/1) [two](https://halden.example/guide)', 'one [two](https://halden.example/guide)'],
])('%s loses its URL', (markdown, expected) => expect(withKnownLinks(markdown, material)).toBe(expected))

test('the material includes everything in the brief and the outline', () => {
  const all = materialOf({ ...fullBrief, brief: 'Link to https://brief.example/a' }, '- https://outline.example/b')
  for (const url of [
    'https://brief.example/a',
    'https://outline.example/b',
    fullBrief.brand.website!,
    fullBrief.contexts[1]!.url!,
  ])
    expect(withKnownLinks(`[x](${url})`, all)).toBe(`[x](${url})`)
})

test.each([
  ['addresses', 'https://a.example/ '.repeat(20_000)],
  ['dots', 'a.'.repeat(200_000)],
  ['signs', 'a@'.repeat(200_000)],
  ['hyphens', 'a-'.repeat(200_000)],
  ['letters', 'a'.repeat(400_000)],
])('material of thousands of %s is read in seconds', (_, text) => {
  const started = cpuTime()
  withKnownLinks('[a](https://b.example)', [text])
  expect(cpuTime() - started).toBeLessThan(15_000)
})
