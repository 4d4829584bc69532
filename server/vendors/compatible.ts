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
    // The name says nothing here: what a local server takes in is its own setting, and some cut off the rest in silence.
    contextTokens: () => 8192,
    make: async (model, values, fetch) => {
      const { extractReasoningMiddleware, wrapLanguageModel } = await import('ai')
      // Open models that think aloud do it in the text, unless their server takes it out.
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
