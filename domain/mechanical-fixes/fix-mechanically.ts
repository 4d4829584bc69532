import { baseLanguage, type BaseLanguage, type Language } from '#domain/languages.ts'
import { applyRule, editPassage, sign, type PassageBlock } from './passage-text.ts'
import { abbreviations, quotationMarks, rulesFor } from './rules.ts'

/**
 * Fixes what needs no understanding of the text: doubled words and spaces, spaces before punctuation, straight
 * apostrophes and quotation marks, capitals of sentences, and a/an in English. Markdown, code, links and numbers stay
 * unchanged. Idempotent.
 * @param isSentenceStart whether the passage starts a sentence; only then is its first letter capitalised
 */
export const fixMechanically = (markdown: string, language: Language, isSentenceStart = true): string => {
  const base = baseLanguage(language)
  const fixOnce = (text: string) =>
    editPassage(text, (block, index) => {
      for (const rule of rulesFor(base)) applyRule(block, rule)
      turnQuotationMarks(block, base)
      capitaliseSentences(block, base, isSentenceStart || index > 0)
    })
  // One fix may enable another.
  let fixed = markdown
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const again = fixOnce(fixed)
    if (again === fixed) return fixed
    fixed = again
  }
  return fixed
}

const mostPasses = 10

const textOf = (block: PassageBlock) => block.cells.map(({ char }) => char).join('')

/** Replaces all marks of a block, or none if one has no partner: 5' 10" is feet and inches. */
const turnQuotationMarks = (block: PassageBlock, language: BaseLanguage): void => {
  const text = textOf(block)
  const found = [...text.matchAll(/"/g)].map(({ index }) => ({ index, side: sideOf(text, index) }))
  const isBalanced = found.length % 2 === 0 && found.every(({ side }, index) => side === (index % 2 === 0 ? 0 : 1))
  if (!isBalanced) return
  const [opening, closing] = quotationMarks[language]
  for (const { index, side } of found.toReversed())
    block.cells.splice(index, 1, ...(side === 0 ? opening : closing).split('').map((char) => ({ char, source: char })))
}

/** 0 for an opening mark, 1 for a closing one, undefined when ambiguous. */
const sideOf = (text: string, index: number): 0 | 1 | undefined => {
  const before = text.slice(0, index).replaceAll(sign, '').at(-1) ?? ' '
  const after =
    text
      .slice(index + 1)
      .replaceAll(sign, '')
      .at(0) ?? ' '
  const opens = /[\s([{—–/]/.test(before) && /[^\s)\]},.;:!?]/.test(after)
  const closes = /[^\s\d([{]/.test(before) && /[\s)\]},.;:!?…—–/]/.test(after)
  return opens === closes ? undefined : opens ? 0 : 1
}

// A lower-case word of at least three letters, a full stop, a space, and another lower-case word.
const sentences = new RegExp(
  String.raw`(?<![\p{L}\p{M}'’.-])(\p{L}+)["”“’»)]*([.!?]+)(["”’»)]*)[ \n](${sign}*)(\p{Ll})(?=\p{Ll}*(?:[^\p{L}\p{N}@._/-]|[.,](?:\s|$)|$))`,
  'gu',
)

const capitaliseSentences = (block: PassageBlock, language: BaseLanguage, isStart: boolean): void => {
  if (!block.isParagraph) return
  const text = textOf(block)
  const capitalise = (index: number) => {
    const char = text[index]!.toLocaleUpperCase(language)
    if (char.length === 1) block.cells[index] = { char, source: char }
  }
  for (const found of text.matchAll(sentences)) {
    const [, last = '', stop = ''] = found
    const isAbbreviation = stop === '.' && (last.length < 3 || abbreviations[language].has(last.toLowerCase()))
    // Three dots are a pause, and a sentence continues after quoted speech: “Why?” he asked.
    if (!isAbbreviation && !stop.includes('..') && found[3] === '') capitalise(found.index + found[0].length - 1)
  }
  const first = /^[\s\uFFF9]*(?:["“„«¿¡(]\s?)*(?=(\p{Ll})(?=\p{Ll}*(?:[^\p{L}\p{N}@._/-]|$)))/u.exec(text)
  // Without an end mark it may be a label, or a line of a poem.
  if (isStart && first && /[.!?]["”’“»)\s\uFFF9]*$/u.test(text)) capitalise(first[0].length)
}
