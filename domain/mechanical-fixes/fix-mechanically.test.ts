import { expect, test } from 'vitest'
import { languageValues, type Language } from '#domain/languages.ts'
import { parseMarkdown, textOf } from '#domain/quality/sections.ts'
import { fixMechanically } from './fix-mechanically.ts'
import { usePlainWords } from './plain-words.ts'

test.each<[language: Language, given: string, fixed: string]>([
  ['en_GB', 'We like the the  house , and it is big .', 'We like the house, and it is big.'],
  ['en_GB', 'the house is big. it has a garden', 'the house is big. It has a garden'],
  ['en_GB', 'the house is big. it has a garden.', 'The house is big. It has a garden.'],
  ['en_US', 'Ask for fig. three, approx. ten or "all of it".', 'Ask for fig. three, approx. ten or “all of it”.'],
  ['en_GB', 'It\'s Anna\'s: "fine", she said ("now").', 'It’s Anna’s: “fine”, she said (“now”).'],
  ['en_GB', 'It is "good" . they last (long). so do we.', 'It is “good”. They last (long). So do we.'],
  ['en_GB', 'A "**bold** word" here.', 'A “**bold** word” here.'],
  ['en_GB', 'A **"bold"** word here.', 'A **“bold”** word here.'],
  ['en_GB', 'He is 5\' 10" and says "hello.', 'He is 5\' 10" and says "hello.'],
  ['en_GB', 'It is a apple, a idea and an tree.', 'It is an apple, an idea and a tree.'],
  [
    'en_GB',
    'A useful hour, a European, a one-off, an hour, an SMS, an mp3.',
    'A useful hour, a European, a one-off, an hour, an SMS, an mp3.',
  ],
  ['en_GB', 'We had had that that is known. The The played.', 'We had had that that is known. The The played.'],
  [
    'en_GB',
    'Wait... what? “why?” he asked. See iPhone. e.g. this.',
    'Wait... what? “why?” he asked. See iPhone. e.g. this.',
  ],
  ['en_GB', 'Mixed 3 : 2 and 10 000, v1.2 and example.org.', 'Mixed 3 : 2 and 10 000, v1.2 and example.org.'],
  [
    'de',
    'Das ist ist "gut" , und und schön. das stimmt usw. und mehr.',
    'Das ist ist „gut“, und schön. Das stimmt usw. und mehr.',
  ],
  ['de', 'Die, die die Maus sahen, z. B. wir.', 'Die, die die Maus sahen, z. B. wir.'],
  ['es', '¿ Qué es el el "plan" ?', '¿Qué es el «plan»?'],
  [
    'fr',
    'C\'est bon ! Vraiment? Oui: "bien" , dit-il.',
    'C’est bon\u202F! Vraiment\u202F? Oui\u00A0: «\u00A0bien\u00A0», dit-il.',
  ],
  ['fr', 'Déjà bien\u202F! Et « cela » aussi\u00A0: oui.', 'Déjà bien\u202F! Et «\u00A0cela\u00A0» aussi\u00A0: oui.'],
  ['it', "L'idea e e il piano . va bene.", 'L’idea e il piano. Va bene.'],
])('%s: %s', (language, given, fixed) => {
  expect(fixMechanically(given, language)).toBe(fixed)
  expect(fixMechanically(fixed, language)).toBe(fixed)
})

test('a passage in mid-sentence keeps its lower case', () => {
  expect(fixMechanically('house is  big.', 'en_GB', false)).toBe('house is big.')
})

test.each([
  '`the the  code ,` and ```the the```',
  '```js\nconst a = "the the" ;\n```',
  '[the the](https://example.org/a,b?q="x" "a title")',
  'https://example.org/the/the and ![a a](a.png)',
  '<b title="a a">',
  '| a a | b |\n| - | - |\n| `c  c` | 1 ,5 |',
  '- item , one\n- [ ] task\n\n1. one\n2. two',
  'A line  \nwith a break\\\nand more',
])('leaves code, links, HTML and Markdown’s signs alone: %j', (markdown) => {
  for (const language of languageValues) {
    const fixed = fixMechanically(markdown, language)
    const kept = (text: string) =>
      text.match(/`+[^`]*`+|\]\([^)]*\)|https?:\S+|<[^>]*>|^[\s>]*(?:[-|]|\d\.).{0,2}| {2}\n|\\\n/gm)
    expect(kept(fixed)).toEqual(kept(markdown))
  }
})

test.each<[language: Language, given: string, plain: string]>([
  ['en_GB', 'In order to utilise numerous tools, prior to use.', 'To use many tools, before use.'],
  ['en_US', 'It is able to grow due to the fact that it rains.', 'It can grow because it rains.'],
  [
    'de',
    'Aufgrund der Tatsache, dass es regnet, bleiben wir. Aus diesem Grund kommen sie.',
    'Weil es regnet, bleiben wir. Deshalb kommen sie.',
  ],
  ['fr', "À l'heure actuelle, il est nécessaire de lire afin de savoir.", 'Aujourd’hui, il faut lire pour savoir.'],
  ['es', 'Lleva a cabo el plan con anterioridad al verano.', 'Realiza el plan antes del verano.'],
  ['it', 'È in grado di farlo al fine di crescere.', 'Può farlo per crescere.'],
  ['en_GB', 'See `in order to` and [prior to](/prior to).', 'See `in order to` and [prior to](/prior to).'],
])('plain words, %s: %s', (language, given, plain) => {
  expect(usePlainWords(given, language)).toBe(plain)
  expect(usePlainWords(plain, language)).toBe(plain)
})

/** A seeded random number generator (mulberry32). */
const numbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let value = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
  return ((value ^ (value >>> 14)) >>> 0) / 4294967296
}

const pieces = [
  ..."the the|a apple|und und|el el|le le|in order to|prior to|word|Word|e|é|1,5|10|3.|e.g.|usw.|it’s|it's".split('|'),
  ' ',
  ' ',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '"',
  '"',
  "'",
  '«',
  '»',
  '„',
  '“',
  '(',
  ')',
  ',',
  '.',
  '!',
  '?',
  ':',
  ';',
  '…',
  '...',
  '*',
  '**',
  '_',
  '~~',
  '`',
  '``',
  '[',
  ']',
  '](',
  '](/a',
  '![',
  '<b>',
  '</b>',
  '<!--',
  '\\',
  '\\*',
  '&amp;',
  '|',
  '| - |\n',
  '- ',
  '> ',
  '# ',
  '1. ',
  '- [ ] ',
  '```\n',
  '---\n',
  '[^1]',
  '[a]: /b\n',
  'https://a.example/b',
  '\u00A0',
  '\u202F',
]

/** What no fix may change: node types, URLs, code, HTML, and numbers in the text. */
const structure = (markdown: string) => {
  const strip = (node: object): unknown => {
    const { type, children, position: _, value, ...rest } = node as Record<string, unknown>
    if (type === 'text') return 'text'
    return {
      type,
      ...rest,
      ...(value !== undefined && { value }),
      children: (children as object[] | undefined)?.map(strip),
    }
  }
  const root = parseMarkdown(markdown)
  return JSON.stringify([strip(root), textOf(root).match(/\p{N}+/gu)])
}

test('on random input, structure and numbers stay, and a second run changes nothing', () => {
  const random = numbers(7)
  for (let time = 0; time < 500; time += 1) {
    const length = 1 + Math.floor(random() * 25)
    const given = Array.from({ length }, () => pieces[Math.floor(random() * pieces.length)]!).join(
      random() < 0.5 ? '' : ' ',
    )
    const language = languageValues[time % languageValues.length]!
    for (const change of [fixMechanically, usePlainWords]) {
      const once = change(given, language)
      expect({ given, structure: structure(once) }).toEqual({ given, structure: structure(given) })
      expect({ given, again: change(once, language) }).toEqual({ given, again: once })
    }
  }
})
