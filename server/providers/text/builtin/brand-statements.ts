import type { BaseLanguage } from '#domain/languages.ts'
import { plain } from './markdown.ts'
import { isModelOrder } from '#domain/model-orders.ts'
import { sentencesIn } from './words.ts'

const mostWords = 40

/**
 * As much of a brand's own text as a post can quote: whole sentences up to 40 words, else the first words with an
 * ellipsis. Null when there is nothing, or when it gives orders (it may come from a web page).
 */
export const excerpt = (text: string | null, language: BaseLanguage, most = mostWords): string | null => {
  const given = plain(text ?? '')
  if (given === '' || isModelOrder(given)) return null
  let taken = ''
  for (const sentence of sentencesIn(given, language)) {
    const longer = taken ? `${taken} ${sentence}` : sentence
    if (longer.split(' ').length > most) break
    taken = longer
  }
  return taken || `${given.split(' ').slice(0, most).join(' ')} …`
}

/** The same without its full stop, for the end of a sentence of ours. */
export const phrase = (text: string | null, language: BaseLanguage): string | null =>
  excerpt(text, language)?.replace(/[.\s]+$/u, '') ?? null
