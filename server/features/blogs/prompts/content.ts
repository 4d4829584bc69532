import type { WritingTask } from '#domain/writing.ts'
import { gapRule, writingRequest, type WritingRequest } from './writing-request.ts'

/** Asks for the whole post in Markdown. */
export const contentRequest = (
  task: Extract<WritingTask, { task: 'content' }>,
  contextTokens: number,
): WritingRequest =>
  writingRequest(task, contextTokens, {
    order: 'Write the whole blog post with the title and from the outline below, ready to be published.',
    rules: [
      'First line: the title as the only H1 ("# …"), word for word. Then every heading of the outline in its order; its bullet points are what the section says, to be written out.',
      'Keep to the number of words of the whole post and of its sections that the format asks for.',
      ...(task.brand.tone
        ? [
            'Sound as the tone of voice says, from the first sentence to the last; it goes before the tone of the format.',
          ]
        : []),
      ...(task.brand.audience
        ? ['Write for the audience named below: their words, their questions, their examples.']
        : []),
      'Let the main keyword (the first) stand in the first paragraph, in one H2 heading and in the closing; use each other keyword once or twice, inflected as the sentence needs it.',
      'Begin with something of use: no "in today\'s world", no announcement of what the post will do, no summary of what it has just said.',
      'Vary the length of sentences, prefer verbs and examples to adjectives, and leave out stock phrases such as "game-changer", "unlock", "delve into" and "seamless".',
      'Speak of competitors only where the brief asks for it. Link only to addresses that stand in the material.',
      gapRule(task),
    ],
    ending:
      'Answer with the post in Markdown alone (headings, paragraphs, lists, tables, bold, links): no remarks before or after it, no code fence, no HTML, no images.',
  })
