// The worker's side of the wizard: topics, keywords, outline and content, written by the configured model.
import { z } from 'zod'
import type { WritingTask } from '#domain/writing.ts'
import type { Deps } from '#server/deps.ts'
import type { Failed, Finished, Run } from '#server/features/generations/run-generation.ts'
import type { TextResult } from '#server/providers/text/text-model.ts'
import { cleanMarkdown } from './prompts/clean-markdown.ts'
import { contentRequest } from './prompts/content.ts'
import { keywordsRequest, KeywordsAnswer } from './prompts/keywords.ts'
import { outlineRequest } from './prompts/outline.ts'
import { topicsRequest, TopicsAnswer } from './prompts/topics.ts'
import { findBlogOwner, findWritingBrief, insertBlogVersion } from './queries.ts'
import { saveBlogIn } from './save.ts'

const Task = z.enum(['topics', 'keywords', 'outline', 'content'])

export const writeForBlog = (deps: Deps): Run => {
  const { db, textModel } = deps

  return async ({ kind, blog_id }, write, signal) => {
    const brief = await findWritingBrief(db, blog_id!)
    if (!brief) throw new Error('The blog is gone')
    const task = Task.parse(kind)
    switch (task) {
      case 'topics': {
        const answer = await textModel.object(topicsRequest({ ...brief, task }), TopicsAnswer, { signal })
        return { ...usage(answer), result: distinct(answer.object.titles) }
      }
      case 'keywords': {
        const answer = await textModel.object(keywordsRequest({ ...brief, task }), KeywordsAnswer, { signal })
        return { ...usage(answer), result: distinct(answer.object.keywords) }
      }
      case 'outline':
      case 'content': {
        const writing = { ...brief, task, outline: brief.outline ?? '' } as WritingTask
        const request =
          writing.task === 'content' ? contentRequest(writing) : outlineRequest({ ...brief, task: 'outline' })
        const answer = await textModel.stream(request, { signal, onDelta: write })
        return finishedText(blog_id!, task, answer)
      }
    }
  }

  function finishedText(blog_id: string, kind: 'outline' | 'content', answer: TextResult): Finished {
    const text = cleanMarkdown(answer.text)
    return {
      ...usage(answer),
      result: text,
      store: async (transaction) => {
        const owner = await findBlogOwner(transaction, blog_id)
        if (owner) await saveBlogIn(transaction, owner.user_id, blog_id, { [kind]: text }, answer.model)
      },
    }
  }
}

const usage = ({ model, input_tokens, output_tokens }: TextResult) => ({ model, input_tokens, output_tokens })

const distinct = (items: string[]) => [...new Set(items.map((item) => item.trim()).filter(Boolean))]

/** What was written before a failure goes to the blog's history: nothing already written is lost. */
export const keepPartialText: Failed = async (transaction, { kind, blog_id }, text) => {
  if ((kind !== 'outline' && kind !== 'content') || !blog_id || !text.trim()) return
  await insertBlogVersion(transaction, { blog_id, kind, text, origin: 'partial', model: null })
}
