// Rewrites one passage: with the configured model, or else by rules if the command allows it.
import type { Rewrite, Rewritten, RewriteLine } from '#contract/text.ts'
import { fixMechanically } from '#domain/mechanical-fixes/fix-mechanically.ts'
import { usePlainWords } from '#domain/mechanical-fixes/plain-words.ts'
import { parseMarkdown, textOf } from '#domain/quality/sections.ts'
import { needsModel, rewriteCommandOf } from '#domain/rewriting.ts'
import { HttpError } from '#server/lib/http/errors.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import type { TextModel } from '#server/providers/text/text-model.ts'
import { cleanRewrite } from './prompts/clean-rewrite.ts'
import { rewriteRequest } from './prompts/rewrite.ts'

/** Rewrites by rules, without a model; throws 409 for instructions that rules cannot follow. */
export const rewriteByRule = (rewrite: Rewrite): Rewritten => {
  const reason = needsModel(rewrite.command)
  if (reason) throw new HttpError(409, reason, { detail: reason })
  const { sentence, language } = rewrite
  const isGrammar = rewriteCommandOf(rewrite.command)?.command === 'fix grammar'
  const text = isGrammar
    ? fixMechanically(sentence, language, isSentenceStart(rewrite))
    : usePlainWords(sentence, language)
  return { rewritten_text: text, model: null }
}

/** Whether the passage follows the end of a sentence or line; true if its context does not contain it. */
const isSentenceStart = ({ sentence, context }: Rewrite): boolean => {
  const oneSpace = (text: string) => text.replaceAll(/[^\S\n]+/g, ' ')
  const passage = oneSpace(textOf(parseMarkdown(sentence))).trim()
  const around = oneSpace(context ?? '')
  const at = around.indexOf(passage)
  return at < 0 || /(?:^|\n|[.!?…]["”’»)]* )\s*$/.test(around.slice(0, at))
}

/** The passage by the model; `onDelta` gets the text as it arrives. Throws 502 when the model fails. */
export const rewriteByModel = async (
  model: TextModel,
  rewrite: Rewrite,
  signal: AbortSignal,
  onDelta: (text: string) => void = () => {},
): Promise<Rewritten> => {
  const answer = await model.stream(rewriteRequest(rewrite), { signal, onDelta }).catch((error: unknown) => {
    throw error instanceof ProviderError ? new HttpError(502, error.message, { detail: error.message }) : error
  })
  const rewritten_text = cleanRewrite(answer.text, rewrite.sentence)
  if (rewritten_text === '') throw new HttpError(502, 'The model answered without a text. Try again.')
  return { rewritten_text, model: answer.model }
}

/** The same as lines: `{ delta }`, and finally the complete text. Ends silently when the signal aborts. */
export async function* streamRewrite(
  model: TextModel,
  rewrite: Rewrite,
  signal: AbortSignal,
): AsyncGenerator<RewriteLine> {
  let waiting = ''
  let news = Promise.withResolvers<void>()
  const rewriting = rewriteByModel(model, rewrite, signal, (text) => {
    waiting += text
    news.resolve()
  })
  const ended = rewriting.then(
    () => true,
    () => true,
  )
  for (let isEnded = false; !isEnded;) {
    isEnded = await Promise.race([ended, news.promise.then(() => false)])
    news = Promise.withResolvers()
    const delta = waiting
    waiting = ''
    if (delta) yield { delta }
  }
  if (!signal.aborted) yield await rewriting
}
