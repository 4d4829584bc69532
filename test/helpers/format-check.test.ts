import { describe, expect, it } from 'vitest'
import { formatOf, formats } from '#domain/formats.ts'
import { checkFormat, type FormatRule } from './format-check.ts'
import { countWords, headingNumber, sectionsOf, titleNumber } from '#domain/quality/sections.ts'

/** Exactly so many words, in paragraphs of at most 60. */
const words = (count: number) =>
  Array.from({ length: Math.ceil(count / 60) }, (_, index) =>
    Array.from({ length: Math.min(60, count - index * 60) }, () => 'word').join(' '),
  ).join('\n\n')

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const list = (count: number, mark = '- ') =>
  range(count)
    .map((item) => `${mark}item ${item}`)
    .join('\n')

/** A post for each format that keeps every rule. */
const fitting = {
  'How-To Guide': `# How\n\n${words(200)}\n\n${range(4)
    .map((step) => `## Step ${step}: Do it\n\n${words(170)}`)
    .join('\n\n')}\n`,
  'Cheat Sheet': `# Sheet\n\n${range(4)
    .map((part) => `## Part ${part}\n\n${words(60)}\n\n${list(10)}`)
    .join('\n\n')}\n`,
  Checklist: `# List\n\n${range(4)
    .map((part) => `## Stage ${part}\n\n${words(100)}\n\n${list(5, '- [ ] ')}`)
    .join('\n\n')}\n`,
  Listicle: `# 5 ideas\n\n${words(100)}\n\n${range(5)
    .map((item) => `## ${item}. Idea\n\n${words(150)}`)
    .join('\n\n')}\n\n## Closing\n\n${words(50)}`,
  Story: `# Story\n\n${words(300)}\n\n## Then\n\n${words(300)}\n\n## Now\n\n${words(290)}\n`,
  'Explainer Blog Post': `# What\n\n${words(100)}\n\n${range(3)
    .map(() => `## Part\n\n### One\n\n${words(160)}\n\n### Two\n\n${words(100)}`)
    .join('\n\n')}\n`,
  'Mistakes to Avoid': `# 6 mistakes\n\n${words(100)}\n\n${range(6)
    .map((item) => `## ${item}. Mistake\n\n${words(125)}`)
    .join('\n\n')}\n\n## Closing\n\n${words(40)}`,
}

/** A change to a post that complies with its format, and the rule that it violates. */
const broken: [keyof typeof fitting, string, FormatRule, (post: string) => string][] = [
  ['How-To Guide', 'too short', 'words', (post) => post.replace(words(200), 'Short.').replace(words(170), 'Short.')],
  ['How-To Guide', 'a step missing in the count', 'steps', (post) => post.replace('Step 2:', 'Step 7:')],
  ['How-To Guide', 'too few steps', 'steps', (post) => post.replaceAll(/Step [34]: /gu, '')],
  ['How-To Guide', 'a second title', 'title', (post) => `${post}\n# Again\n`],
  [
    'How-To Guide',
    'a paragraph without end',
    'paragraphWords',
    (post) =>
      post.replace(/word\n\nword/u, 'word word'.repeat(2)).replace(words(170), words(170).replaceAll('\n\n', ' ')),
  ],
  [
    'Cheat Sheet',
    'a long section',
    'sectionWords',
    (post) => post.replace(words(60), `${words(60)}\n\n${words(60)}\n\n${words(60)}`),
  ],
  [
    'Cheat Sheet',
    'prose instead of lists',
    'scannable',
    (post) => post.replace(list(10), words(20)).replace(list(10), words(20)),
  ],
  ['Checklist', 'nothing to tick', 'taskItems', (post) => post.replaceAll('- [ ] ', '- ')],
  [
    'Checklist',
    'plain lists in most stages',
    'scannable',
    (post) => post.replace(/(## Stage 2)[\s\S]*/u, (rest) => rest.replaceAll('- [ ] ', '- ')),
  ],
  ['Listicle', 'fewer items than announced', 'titleNumber', (post) => post.replace('# 5 ideas', '# 7 ideas')],
  ['Listicle', 'a number used twice', 'numbering', (post) => post.replace('## 3.', '## 2.')],
  ['Listicle', 'no numbers', 'sections', (post) => post.replaceAll(/## \d\. /gu, '## ')],
  ['Story', 'too many headings', 'sections', (post) => post.replace('## Then', '## A\n\n## B\n\n## C\n\n## Then')],
  ['Story', 'a sub-heading', 'subsections', (post) => `${post}\n### Deep\n`],
  ['Story', 'a long list', 'prose', (post) => post.replace(words(290), list(140))],
  ['Explainer Blog Post', 'a fourth part', 'sections', (post) => `${post}\n\n## Part\n\nMore.\n`],
  ['Explainer Blog Post', 'a fourth sub-section', 'subsections', (post) => `${post}\n### A\n\n### B\n`],
  ['Mistakes to Avoid', 'a thin mistake', 'sectionWords', (post) => post.replace(words(125), words(60))],
  [
    'Mistakes to Avoid',
    'four mistakes',
    'sections',
    (post) => post.replaceAll(/## [56]\. Mistake/gu, '## Aside').replace('# 6', '# 4'),
  ],
]

describe('the format check', () => {
  it.each(Object.keys(fitting) as (keyof typeof fitting)[])(
    'finds nothing wrong with a %s that keeps its rules',
    (label) => {
      expect(checkFormat(fitting[label], label)).toEqual([])
    },
  )

  it.each(broken)('reports a %s with %s', (label, _what, rule, breakIt) => {
    const post = breakIt(fitting[label])
    expect(post).not.toBe(fitting[label])
    const findings = checkFormat(post, label)
    expect(findings.map((finding) => finding.rule)).toContain(rule)
    for (const { message, actual, expected } of findings) {
      expect(message).toMatch(/^[A-Z\d].*\.$/u)
      expect(actual < expected.min || actual > expected.max).toBe(true)
    }
  })

  it('names the line of a section', () => {
    const post = fitting['Mistakes to Avoid'].replace(words(125), words(60))
    const finding = checkFormat(post, 'Mistakes to Avoid').find(({ rule }) => rule === 'sectionWords')
    expect(post.split('\n')[finding!.line! - 1]).toBe('## 1. Mistake')
  })

  it('takes the number from the title of the blog when the post has no H1', () => {
    const post = fitting.Listicle.replace('# 5 ideas\n\n', '')
    expect(checkFormat(post, 'Listicle', 'Top 5 ideas')).toEqual([])
    expect(checkFormat(post, 'Listicle', '9 ideas').map(({ rule }) => rule)).toEqual(['titleNumber'])
  })

  it('counts an ordered list as steps, and handles an empty post', () => {
    const post = fitting['How-To Guide'].replaceAll(/Step \d: /gu, '').replace('word', `${list(5, '1. ')}\n\nword`)
    expect(checkFormat(post, 'How-To Guide')).toEqual([])
    for (const { label } of formats) expect(checkFormat('', label).map(({ rule }) => rule)).toContain('words')
  })
})

describe('counting', () => {
  it('counts the words that a reader sees', () => {
    expect(countWords('C’est l’été : 3 idées – déjà !')).toBe(5)
    const post = sectionsOf(
      '# A b\n\nc [d](https://example.com "no") `e` <b>f</b>\n\n| g | h |\n| - | - |\n| i | j k |\n',
    )
    expect(post.words).toBe(11)
  })

  it('reads numbers of headings in five languages, and no others', () => {
    const numbered = [
      '3. Idea',
      '3) Idea',
      'Step 3: Go',
      'Étape 3 : aller',
      'Fehler Nr. 3: x',
      'Erreur n° 3 : y',
      'Paso 3 – z',
    ]
    expect(numbered.map(headingNumber)).toEqual(numbered.map(() => 3))
    expect(['3 ideas for you', 'In 2026: more', 'Plain'].map(headingNumber)).toEqual([null, null, null])
  })

  it('reads the number that a title announces', () => {
    const announcing = [
      '7 ways to x',
      'Top 7 ideas',
      'Die 7 besten Tipps',
      'Solar panels: 7 mistakes',
      'Panneaux : 7 idées',
    ]
    expect(announcing.map(titleNumber)).toEqual(announcing.map(() => 7))
    expect(['Save 20% on solar', 'Plans for 2026', 'How to do it in 30 days', 'No number'].map(titleNumber)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})

describe('the formats', () => {
  it('have the same limits in the guidance as in the rules', () => {
    for (const { guidance, words: length, rules } of formats) {
      const lists = [rules.sectionWords?.max, rules.steps?.max, rules.taskItems?.max].filter(
        (value) => value !== undefined,
      )
      for (const figure of [length.min, length.max, rules.sections.max, rules.paragraphWords, ...lists])
        expect(guidance).toContain(figure.toLocaleString('en-GB'))
      expect(guidance).toMatch(/Purpose:[\s\S]*Structure:[\s\S]*Length:[\s\S]*Tone:[\s\S]*Formatting:/u)
    }
  })

  it('have the lengths of M3 and of the decisions', () => {
    const lengths = Object.fromEntries(formats.map(({ label, words: { min, max } }) => [label, [min, max]]))
    expect(lengths).toMatchObject({
      'How-To Guide': [800, 1500],
      'Cheat Sheet': [300, 800],
      Checklist: [400, 1000],
      Listicle: [800, 1500],
      Story: [800, 1000],
      'Explainer Blog Post': [800, 1500],
      'Mistakes to Avoid': [800, 1200],
    })
    expect(formatOf('Explainer Blog Post').rules).toMatchObject({ sections: { max: 3 }, subsections: { max: 3 } })
    expect(formatOf('Mistakes to Avoid').rules).toMatchObject({
      sections: { min: 5, max: 10 },
      sectionWords: { min: 100, max: 150 },
    })
  })
})
