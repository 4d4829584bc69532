// Any server that speaks OpenAI's chat completions: Ollama, vLLM, LM Studio and many hosted ones.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai'
import type { TextVendor } from './vendor.ts'

export const compatible: TextVendor = {
  label: 'The model server',
  keyVariable: 'AI_BASE_URL and AI_API_KEY',
  // The name says nothing here: what a local server takes in is its own setting, and some cut off the rest in silence.
  contextTokens: () => 8192,
  create: (model, env, fetch) => {
    const provider = createOpenAICompatible({
      name: 'compatible',
      baseURL: env.AI_BASE_URL ?? '',
      apiKey: env.AI_API_KEY,
      includeUsage: true,
      supportsStructuredOutputs: true,
      fetch,
    })
    // Open models that think aloud do it in the text, unless their server takes it out.
    return wrapLanguageModel({
      model: provider.chatModel(model),
      middleware: extractReasoningMiddleware({ tagName: 'think' }),
    })
  },
}
