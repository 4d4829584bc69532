import { describe, expect, test } from 'vitest'
import { contextCap } from '#domain/contexts.ts'
import { formatLabels, formatOf } from '#domain/formats.ts'
import { languageValues } from '#domain/languages.ts'
import type { TextRequest } from '#server/providers/text/text-model.ts'
import { countTokens } from '#server/providers/tokens.ts'
import { bareBrief, fullBrief, outline, requestOf, taskNames } from './__fixtures__/briefs.ts'
import { keywordsAnswer } from './keywords.ts'
import { topicsAnswer } from './topics.ts'

const asPage = ({ system, prompt }: TextRequest) => `# System\n\n${system}\n\n# Prompt\n\n${prompt}\n`

describe.each(taskNames)('%s', (task) => {
  test('matches the golden file', async () => {
    await expect(asPage(requestOf(task, fullBrief))).toMatchFileSnapshot(`__fixtures__/${task}.golden.md`)
  })

  test('omits unknown fields', async () => {
    await expect(asPage(requestOf(task, bareBrief))).toMatchFileSnapshot(`__fixtures__/${task}-bare.golden.md`)
  })

  test('is deterministic, and carries the task as data', () => {
    const request = requestOf(task, fullBrief)
    expect(requestOf(task, fullBrief)).toEqual(request)
    expect(request.task).toMatchObject({ task, title: fullBrief.title })
  })

  test('contains every known field', () => {
    const { prompt } = requestOf(task, fullBrief)
    const { brand, contexts, keywords, title, brief } = fullBrief
    const { tone, ...texts } = brand
    const given = Object.values(texts).filter((text) => text !== null)
    const shown = [...given, tone!.description, tone!.example, title, brief, ...keywords]
    for (const text of [...shown, ...contexts.flatMap((context) => context.text.split('\n\n'))]) {
      expect(prompt).toContain(text)
    }
    expect(prompt.includes(outline)).toBe(task === 'content')
  })

  test.each(formatLabels)('quotes the guidance of the format %s', (format) => {
    expect(requestOf(task, { ...fullBrief, format }).prompt).toContain(formatOf(format).guidance)
  })

  test('names the language and its spelling', () => {
    const rules = languageValues.map((language) => requestOf(task, { ...fullBrief, language }).prompt.split('\n\n')[1])
    expect(rules.map((rule) => /^Language: ([A-Za-z ]+),/.exec(rule!)?.[1])).toEqual([
      'British English',
      'American English',
      'Spanish',
      'French',
      'German',
      'Italian',
    ])
  })

  test('names the long material that was left out, the least relevant first', () => {
    const filler = Array.from({ length: 1000 }, (_, number) => `Line ${number} is about the weather of that day.`)
    const text = [...filler, 'The solar survey of the roof takes 90 minutes.', ...filler].join('\n\n')
    const contexts = [{ name: 'log.txt', url: null, text }]
    const { prompt, left_out } = requestOf(task, { ...fullBrief, contexts }, { contextTokens: 12_000 })
    expect(prompt).toContain('The solar survey of the roof takes 90 minutes.')
    expect(prompt).toMatch(/<data name="left out for length">\nlog.txt: about [\d]+ words are not shown\n<\/data>/)
    expect(left_out).toEqual([{ name: 'log.txt', tokens_number: expect.any(Number) }])
    expect(left_out[0]!.tokens_number).toBeGreaterThan(countTokens(text) - 9000)
    expect(left_out[0]!.tokens_number).toBeLessThan(countTokens(text) - 1000)
  })

  test.each([
    ['prose', 'A sentence about roofs and the light of the north. '.repeat(900)],
    ['markup, which escaping lengthens', '<td><b>1</b></td>\n'.repeat(3000)],
    ['unbroken text', 'x'.repeat(60_000)],
    ['many short paragraphs', 'Some words on roofs.\n\n'.repeat(2500)],
  ])('fits prompt and answer into the context window: %s', (_, text) => {
    const name = 'a rather long name of a file '.repeat(8)
    const contexts = Array.from({ length: 8 }, () => ({ name, url: null, text }))
    const answer = { topics: 1000, keywords: 1000, outline: 2000, content: 4000 }[task]
    for (const contextTokens of [16_000, 32_768]) {
      const { system, prompt, left_out } = requestOf(task, { ...fullBrief, contexts }, { contextTokens })
      expect(countTokens(system) + countTokens(prompt) + answer).toBeLessThan(contextTokens * 0.85)
      expect(left_out).toHaveLength(8)
    }
  })

  test('a context window too small for any material leaves all of it out and still makes a request', () => {
    const { prompt, left_out } = requestOf(task, fullBrief, { contextTokens: 2048 })
    expect(prompt).not.toContain('data name="context')
    expect(left_out.map(({ name }) => name)).toEqual(fullBrief.contexts.map(({ name }) => name))
    expect(prompt).toContain(fullBrief.title)
  })

  test('leaves out nothing that fits', () => {
    expect(requestOf(task, fullBrief, { contextTokens: 32_000 }).left_out).toEqual([])
  })
})

test.each([
  ['numbering and quotation marks', ['1. "First"', '2) **Second**', '- Third'], ['First', 'Second', 'Third']],
  ['repetitions', ['First', 'first ', 'Second'], ['first', 'Second']],
  ['a number that belongs to the title', ['5 mistakes', '7. Mistakes'], ['5 mistakes', 'Mistakes']],
  ['more than were asked for', ['a', 'b', 'c', 'd', 'e', 'f', 'g'], ['a', 'b', 'c', 'd', 'e', 'f']],
  ['what is too long or empty', ['a', ' ', 'x'.repeat(301)], ['a']],
])('titles are tidied: %s', (_name, titles, expected) => {
  expect(topicsAnswer([]).parse({ titles }).titles).toEqual(expected)
})

test('M9 outline and content use all material within the context cap, as far as it fits into the context window', () => {
  const text = 'A sentence about roofs.\n\n'.repeat(16_000)
  const contexts = [{ name: 'a.txt', url: null, text }]
  expect(countTokens(text)).toBeGreaterThan(contextCap * 800)
  expect(countTokens(text)).toBeLessThanOrEqual(contextCap * 1000)
  for (const task of ['outline', 'content'] as const)
    expect(requestOf(task, { ...fullBrief, contexts }, { contextTokens: 200_000 }).left_out).toEqual([])
  for (const task of ['topics', 'keywords'] as const)
    expect(countTokens(requestOf(task, { ...fullBrief, contexts }).prompt)).toBeLessThan(10_000)
})

describe('more suggestions', () => {
  const seen = ['Five roofs & what they yield', 'Solar <survey>']

  test.each(['topics', 'keywords'] as const)(
    '%s: earlier ones are listed as data, and different ones are requested',
    (task) => {
      const { prompt, system } = requestOf(task, fullBrief, { seen })
      expect(prompt).toContain(
        '<data name="suggested before">\nFive roofs & what they yield\nSolar &lt;survey>\n</data>',
      )
      expect(prompt).toMatch(/further (titles|keywords)/)
      expect(prompt).toMatch(/wants others than/)
      expect(system).toBe(requestOf(task, fullBrief).system)
      expect(requestOf(task, fullBrief).prompt).not.toMatch(/suggested before|further/)
    },
  )

  test('repetitions are dropped whatever their case and punctuation', () => {
    const answer = { titles: ['five roofs – & what they yield', 'New', '“Solar <survey>!”', 'new'] }
    expect(topicsAnswer(seen).parse(answer).titles).toEqual(['new'])
    expect(keywordsAnswer(['C++ course']).parse({ keywords: ['c# course', 'c++  course'] }).keywords).toEqual([
      'c# course',
    ])
  })

  test('an empty list is a valid answer when there are earlier ones', () => {
    expect(topicsAnswer(seen).parse({ titles: seen }).titles).toEqual([])
    expect(keywordsAnswer(seen).parse({ keywords: [] }).keywords).toEqual([])
  })
})

test('an answer without a usable item is invalid', () => {
  expect(topicsAnswer([]).safeParse({ titles: [' '] }).success).toBe(false)
  expect(keywordsAnswer([]).safeParse({ keywords: ['x'.repeat(81)] }).success).toBe(false)
  expect(
    keywordsAnswer([]).parse({ keywords: Array.from({ length: 20 }, (_, index) => `k${index}`) }).keywords,
  ).toHaveLength(12)
})
