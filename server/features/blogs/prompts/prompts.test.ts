import { describe, expect, test } from 'vitest'
import { formatLabels, formatOf } from '#domain/formats.ts'
import { languageValues } from '#domain/languages.ts'
import type { TextRequest } from '#server/providers/text/text-model.ts'
import { bareBrief, fullBrief, outline, requestOf, taskNames } from './__fixtures__/briefs.ts'
import { KeywordsAnswer } from './keywords.ts'
import { TopicsAnswer } from './topics.ts'

const asPage = ({ system, prompt }: TextRequest) => `# System\n\n${system}\n\n# Prompt\n\n${prompt}\n`

describe.each(taskNames)('%s', (task) => {
  test('reads as in the golden file', async () => {
    await expect(asPage(requestOf(task, fullBrief))).toMatchFileSnapshot(`__fixtures__/${task}.golden.md`)
  })

  test('says nothing of what is not known', async () => {
    await expect(asPage(requestOf(task, bareBrief))).toMatchFileSnapshot(`__fixtures__/${task}-bare.golden.md`)
  })

  test('is the same every time, and carries the task as data', () => {
    const request = requestOf(task, fullBrief)
    expect(requestOf(task, fullBrief)).toEqual(request)
    expect(request.task).toMatchObject({ task, title: fullBrief.title })
  })

  test('shows everything that is known', () => {
    const { prompt } = requestOf(task, fullBrief)
    const { brand, contexts, keywords, title, brief } = fullBrief
    const { tone, ...texts } = brand
    const shown = [...Object.values(texts), tone!.description, tone!.example, title, brief, ...keywords]
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

  test('says what was left out of long material', () => {
    const filler = Array.from({ length: 4000 }, (_, number) => `Line ${number} is about the weather of that day.`)
    const text = [...filler, 'The solar survey of the roof takes 90 minutes.', ...filler].join('\n\n')
    const { prompt } = requestOf(task, { ...fullBrief, contexts: [{ name: 'log.txt', url: null, text }] })
    expect(prompt).toContain('The solar survey of the roof takes 90 minutes.')
    expect(prompt).toMatch(/<data name="left out for length">\nlog.txt: about [\d]+ words are not shown\n<\/data>/)
    expect(prompt.length).toBeLessThan(200_000)
  })
})

test.each([
  ['numbering and quotation marks', ['1. "First"', '2) **Second**', '- Third'], ['First', 'Second', 'Third']],
  ['repetitions', ['First', 'first ', 'Second'], ['first', 'Second']],
  ['a number that belongs to the title', ['5 mistakes', '7. Mistakes'], ['5 mistakes', 'Mistakes']],
  ['more than were asked for', ['a', 'b', 'c', 'd', 'e', 'f', 'g'], ['a', 'b', 'c', 'd', 'e', 'f']],
  ['what is too long or empty', ['a', ' ', 'x'.repeat(301)], ['a']],
])('titles are tidied: %s', (_name, titles, expected) => {
  expect(TopicsAnswer.parse({ titles }).titles).toEqual(expected)
})

test('an answer without a usable item is none', () => {
  expect(TopicsAnswer.safeParse({ titles: [' '] }).success).toBe(false)
  expect(KeywordsAnswer.safeParse({ keywords: ['x'.repeat(81)] }).success).toBe(false)
  expect(
    KeywordsAnswer.parse({ keywords: Array.from({ length: 20 }, (_, index) => `k${index}`) }).keywords,
  ).toHaveLength(12)
})
