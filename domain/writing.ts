import type { WritingField } from './brand-fields.ts'
import type { FormatLabel } from './formats.ts'
import type { Language } from './languages.ts'

/** What a writer may know of the brand. A null or empty field was not given and must not be invented. */
export type WritingBrand = Record<WritingField, string | null> & {
  tone: { name: string; description: string; example: string | null } | null
}

/** Reference material that the person added: a file or a web page. Untrusted text, quoted with its source. */
export type WritingContext = {
  name: string
  /** The address of a web page; null for an uploaded file. */
  url: string | null
  text: string
}

/** What every writing task is made from. */
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
 * The four tasks of a text model in the blog wizard. `outline` and `content` answer Markdown, the others lists; `seen`
 * is what was suggested before, which is not to come again.
 */
export type WritingTask =
  | ({ task: 'topics'; seen: string[] } & WritingBrief)
  | ({ task: 'keywords'; seen: string[] } & WritingBrief)
  | ({ task: 'outline' } & WritingBrief)
  | ({ task: 'content'; outline: string } & WritingBrief)

export type WritingTaskName = WritingTask['task']
