import type { FormatLabel } from '#domain/formats.ts'

/** The formats that the built-in writer has phrases for. */
export const phrasedFormats = [
  'How-To Guide',
  'Cheat Sheet',
  'Checklist',
  'Listicle',
  'Story',
  'Explainer Blog Post',
  'Mistakes to Avoid',
] as const satisfies FormatLabel[]
export type PhrasedFormat = (typeof phrasedFormats)[number]

/** Without a format, or in one without phrases, a post is written as an explainer. */
export const phrasedFormat = (format: FormatLabel | null): PhrasedFormat =>
  phrasedFormats.find((phrased) => phrased === format) ?? 'Explainer Blog Post'
