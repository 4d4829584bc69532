import { describe, expect, it } from 'vitest'
import { countWords } from '#domain/quality/sections.ts'
import { german } from './phrases/de.ts'
import { english } from './phrases/en.ts'
import { spanish } from './phrases/es.ts'
import { french } from './phrases/fr.ts'
import { italian } from './phrases/it.ts'
import { type Phrases, themeIds } from './phrases/types.ts'

const languages: [string, Phrases][] = [
  ['en', english],
  ['de', german],
  ['fr', french],
  ['es', spanish],
  ['it', italian],
]

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const plainly = (text: string) => text.replace(/\{([^{}|]*)\|[^{}|]*\}/gu, '$1').replace(/\{[^{}]*\}/gu, 'x')

describe.each(languages)('the phrases of %s', (_language, phrases) => {
  const { cues: _cues, ...spoken } = phrases
  const themes = themeIds.map((id) => phrases.themes[id])
  const texts = textsIn({
    ...spoken,
    themes: themes.map(({ cues, ...theme }) => ({ ...theme, cues: cues.slice(0, 0) })),
  })

  it('hold no figure, so that no text of ours can state one', () => {
    expect(texts.filter((text) => /[\d%€$£]/u.test(text))).toEqual([])
  })

  it('have their slots and alternatives closed', () => {
    const open = texts.map((text) => text.replace(/\{(?:[^{}|]*\|[^{}|]*|(?:of )?[a-zA-Z]*)\}/gu, ''))
    expect(open.filter((text) => /[{}|]/u.test(text))).toEqual([])
  })

  it('end sentences with a mark, and headings and items with none', () => {
    const sentences = themes.flatMap(({ why, act, check, slip, ask }) => [...why, ...act, check, ...slip, ...ask])
    expect(
      sentences.map(plainly).filter((text) => !/[.?!…]\s?[“”»]?\.?$/u.test(text.replace(/\u00A0/gu, ' ').trim())),
    ).toEqual([])
    const bare = themes.flatMap(({ step, noun, mistake, items, gap }) => [...step, noun, ...mistake, ...items, gap])
    expect(bare.filter((text) => /[.:;]$/u.test(text))).toEqual([])
  })

  it('are long enough to help and short enough to combine', () => {
    for (const { why, act, slip } of themes) {
      expect([...why, ...slip].map(plainly).filter((text) => countWords(text) < 12)).toEqual([])
      expect(act.map(plainly).filter((text) => countWords(text) < 23)).toEqual([])
      expect([...why, ...act, ...slip].map(plainly).filter((text) => countWords(text) > 75)).toEqual([])
    }
  })

  it('say nothing in two places', () => {
    const sentences = texts.filter((text) => countWords(text) > 5)
    expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([])
  })

  it('offer at least a hundred pieces of advice', () => {
    expect(themes.flatMap(({ why, act, slip }) => [...why, ...act, ...slip]).length).toBeGreaterThanOrEqual(100)
  })
})
