import type { Language } from '#domain/languages.ts'

/** A passage to be rewritten. */
type PassageRequest = {
  /** Markdown of a paragraph or a part of one, at most 1,000 characters. */
  passage: string
  /** Plain text around the passage, including it. */
  context: string
  /** A command of `domain/rewriting.ts`, or a custom instruction. */
  command: string
  /** A tone's name, for `change tone`. */
  tone?: string
  /** The language of the answer, for `translate`. */
  language?: Language
}

/** The backend of AI edit. Both calls reject with an Error whose message is for the person. */
export type TextAssistant = {
  /** The language of the text. */
  language: Language
  /** Whether an AI model is configured; without one only mechanical commands work. */
  hasModel: boolean
  /** Resolves to the complete Markdown; `onText` receives all text so far. */
  rewrite: (
    request: PassageRequest,
    options: { signal: AbortSignal; onText: (text: string) => void },
  ) => Promise<string>
  synonyms: (word: string, signal: AbortSignal) => Promise<string[]>
}
