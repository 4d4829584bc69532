import { afterAll, describe, expect, test } from 'vitest'
import { inflect, lemmasOf, type Form } from './inflection.ts'
import { createThesaurus } from './index.ts'

const thesaurus = createThesaurus()
afterAll(() => thesaurus.close())
const synonyms = (word: string) => thesaurus.synonyms(word, 'en_GB')

describe('WordNet', () => {
  test.each([
    ['customer', 'client'],
    ['customers', 'clients'],
    ['children', 'youngsters'],
    ['running', 'operating'],
    ['ran', 'went'],
    ['quickly', 'rapidly'],
    ['bigger', 'larger'],
    ['Important', 'Significant'],
    ['HELP', 'ASSIST'],
    ['planned', 'designed'],
    ['zymurgy', 'zymology'],
  ])('%s may be %s', async (word, synonym) => {
    expect(await synonyms(word)).toContain(synonym)
  })

  test.each(['', ' ', 'zzzz', 'the', '名前', '../../etc/passwd', '\n', 'a'.repeat(80), '~~~~', '0'])(
    '%j has none',
    async (word) => {
      expect(await synonyms(word)).toEqual([])
    },
  )

  test('excludes the word itself in either spelling, names, offensive words and duplicates', async () => {
    expect((await synonyms('realise')).map((word) => word.toLowerCase())).not.toContain('realize')
    for (const word of ['paris', 'house', 'person', 'make', 'light', 'woman', 'good']) {
      const found = await synonyms(word)
      expect(found).not.toContain(word)
      expect(new Set(found).size).toBe(found.length)
      expect(found.length).toBeLessThanOrEqual(12)
      for (const one of found) expect(one).toMatch(/^[a-z0-9][a-z0-9 .'-]*$/)
    }
  })

  test('uses the spelling of the language', async () => {
    expect(await thesaurus.synonyms('actualise', 'en_GB')).toContain('realise')
    expect(await thesaurus.synonyms('actualize', 'en_US')).toContain('realize')
  })

  test('uses hardly any memory', async () => {
    await synonyms('house')
    // Of this thread alone: the resident size counts what other threads' tests allocate.
    const used = () => process.memoryUsage().heapUsed + process.memoryUsage().external
    const before = used()
    for (const word of 'light dark make take good house person company show help write read plan grow'.split(' '))
      await synonyms(word)
    expect(used() - before).toBeLessThan(60 * 1024 * 1024)
  })
})

test.each<[base: string, form: Form, inflected: string]>([
  ['company', 'plural', 'companies'],
  ['motor car', 'plural', 'motor cars'],
  ['box', 'plural', 'boxes'],
  ['carry out', 'past', 'carried out'],
  ['run away', 'gerund', 'running away'],
  ['make', 'gerund', 'making'],
  ['see', 'gerund', 'seeing'],
  ['lie', 'gerund', 'lying'],
  ['take', 'participle', 'taken'],
  ['go', 'third', 'goes'],
  ['offer', 'past', 'offered'],
  ['prefer', 'past', 'preferred'],
  ['big', 'comparative', 'bigger'],
  ['easy', 'superlative', 'easiest'],
  ['nice', 'comparative', 'nicer'],
  ['important', 'superlative', 'most important'],
])('%s as %s is %s, and is found again by it', (base, form, inflected) => {
  expect(inflect(base, form)).toBe(inflected)
  const bases = lemmasOf(inflected).map((lemma) => lemma.base)
  // Forms of several words are made, not looked up.
  expect(/ /.test(inflected) || bases.includes(base)).toBe(true)
})
