import { z } from 'zod'
import type { Language } from '#domain/languages.ts'
import { dataBlock, dataRules } from '#server/features/blogs/prompts/data-block.ts'
import { languageRule } from '#server/features/blogs/prompts/language-rule.ts'
import { tidyItems } from '#server/features/blogs/prompts/tidy-items.ts'
import type { TextRequest } from '#server/providers/text/text-model.ts'

const count = 10
const longest = 60

/** The answer: distinct synonyms; possibly none. */
export const SynonymsAnswer = z.object({
  synonyms: z.array(z.string()).transform((words) => tidyItems(words, { count, longest })),
})

/** Asks for synonyms of a word. */
export const synonymsRequest = (word: string, language: Language): TextRequest => ({
  system: `You are a thesaurus.\n\n${dataRules}`,
  prompt: [
    `Give up to ${count} synonyms of the word in the block "word", the nearest in meaning first.`,
    languageRule(language),
    'Each stands in the same form as the word (number, case, gender, tense), so that it can take its place in a sentence. Nothing offensive. An empty list where there are none, or where this is no word of the language.',
    dataBlock('word', word),
    'Answer with JSON alone: {"synonyms": ["…"]}',
  ].join('\n\n'),
})
