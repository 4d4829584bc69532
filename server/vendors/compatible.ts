// Any server that speaks OpenAI's chat completions and image generations: Ollama, vLLM, LM Studio and many hosted ones.
import type { Values, Variable, Vendor } from './vendor.ts'

const variables = {
  AI_BASE_URL: {
    kind: 'address',
    isNeeded: true,
    unset: 'none',
    meaning: 'The address of a `compatible` server, such as `http://127.0.0.1:11434/v1`.',
  },
  AI_API_KEY: { kind: 'text', unset: 'none', meaning: 'The key of a `compatible` server that wants one.' },
} as const satisfies Record<string, Variable>
type Name = keyof typeof variables

const connect = async (values: Values<Name>, fetch?: typeof globalThis.fetch) =>
  (await import('@ai-sdk/openai-compatible')).createOpenAICompatible({
    name: 'compatible',
    baseURL: values.AI_BASE_URL ?? '',
    apiKey: values.AI_API_KEY,
    includeUsage: true,
    supportsStructuredOutputs: true,
    fetch,
  })

export const compatible = {
  label: 'The model server',
  keyVariable: 'AI_BASE_URL and AI_API_KEY',
  variables,
  text: {
    example: 'llama3.2:3b',
    // The context window cannot be derived from the name: it is a setting of the server, and some truncate silently.
    contextTokens: () => 8192,
    make: async (model, values, fetch) => {
      const { extractReasoningMiddleware, wrapLanguageModel } = await import('ai')
      // Open reasoning models put their reasoning into the text, unless their server removes it.
      return wrapLanguageModel({
        model: (await connect(values, fetch)).chatModel(model),
        middleware: extractReasoningMiddleware({ tagName: 'think' }),
      })
    },
  },
  // It answers the image itself or an address for it.
  image: {
    example: 'flux',
    shape: () => ({ size: '1536x1024' }),
    make: async (model, values, fetch) => (await connect(values, fetch)).imageModel(model),
  },
} satisfies Vendor<Name>
