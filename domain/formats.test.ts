import { expect, test } from 'vitest'
import { formatOf } from './formats.ts'
import { languages } from './languages.ts'

test.each([
  ['How-To Guide', 800, 1500],
  ['Cheat Sheet', 300, 800],
  ['Checklist', 400, 1000],
  ['Listicle', 800, 1500],
  ['Story', 800, 1000],
  ['Explainer Blog Post', 800, 1500],
  ['Mistakes to Avoid', 800, 1200],
] as const)('M3 %s: %i-%i words, and its guidance says so', (label, min, max) => {
  const { words, guidance, description } = formatOf(label)
  expect(words).toEqual({ min, max })
  expect(guidance).toContain(`Length: ${min.toLocaleString('en-GB')}-${max.toLocaleString('en-GB')} words`)
  for (const part of ['Purpose', 'Structure', 'Tone', 'Formatting']) expect(guidance).toContain(`${part}: `)
  expect(description).toMatch(/^[A-Z].*\.$/)
})

test('M3 an explainer has at most 3 main H2 sections with up to 3 sub-sections each', () => {
  const { sections, subsections } = formatOf('Explainer Blog Post').rules
  expect([sections.max, subsections.max]).toEqual([3, 3])
})

test('M3 Mistakes to Avoid: 5-10 mistakes of 100-150 words each', () => {
  const { sections, sectionWords } = formatOf('Mistakes to Avoid').rules
  expect(sections).toEqual({ min: 5, max: 10, numbered: true })
  expect(sectionWords).toEqual({ min: 100, max: 150 })
})

test('M3 the language options', () => {
  expect(languages.map(({ label, value }) => [label, value])).toEqual([
    ['English - United Kingdom', 'en_GB'],
    ['English - United States', 'en_US'],
    ['Spanish', 'es'],
    ['French', 'fr'],
    ['German', 'de'],
    ['Italian', 'it'],
  ])
})
