import { addressOf, keyOf, type Values, type Vendor } from './vendor.ts'

const variables = { REPLICATE_API_TOKEN: keyOf('replicate'), REPLICATE_BASE_URL: addressOf('replicate') }
type Name = keyof typeof variables

const connect = async (values: Values<Name>, fetch?: typeof globalThis.fetch) =>
  (await import('@ai-sdk/replicate')).createReplicate({
    apiToken: values.REPLICATE_API_TOKEN,
    ...(values.REPLICATE_BASE_URL && { baseURL: values.REPLICATE_BASE_URL }),
    fetch,
  })

export const replicate = {
  label: 'Replicate',
  keyVariable: 'REPLICATE_API_TOKEN',
  variables,
  image: {
    example: 'black-forest-labs/flux-dev',
    shape: () => ({ aspectRatio: '3:2' }),
    make: async (model, values, fetch) => (await connect(values, fetch)).image(model),
  },
  video: {
    example: 'minimax/video-01',
    duration: undefined,
    address: (values) => values.REPLICATE_BASE_URL,
    make: async (model, values, fetch) => (await connect(values, fetch)).video(model),
  },
} satisfies Vendor<Name>
