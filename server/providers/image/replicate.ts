import { createReplicate } from '@ai-sdk/replicate'
import type { ImageVendor } from './vendor.ts'

export const replicate: ImageVendor = {
  label: 'Replicate',
  keyVariable: 'REPLICATE_API_TOKEN',
  shape: () => ({ aspectRatio: '3:2' }),
  create: (model, env, fetch) =>
    createReplicate({
      apiToken: env.REPLICATE_API_TOKEN,
      ...(env.REPLICATE_BASE_URL && { baseURL: env.REPLICATE_BASE_URL }),
      fetch,
    }).image(model),
}
