import type { WritingField } from './brand-fields.ts'
import type { FormatLabel } from './formats.ts'
import type { Language } from './languages.ts'

/** What a writer may know about the brand. Null and empty fields are unknown and must not be invented. */
export type WritingBrand = Record<WritingField, string | null> & {
  tone: { name: string; description: string; example: string | null } | null
}

/** Reference material added by the person: a file or a web page. Untrusted text, quoted with its source. */
export type WritingContext = {
  name: string
  /** The address of a web page; null for an uploaded file. */
  url: string | null
  text: string
}

/** The input of every writing task. */
export type WritingBrief = {
  language: Language
  brand: WritingBrand
  brief: string | null
  format: FormatLabel | null
  title: string | null
  keywords: string[]
  contexts: WritingContext[]
}

/**
 * The four tasks of a text model in the blog wizard. `outline` and `content` return Markdown, the others lists; `seen`
 * are earlier suggestions, which must not be repeated. `variation` counts the outlines written before from the same
 * material: a deterministic writer uses it to write another one.
 */
export type WritingTask =
  | ({ task: 'topics'; seen: string[] } & WritingBrief)
  | ({ task: 'keywords'; seen: string[] } & WritingBrief)
  | ({ task: 'outline'; variation?: number | undefined } & WritingBrief)
  | ({ task: 'content'; outline: string } & WritingBrief)

export type WritingTaskName = WritingTask['task']
