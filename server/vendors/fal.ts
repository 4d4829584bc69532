import { addressOf, keyOf, type Vendor } from './vendor.ts'

const variables = { FAL_API_KEY: keyOf('fal'), FAL_BASE_URL: addressOf('fal', ', its queue of videos included') }

// The SDK always uses this host for videos, whatever the base URL.
const queue = 'https://queue.fal.run'

export const fal = {
  label: 'fal',
  keyVariable: 'FAL_API_KEY',
  variables,
  image: {
    example: 'fal-ai/flux/dev',
    // https://docs.fal.ai/model-apis: its models accept any size in steps of 32 pixels.
    shape: () => ({ size: '1536x1024' }),
    make: async (model, values, fetch) => {
      const { createFal } = await import('@ai-sdk/fal')
      const address = values.FAL_BASE_URL && { baseURL: values.FAL_BASE_URL }
      return createFal({ apiKey: values.FAL_API_KEY, ...address, fetch }).image(model)
    },
  },
  video: {
    example: 'fal-ai/veo3/fast/image-to-video',
    duration: undefined,
    address: (values) => values.FAL_BASE_URL,
    make: async (model, values, fetch = globalThis.fetch) => {
      const { createFal } = await import('@ai-sdk/fal')
      const address = values.FAL_BASE_URL ?? queue
      const atAddress: typeof fetch = (input, init) =>
        fetch(typeof input === 'string' ? input.replace(queue, address) : input, init)
      return createFal({ apiKey: values.FAL_API_KEY, fetch: atAddress }).video(model)
    },
    isPending: (status, body) => status === 400 && body.includes('Request is still in progress'),
  },
} satisfies Vendor<keyof typeof variables>
