import { createFal } from '@ai-sdk/fal'
import type { VideoVendor } from './vendor.ts'

// The SDK asks it for videos whatever base address it is given.
const queue = 'https://queue.fal.run'

export const fal: VideoVendor = {
  label: 'fal',
  keyVariable: 'FAL_API_KEY',
  duration: undefined,
  address: (env) => env.FAL_BASE_URL,
  create: (model, env, fetch) => {
    const { FAL_BASE_URL: address } = env
    const atAddress: typeof fetch = (input, init) =>
      fetch(typeof input === 'string' ? input.replace(queue, address ?? queue) : input, init)
    return createFal({ apiKey: env.FAL_API_KEY, fetch: atAddress }).video(model)
  },
  isPending: (status, body) => status === 400 && body.includes('Request is still in progress'),
}
