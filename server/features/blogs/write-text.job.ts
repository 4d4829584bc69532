// The worker's side of the wizard: topics, keywords, outline and content, written by the configured model.
import { z } from 'zod'
import type { LeftOut } from '#contract/blogs.ts'
import type { Deps } from '#server/deps.ts'
import { isRunning } from '#server/generations/queries.ts'
import { superseded, type Failed, type Finished, type Run } from '#server/generations/run-generation.ts'
import type { TextResult } from '#server/providers/text/text-model.ts'
import { cleanMarkdown } from './prompts/clean-markdown.ts'
import { contentRequest } from './prompts/content.ts'
import { keywordsAnswer, keywordsRequest } from './prompts/keywords.ts'
import { materialOf, withKnownLinks } from './prompts/known-links.ts'
import { outlineRequest } from './prompts/outline.ts'
import { streamWithoutImages } from './prompts/stream-without-images.ts'
import { topicsAnswer, topicsRequest } from './prompts/topics.ts'
import { findBlogOwner } from './queries.ts'
import { countOutlines, findWritingBrief, listSuggestions } from './writing.queries.ts'
import { insertBlogVersion } from './history.queries.ts'
import { saveBlogIn } from './save.ts'

const Task = z.enum(['topics', 'keywords', 'outline', 'content'])

export const writeForBlog = (deps: Deps): Run => {
  const { db, textModel } = deps

  return async (generation, write, signal) => {
    const { kind, blog_id, input_hash } = generation
    const brief = await findWritingBrief(db, blog_id!)
    // A step saved between the run's start and this read has cancelled the run and cleared its input.
    if (!brief || !(await isRunning(db, generation))) throw superseded
    const task = Task.parse(kind)
    const seen = task === 'topics' || task === 'keywords' ? await listSuggestions(db, blog_id!, task, input_hash!) : []
    switch (task) {
      case 'topics': {
        const request = topicsRequest({ ...brief, task, seen }, textModel.contextTokens)
        const answer = await textModel.object(request, topicsAnswer(seen), { signal })
        return { ...usage(answer), result: answer.object.titles }
      }
      case 'keywords': {
        const request = keywordsRequest({ ...brief, task, seen }, textModel.contextTokens)
        const answer = await textModel.object(request, keywordsAnswer(seen), { signal })
        return { ...usage(answer), result: answer.object.keywords }
      }
      case 'outline':
      case 'content': {
        const request =
          task === 'content'
            ? contentRequest({ ...brief, task, outline: brief.outline ?? '' }, textModel.contextTokens)
            : outlineRequest(
                { ...brief, task, variation: await countOutlines(db, blog_id!, input_hash!) },
                textModel.contextTokens,
              )
        const stream = streamWithoutImages(write)
        const answer = await textModel.stream(request, { signal, onDelta: stream.write })
        stream.end()
        const material = materialOf(brief, task === 'content' ? brief.outline : null)
        const text = withKnownLinks(cleanMarkdown(answer.text), material)
        return finishedText(blog_id!, task, { ...answer, text }, request.left_out)
      }
    }
  }

  function finishedText(blog_id: string, kind: 'outline' | 'content', answer: TextResult, omitted: LeftOut): Finished {
    const left_out = omitted.length > 0 ? omitted : null
    return {
      ...usage(answer),
      result: answer.text,
      store: async (transaction) => {
        const owner = await findBlogOwner(transaction, blog_id)
        if (!owner) return
        const by = { model: answer.model, left_out }
        await saveBlogIn(transaction, owner.user_id, blog_id, { [kind]: answer.text }, by)
      },
    }
  }
}

const usage = ({ model, input_tokens, output_tokens }: TextResult) => ({ model, input_tokens, output_tokens })

/** On failure the text so far goes to the blog's history, so that nothing written is lost. */
export const savePartialText: Failed = async (transaction, { kind, blog_id }, text) => {
  if ((kind !== 'outline' && kind !== 'content') || !blog_id || !text.trim()) return
  await insertBlogVersion(transaction, { blog_id, kind, text, origin: 'partial', model: null })
}
