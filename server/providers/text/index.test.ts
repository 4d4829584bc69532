import { expect, test } from 'vitest'
import { z } from 'zod'
import { readEnv } from '#server/lib/env.ts'
import { fullBrief } from '#server/features/blogs/prompts/__fixtures__/briefs.ts'
import { createTextModel } from './index.ts'

test.each([
  ['openai', 'OPENAI_API_KEY', 'k'],
  ['anthropic', 'ANTHROPIC_API_KEY', 'k'],
  ['google', 'GOOGLE_GENERATIVE_AI_API_KEY', 'k'],
  ['compatible', 'AI_BASE_URL', 'http://127.0.0.1:11434/v1'],
])('%s is chosen by AI_TEXT_MODEL', (vendor, variable, value) => {
  const model = createTextModel(readEnv({ AI_TEXT_MODEL: `${vendor}:some-model:8b`, [variable]: value }))
  expect(model).toMatchObject({ id: `${vendor}:some-model:8b`, isBuiltIn: false })
})

test.each([
  ['openai:gpt-5-mini', 272_000],
  ['openai:gpt-4.1', 1_047_576],
  ['openai:gpt-4', 8192],
  ['openai:o4-mini', 200_000],
  ['openai:one-of-next-year', 128_000],
  ['anthropic:claude-sonnet-4-5', 200_000],
  ['anthropic:claude-instant-1.2', 100_000],
  ['google:gemini-2.5-flash', 1_048_576],
  ['google:gemma-3-1b-it', 32_768],
  ['google:learnlm-1', 32_768],
  ['compatible:llama3.2:3b', 8192],
])('the window of %s is %i tokens, unless AI_CONTEXT_TOKENS says otherwise', (name, tokens) => {
  const keys = { OPENAI_API_KEY: 'k', ANTHROPIC_API_KEY: 'k', GOOGLE_GENERATIVE_AI_API_KEY: 'k' }
  const source = { ...keys, AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_TEXT_MODEL: name }
  expect(createTextModel(readEnv(source)).contextTokens).toBe(tokens)
  expect(createTextModel(readEnv({ ...source, AI_CONTEXT_TOKENS: '40000' })).contextTokens).toBe(40_000)
})

test('the built-in writer reads everything, whatever AI_CONTEXT_TOKENS says', () => {
  expect(createTextModel(readEnv({ AI_CONTEXT_TOKENS: '4096' })).contextTokens).toBe(Infinity)
})

test('without configuration the built-in writer is used, which reads only the task', async () => {
  const model = createTextModel(readEnv({}))
  expect(model).toMatchObject({ id: 'builtin:built-in-writer-1', isBuiltIn: true })
  const request = { system: '', prompt: '-', task: { task: 'outline' as const, ...fullBrief } }
  let heard = ''
  const result = await model.stream(request, { onDelta: (text) => void (heard += text) })
  expect(result).toMatchObject({ model: model.id, finish_reason: 'stop' })
  expect(result.text).toContain(`# ${fullBrief.title}`)
  expect(heard).toBe(result.text)
  const topics = { ...request, task: { task: 'topics' as const, seen: [], ...fullBrief } }
  const { object } = await model.object(topics, z.object({ titles: z.array(z.string()).min(1) }))
  expect(object.titles.length).toBeGreaterThan(0)
})

test('an unknown task of the built-in writer is a programming error, not a vendor failure', async () => {
  const model = createTextModel(readEnv({}))
  const writing = model.stream({ system: '', prompt: 'Just write.' }, { onDelta: () => {} })
  await expect(writing).rejects.toThrow('The built-in writer reads no prompts')
})
