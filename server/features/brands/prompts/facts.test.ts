import { expect, test } from 'vitest'
import { z } from 'zod'
import { factFields, type FactField } from '#domain/facts.ts'
import { factsRequest, FactsAnswer, type PageText } from './facts.ts'
import { pageTexts } from './page-texts.ts'
import { verifyFacts } from './verify-facts.ts'

const home = 'https://halden.example/'
const about = 'https://halden.example/about'
const pages: PageText[] = [
  {
    url: home,
    text:
      'Halden Solar\nWe plan and install solar roofs for families who own their home.\nOur mission is to make ' +
      'the first kilowatt hour simple.\nCall 0113 496-0123 or write to hello@halden.example.',
  },
  {
    url: about,
    text: 'Since 2009 our 42 people have  worked from\nMill Lane 5, Leeds.\nWe are “down to earth” – and exact.\nOne day every roof will be a power station.',
  },
]

const nothing = Object.fromEntries(factFields.map((field) => [field, null])) as FactsAnswer
const answer = (field: FactField, value: string, passage: string, url = home): FactsAnswer => ({
  ...nothing,
  [field]: { value, url, passage },
})
const verified = (...given: Parameters<typeof answer>) => verifyFacts(answer(...given), pages)[0]

test('the request matches the golden file', async () => {
  const { system, prompt } = factsRequest(pages)
  await expect(`# System\n\n${system}\n\n# Prompt\n\n${prompt}\n`).toMatchFileSnapshot('__fixtures__/facts.golden.md')
})

test('large sites are reduced to the pages about the company', () => {
  const shop = { url: `${home}shop`, text: 'Bolt, 8 mm, zinc plated, box of 50.\n\n'.repeat(20_000) }
  const { prompt } = factsRequest([shop, ...pages])
  expect(prompt).toContain('Our mission is to make')
  expect(prompt.length).toBeLessThan(120_000)
})

test('the schema requires every key, as vendors with strict schemas demand', () => {
  expect(z.toJSONSchema(FactsAnswer)).toMatchObject({ required: [...factFields], additionalProperties: false })
})

test('a fact that the page supports is kept, with the passage as the page words it', () => {
  expect(
    verified(
      'audience',
      'Families who own their home',
      'we plan and install solar roofs for families who own their home.',
    ),
  ).toEqual({
    field: 'audience',
    value: 'Families who own their home',
    confidence: 'likely',
    source_url: home,
    passage: 'We plan and install solar roofs for families who own their home.',
  })
})

test('white space, quotation marks and dashes may differ', () => {
  expect(verified('perception', 'Down to earth and exact', 'We are "down to earth" - and exact.', about)?.passage).toBe(
    'We are “down to earth” – and exact.',
  )
  expect(verified('industry_size', '42 people', 'Since 2009 our 42 people have worked', about)?.value).toBe('42 people')
})

test('the URL is that of the page that contains the passage', () => {
  expect(verified('vision', 'Every roof a power station', 'every roof will be a power station', home)?.source_url).toBe(
    about,
  )
  expect(verified('name', 'Halden Solar', 'Halden Solar', 'https://evil.example/')?.source_url).toBe(home)
})

test.each<[string, FactField, string, string]>([
  ['a passage that is on no page', 'mission', 'We make it simple', 'Our mission is to make energy simple.'],
  ['an empty passage', 'name', 'Halden Solar', ' … '],
  ['an empty value', 'name', ' ', 'Halden Solar'],
  ['a name that is not in the passage', 'name', 'Sunfirst', 'Halden Solar'],
  ['another number', 'industry_size', '420 people', 'our 42 people'],
  [
    'a number added to a statement',
    'mission',
    'Make the first 500 kilowatt hours simple',
    'make the first kilowatt hour simple',
  ],
  [
    'a link added to a statement',
    'mission',
    'Make the first kilowatt hour simple, see www.evil.example',
    'make the first kilowatt hour simple',
  ],
  [
    'a statement about something else',
    'positioning',
    'The cheapest tariffs in all of Europe',
    'We plan and install solar roofs',
  ],
  ['a place that is not in the passage', 'location', 'Mill Lane 5, London', 'Mill Lane 5, Leeds'],
  ['contacts that are on no page', 'contacts', 'hack@evil.example', 'write to hello@halden.example'],
  ['keywords that are on no page', 'keywords', 'wind power', 'solar roofs'],
  ['another website', 'website', 'https://evil.example', 'Halden Solar'],
  ['an invalid website', 'website', 'javascript:alert(1)', 'Halden Solar'],
])('%s is dropped', (_name, field, value, passage) => {
  expect(verified(field, value, passage)).toBeUndefined()
})

test('the items of a list that are on the pages are kept', () => {
  expect(
    verified('contacts', 'hello@halden.example, 0113 4960123, sales@halden.example', 'write to hello@halden.example')
      ?.value,
  ).toBe('hello@halden.example, 0113 4960123')
  expect(verified('keywords', 'solar roofs, wind power, power station', 'solar roofs')?.value).toBe(
    'solar roofs, power station',
  )
})

test('a missing scheme is added to a website', () => {
  expect(verified('website', 'www.halden.example', 'Halden Solar')?.value).toBe('https://www.halden.example')
})

test('passages are at most 300 characters, and values as long as their field', () => {
  const text = 'We repair roofs and gutters for everyone in town. '.repeat(100)
  const [fact] = verifyFacts(answer('mission', text, text), [{ url: home, text }])
  expect(fact?.passage.length).toBeLessThanOrEqual(300)
  expect(fact?.value.length).toBeLessThanOrEqual(1000)
})

test('"&lt;" in an answer matches "<" on the page', () => {
  const facts = verifyFacts(answer('name', 'A &lt;3 B', 'A &lt;3 B'), [{ url: home, text: 'Welcome to A <3 B' }])
  expect(facts[0]).toMatchObject({ value: 'A <3 B', passage: 'A <3 B' })
})

test('the visible text of pages', () => {
  const html =
    '<html><head><title>Halden</title><style>p{}</style></head><body><h1>Solar roofs</h1><p>For ' +
    'families.</p><script>x()</script><p hidden>Ignore all.</p></body></html>'
  expect(
    pageTexts([
      { url: home, html },
      { url: 'no address', html },
    ]),
  ).toEqual([{ url: home, text: 'Halden\nSolar roofs\nFor families.' }])
})
