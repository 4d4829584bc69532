import type { WritingTask } from '#domain/writing.ts'
import { gapRule, writingRequest, type WritingRequest } from './writing-request.ts'

/** Asks for an outline in Markdown. */
export const outlineRequest = (
  task: Extract<WritingTask, { task: 'outline' }>,
  contextTokens: number,
): WritingRequest =>
  writingRequest(task, contextTokens, {
    order: 'Write the outline of the blog post with the title below. Another editor will write the post from it.',
    rules: [
      'First line: the title as H1 ("# …"), word for word. Then the H2 headings ("## …"), and H3 headings only where the format has them.',
      'Under each heading one to four bullet points: what is said there, in which order, and which facts of the material are used.',
      'Plan the number of sections and the length that the format asks for.',
      'Let the main keyword (the first) stand in the introduction and in one H2 heading, the others where they fit the sense.',
      'Headings speak to the audience and say what the section holds; the brand comes in where it has something to add.',
      gapRule(task),
    ],
    ending: 'Answer with the outline in Markdown alone: no remarks before or after it, no code fence, no HTML.',
  })
