import type { Language } from '#domain/languages.ts'

/** One passage to be written anew. */
type PassageRequest = {
  /** Markdown of a paragraph or a part of one, at most 1,000 characters. */
  passage: string
  /** Plain text around it, the passage included. */
  context: string
  /** A command of `domain/rewriting.ts`, or the person's own words. */
  command: string
  /** A tone's name, for `change tone`. */
  tone?: string
  /** The language of the answer, for `translate`. */
  language?: Language
}

/** What AI edit can ask of whoever shows the editor. Both calls reject with an Error whose message is for people. */
export type TextAssistant = {
  /** Of the text. */
  language: Language
  /** Whether an AI model is configured; without one only mechanical commands work. */
  hasModel: boolean
  /** Resolves to the Markdown in the end; `onText` gets all of the text so far. */
  rewrite: (
    request: PassageRequest,
    options: { signal: AbortSignal; onText: (text: string) => void },
  ) => Promise<string>
  synonyms: (word: string, signal: AbortSignal) => Promise<string[]>
}
