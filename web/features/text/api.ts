import type { Rewrite } from '#contract/text.ts'
import type { Language } from '#domain/languages.ts'
import { api } from '#web/api/client.ts'
import { ApiError } from '#web/api/error.ts'

/**
 * Resolves to the rewritten passage in Markdown; `onText` receives all text so far. Throws ApiError, or the abort
 * reason.
 */
export const rewritePassage = async (
  body: Rewrite,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<string> => {
  let text = ''
  for await (const line of api.text.rewrite.stream({ body }, { signal })) {
    if ('delta' in line) onText((text += line.delta))
    else if ('error' in line) throw new ApiError(line.code, line)
    else return line.rewritten_text
  }
  throw new ApiError(0, { error: 'The connection was lost. Try again.', status: 'error', code: 0 })
}

export const findSynonyms = async (word: string, language: Language, signal: AbortSignal): Promise<string[]> =>
  (await api.text.synonyms({ query: { word, language } }, { signal })).synonyms
