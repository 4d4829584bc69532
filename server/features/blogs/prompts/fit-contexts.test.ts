import { expect, test } from 'vitest'
import type { WritingContext } from '#domain/writing.ts'
import { countTokens } from '#server/providers/tokens.ts'
import { cpuTime } from '#test/helpers/cpu-time.ts'
import { fitContexts } from './fit-contexts.ts'

const context = (name: string, ...paragraphs: string[]): WritingContext => ({
  name,
  url: null,
  text: paragraphs.join('\n\n'),
})

const weather = Array.from({ length: 40 }, (_, day) => `On day ${day} the sky was grey and nobody went outside at all.`)
const survey = 'A solar survey takes 90 minutes and looks at the roof.'
const loft = 'Before the surveyors come, clear the loft.'

const tokensOf = (contexts: WritingContext[]) => contexts.reduce((sum, { text }) => sum + countTokens(text), 0)

test('material that fits is returned as it is', () => {
  const contexts = [context('a', survey, '', '', loft), context('b', '')]
  expect(fitContexts(contexts, 'solar', 1000)).toEqual({ contexts, omitted: [] })
})

test('the relevant paragraphs are kept in their order, and words match whatever their endings', () => {
  const contexts = [context('a', ...weather, survey, ...weather), context('b', ...weather, loft)]
  const fitted = fitContexts(contexts, 'Solar surveys: preparing the loft', 40)
  expect(fitted.contexts).toEqual([
    { name: 'a', url: null, text: `[…]\n\n${survey}\n\n[…]` },
    { name: 'b', url: null, text: `[…]\n\n${loft}` },
  ])
  const left = fitted.omitted.reduce((sum, { tokens }) => sum + tokens, 0)
  expect(left + tokensOf(fitted.contexts)).toBeGreaterThan(tokensOf(contexts) * 0.98)
  expect(fitted.omitted.map(({ name }) => name)).toEqual(['a', 'b'])
})

test('a rare word weighs more than a frequent one', () => {
  const common = Array.from({ length: 30 }, (_, index) => `Solar, solar and more solar, number ${index}.`)
  const fitted = fitContexts([context('a', ...common, 'The scaffold is ours to bring.')], 'solar scaffold', 20)
  expect(fitted.contexts[0]?.text).toContain('scaffold')
})

test('without any overlap the beginnings are kept', () => {
  const fitted = fitContexts([context('a', ...weather), context('b', survey, ...weather)], 'quantum', 60)
  expect(fitted.contexts[0]?.text).toMatch(/^On day 0 /)
  expect(fitted.contexts[1]?.text).toMatch(/^A solar survey/)
})

test('a context that does not fit at all is left out completely', () => {
  const fitted = fitContexts([context('a', survey), context('b', ...weather)], 'solar survey', 20)
  expect(fitted.contexts).toHaveLength(1)
  expect(fitted.omitted).toEqual([{ name: 'b', tokens: expect.closeTo(countTokens(weather.join('\n\n')), -2) }])
})

test('the budget is not exceeded', () => {
  const contexts = [
    context('a', ...weather, survey),
    context('b', weather.join(' ')),
    context('c', 'word'.repeat(5000)),
  ]
  for (const budget of [0, 1, 10, 100, 500, 1000]) {
    expect(tokensOf(fitContexts(contexts, 'solar day', budget).contexts)).toBeLessThanOrEqual(budget)
  }
})

test.each([
  ['no paragraphs', 'All on one line, as PDFs have it. '.repeat(12_000)],
  ['no spaces', 'a'.repeat(400_000)],
  ['only line breaks', '\n'.repeat(400_000)],
  ['spaces between line breaks', '\n '.repeat(200_000)],
  ['many paragraphs', 'A paragraph.\n\n'.repeat(30_000)],
])('text with %s is fitted in linear time', (_name, text) => {
  const started = cpuTime()
  fitContexts([{ name: 'a', url: null, text: `${text} x ${text}` }], 'paragraph', 1000)
  expect(cpuTime() - started).toBeLessThan(15_000)
})
