import { createReplicate } from '@ai-sdk/replicate'
import type { VideoVendor } from './vendor.ts'

export const replicate: VideoVendor = {
  label: 'Replicate',
  keyVariable: 'REPLICATE_API_TOKEN',
  duration: undefined,
  address: (env) => env.REPLICATE_BASE_URL,
  create: (model, env, fetch) =>
    createReplicate({
      apiToken: env.REPLICATE_API_TOKEN,
      ...(env.REPLICATE_BASE_URL && { baseURL: env.REPLICATE_BASE_URL }),
      fetch,
    }).video(model),
}
