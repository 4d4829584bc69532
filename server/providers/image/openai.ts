import { createOpenAI } from '@ai-sdk/openai'
import type { ImageVendor } from './vendor.ts'

export const openai: ImageVendor = {
  label: 'OpenAI',
  keyVariable: 'OPENAI_API_KEY',
  // https://platform.openai.com/docs/guides/image-generation: DALL·E has sizes of its own.
  shape: (model) => ({
    size: model.startsWith('dall-e-3') ? '1792x1024' : model.startsWith('dall-e') ? '1024x1024' : '1536x1024',
  }),
  create: (model, env, fetch) =>
    createOpenAI({ apiKey: env.OPENAI_API_KEY, baseURL: env.OPENAI_BASE_URL, fetch }).image(model),
}
