// Any server that speaks OpenAI's image generations; it answers the image itself or an address for it.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { ImageVendor } from './vendor.ts'

export const compatible: ImageVendor = {
  label: 'The model server',
  keyVariable: 'AI_BASE_URL and AI_API_KEY',
  shape: () => ({ size: '1536x1024' }),
  create: (model, env, fetch) =>
    createOpenAICompatible({
      name: 'compatible',
      baseURL: env.AI_BASE_URL ?? '',
      apiKey: env.AI_API_KEY,
      fetch,
    }).imageModel(model),
}
