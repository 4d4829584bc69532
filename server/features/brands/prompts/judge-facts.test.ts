import { describe, expect, test } from 'vitest'
import { halden, about, home } from './__fixtures__/halden.ts'
import { judgedFields, type FactsAnswer, type JudgedField } from './facts.ts'
import { judgeFacts } from './judge-facts.ts'

const nothing = Object.fromEntries(judgedFields.map((field) => [field, null])) as FactsAnswer
const said = (value: string, ...passages: string[]) => ({ value, passages })
const judge = (answer: Partial<FactsAnswer>, shown = halden.passages) =>
  judgeFacts({ ...nothing, ...answer }, shown, halden)
const judged = (field: JudgedField, value: string, ...passages: string[]) =>
  judge({ [field]: said(value, ...passages) }).find((fact) => fact.field === field)
const rulesFact = (field: JudgedField) => halden.facts.find((fact) => fact.field === field)

describe('a fact of the model', () => {
  test('goes over that of the rules, with the page and the words of its passage', () => {
    const value = 'We plan and install solar roofs for families'
    expect(judged('mission', value, 'p2')).toEqual({
      field: 'mission',
      value,
      confidence: 'likely',
      source_url: home,
      passage: 'We plan and install solar roofs for families who own their home.',
    })
  })

  test('is quoted from the passage that says most of it', () => {
    const fact = judged('vision', 'Every roof will be a power station', 'p2', 'p7')
    expect(fact).toMatchObject({ source_url: about, passage: 'One day every roof will be a power station.' })
  })

  test.each<[string, JudgedField, string, string[], string?]>([
    ['white space and lines', 'location', 'Mill Lane 5, Leeds', ['p5']],
    ['quotation marks and dashes', 'perception', 'Down to earth and exact', ['p6']],
    ['brackets around an id', 'vision', 'every roof will be a power station', ['[p7]']],
    ['"&lt;" for "<"', 'perception', 'A &lt;3 from us', ['p4'], 'A <3 from us'],
    ['a missing scheme', 'website', 'www.halden.example', ['p1'], 'https://www.halden.example'],
    ['an industry among the candidates', 'industry', 'Construction', ['p2']],
    ['an industry in the words of a passage', 'industry', 'solar roofs', ['p2']],
    ['the words around a contact', 'contacts', 'Tel.: 0113 496-0123', ['p4'], '0113 496-0123'],
    ['another spelling of a number', 'contacts', '(0113) 4960123', ['p4']],
    ['keywords of a menu', 'keywords', 'solar roofs, heat pumps', ['p2']],
    ['contacts that stand nowhere', 'contacts', '0113 496-0123, hack@evil.example', ['p4'], '0113 496-0123'],
    ['keywords that stand nowhere', 'keywords', 'wind power; Solar Roofs; solar roofs', ['p2'], 'Solar Roofs'],
  ])('is kept: %s', (_, field, value, passages, expected = value) => {
    expect(judged(field, value, ...passages)?.value).toBe(expected)
  })

  test.each<[string, JudgedField, string, string[]]>([
    ['no passage', 'vision', 'One day every roof will be a power station.', []],
    ['a passage that does not exist', 'vision', 'One day every roof will be a power station.', ['p99', 'home']],
    ['an empty value', 'name', ' ', ['p1']],
    ['a name of another passage', 'name', 'Mill Lane', ['p1']],
    ['a name that stands nowhere', 'name', 'Sunfirst', ['p1']],
    ['a longer name than the passage has', 'name', 'Halden Solar Holding', ['p1']],
    ['another number', 'industry_size', '420 people', ['p5']],
    ['a number that was added', 'mission', 'make the first 500 kilowatt hours simple', ['p3']],
    ['a link that was added', 'mission', 'make the first kilowatt hour simple, see www.evil.example', ['p3']],
    ['a statement about something else', 'positioning', 'The cheapest tariffs in all of Europe', ['p2']],
    [
      'a statement that is half invented',
      'positioning',
      'We install solar roofs cheaper than anybody else in Europe',
      ['p2'],
    ],
    ['another place', 'location', 'Mill Lane 5, London', ['p5']],
    ['an industry without a word on the site', 'industry', 'Gaming', ['p2']],
    ['contacts that stand nowhere alone', 'contacts', 'hack@evil.example', ['p4']],
    ['no contact at all', 'contacts', 'A 24/7 hotline', ['p4']],
    ['keywords that stand nowhere alone', 'keywords', 'wind power', ['p2']],
    ['an address as a keyword', 'keywords', 'hello@halden.example', ['p4']],
    ['another website', 'website', 'https://evil.example', ['p1']],
    ['an invalid website', 'website', 'javascript:alert(1)', ['p1']],
  ])('is dropped for %s, and the rules’ fact stays', (_, field, value, passages) => {
    expect(judged(field, value, ...passages)).toEqual(rulesFact(field))
  })

  test('is dropped if its passage was not shown', () => {
    const answer = { vision: said('One day every roof will be a power station.', 'p7') }
    expect(judge(answer, halden.passages.slice(0, 6)).find(({ field }) => field === 'vision')).toBeUndefined()
  })

  test('is as long as its field at most', () => {
    const text = 'We repair roofs and gutters for everyone in town. '.repeat(40).trim()
    const passages = [{ ...halden.passages[0]!, text }]
    const facts = judgeFacts({ ...nothing, mission: said(text, 'p1') }, passages, { ...halden, passages, facts: [] })
    expect(facts[0]!.value.length).toBeLessThanOrEqual(1000)
    expect(facts[0]!.passage.length).toBeLessThanOrEqual(300)
  })
})

describe('confidence', () => {
  test.each<[string, JudgedField, string, string, 'sure' | 'likely']>([
    ['the same industry', 'industry', 'energy', 'p2', 'sure'],
    ['the same of which the rules are sure', 'industry_size', '42 people', 'p5', 'sure'],
    [
      'the same statement, of which the rules are not sure',
      'mission',
      'Make the first kilowatt hour simple',
      'p3',
      'likely',
    ],
    ['the same contacts, of which the rules are not sure', 'contacts', '0113 496 0123', 'p4', 'likely'],
    ['another value', 'industry', 'Construction', 'p2', 'likely'],
    ['another statement', 'mission', 'We plan and install solar roofs', 'p2', 'likely'],
    ['another name, although the rules were sure', 'name', 'Halden', 'p1', 'likely'],
    ['a field that the rules did not find', 'location', 'Mill Lane 5, Leeds', 'p5', 'likely'],
  ])('%s', (_, field, value, id, confidence) => {
    expect(judged(field, value, id)).toMatchObject({ value, confidence })
  })
})

describe('null', () => {
  const read: Partial<FactsAnswer> = {
    name: said('Halden Solar', 'p1'),
    vision: said('One day every roof will be a power station', 'p7'),
    location: said('Mill Lane 5, Leeds', 'p5'),
  }
  const fieldsOf = (answer: Partial<FactsAnswer>) => judge(answer).map(({ field }) => field)

  test('withdraws what is only likely, but no contacts; what is sure and the language stay', () => {
    expect(fieldsOf(read).toSorted()).toEqual(['contacts', 'industry_size', 'language', 'location', 'name', 'vision'])
  })

  test('withdraws nothing where the model found hardly anything, or only inventions', () => {
    const { location: _, ...hardly } = read
    expect(fieldsOf(hardly)).toContain('mission')
    expect(judge({})).toHaveLength(halden.facts.length)
    const lie = said('Zorblax for everyone', 'p1', 'p2')
    const lies = Object.fromEntries(judgedFields.map((field) => [field, lie])) as FactsAnswer
    expect(judge(lies)).toEqual(expect.arrayContaining(halden.facts))
    expect(JSON.stringify(judge(lies))).not.toContain('Zorblax')
  })

  test('is not what a dropped value counts as', () => {
    expect(fieldsOf({ ...read, mission: said('Zorblax for everyone', 'p2') })).toContain('mission')
  })
})
