// Replies in each vendor's own wire format: the events of a stream, and refusals.
import type { VendorOf } from '#server/vendors/registry.ts'

export type Ending = 'stop' | 'length' | 'filtered'

/** Server-sent events: before the text, one for each delta, after it. */
type Events = { before: string[]; deltas: string[]; after: string[] }

/** What a vendor sends over the wire. Token counts are 21 in and 9 out. */
export type Wire = {
  /** A model by the vendor's name for it, and where its API begins. */
  model: string
  base: string
  path: RegExp
  events(deltas: string[], ending: Ending): Events
  error(status: number, message: string): unknown
  /** The header that the key travels in. */
  key: { header: string; value: string }
}

const event = (data: unknown, name?: string) => `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`

const openaiEvent = (type: string, data: object) => event({ type, ...data }, type)

const openai: Wire = {
  model: 'gpt-5',
  base: '/v1',
  path: /^\/v1\/responses$/,
  key: { header: 'authorization', value: 'Bearer test-key' },
  error: (status, message) => ({
    error: {
      message,
      type: status === 429 ? 'requests' : 'invalid_request_error',
      param: null,
      code: status === 401 ? 'invalid_api_key' : status === 429 ? 'rate_limit_exceeded' : null,
    },
  }),
  events: (deltas, ending) => {
    const item = { id: 'msg_1', type: 'message', role: 'assistant' }
    const place = { item_id: 'msg_1', output_index: 0, content_index: 0 }
    const text = deltas.join('')
    const response = { id: 'resp_1', object: 'response', created_at: 1_780_000_000, model: 'gpt-5', output: [] }
    const usage = {
      input_tokens: 21,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 9,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 30,
    }
    const incomplete = { length: 'max_output_tokens', filtered: 'content_filter', stop: null }[ending]
    const status = incomplete ? 'incomplete' : 'completed'
    return {
      before: [
        openaiEvent('response.created', { sequence_number: 0, response: { ...response, status: 'in_progress' } }),
        openaiEvent('response.in_progress', { sequence_number: 1, response: { ...response, status: 'in_progress' } }),
        openaiEvent('response.output_item.added', {
          sequence_number: 2,
          output_index: 0,
          item: { ...item, status: 'in_progress', content: [] },
        }),
        openaiEvent('response.content_part.added', {
          sequence_number: 3,
          ...place,
          part: { type: 'output_text', annotations: [], text: '' },
        }),
      ],
      deltas: deltas.map((delta, index) =>
        openaiEvent('response.output_text.delta', { sequence_number: 4 + index, ...place, delta }),
      ),
      after: [
        openaiEvent('response.output_text.done', { sequence_number: 90, ...place, text }),
        openaiEvent('response.output_item.done', {
          sequence_number: 91,
          output_index: 0,
          item: { ...item, status, content: [{ type: 'output_text', annotations: [], text }] },
        }),
        openaiEvent(`response.${status}`, {
          sequence_number: 92,
          response: {
            ...response,
            status,
            usage,
            incomplete_details: incomplete ? { reason: incomplete } : null,
          },
        }),
      ],
    }
  },
}

const anthropicEvent = (type: string, data: object) => event({ type, ...data }, type)

const anthropic: Wire = {
  model: 'claude-sonnet-4-5',
  base: '/v1',
  path: /^\/v1\/messages$/,
  key: { header: 'x-api-key', value: 'test-key' },
  error: (status, message) => ({
    type: 'error',
    error: {
      type:
        status === 401
          ? 'authentication_error'
          : status === 429
            ? 'rate_limit_error'
            : status >= 500
              ? 'api_error'
              : 'invalid_request_error',
      message,
    },
    request_id: 'req_1',
  }),
  events: (deltas, ending) => ({
    before: [
      anthropicEvent('message_start', {
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: 'claude-sonnet-4-5',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 21, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 1 },
        },
      }),
      anthropicEvent('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
      anthropicEvent('ping', {}),
    ],
    deltas: deltas.map((text) =>
      anthropicEvent('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
    ),
    after: [
      anthropicEvent('content_block_stop', { index: 0 }),
      anthropicEvent('message_delta', {
        delta: {
          stop_reason: { stop: 'end_turn', length: 'max_tokens', filtered: 'refusal' }[ending],
          stop_sequence: null,
        },
        usage: { output_tokens: 9 },
      }),
      anthropicEvent('message_stop', {}),
    ],
  }),
}

const googleChunk = (text: string, rest: object = {}) =>
  event({
    candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0, ...rest }],
    usageMetadata: { promptTokenCount: 21, candidatesTokenCount: 9, totalTokenCount: 30 },
    modelVersion: 'gemini-3-pro',
    responseId: 'r1',
  })

const google: Wire = {
  model: 'gemini-3-pro',
  base: '/v1beta',
  path: /^\/v1beta\/models\/gemini-3-pro:streamGenerateContent\?alt=sse$/,
  key: { header: 'x-goog-api-key', value: 'test-key' },
  // A wrong key is answered with 400.
  error: (status, message) => ({
    error: {
      code: status === 401 ? 400 : status,
      message,
      status: { 401: 'INVALID_ARGUMENT', 429: 'RESOURCE_EXHAUSTED', 503: 'UNAVAILABLE' }[status] ?? 'INTERNAL',
      ...(status === 401 && {
        details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }],
      }),
    },
  }),
  events: (deltas, ending) => {
    const finishReason = { stop: 'STOP', length: 'MAX_TOKENS', filtered: 'SAFETY' }[ending]
    return { before: [], deltas: deltas.map((delta) => googleChunk(delta)), after: [googleChunk('', { finishReason })] }
  },
}

const compatible: Wire = {
  model: 'local-model',
  base: '/v1',
  path: /^\/v1\/chat\/completions$/,
  key: { header: 'authorization', value: 'Bearer test-key' },
  error: (_status, message) => ({ error: { message, type: 'invalid_request_error', param: null, code: null } }),
  events: (deltas, ending) => {
    const head = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_780_000_000, model: 'local-model' }
    const chunk = (delta: object, finish_reason: string | null = null) =>
      event({ ...head, choices: [{ index: 0, delta, finish_reason }] })
    return {
      before: [chunk({ role: 'assistant', content: '' })],
      deltas: deltas.map((content) => chunk({ content })),
      after: [
        chunk({}, { stop: 'stop', length: 'length', filtered: 'content_filter' }[ending]),
        event({ ...head, choices: [], usage: { prompt_tokens: 21, completion_tokens: 9, total_tokens: 30 } }),
        'data: [DONE]\n\n',
      ],
    }
  },
}

export const wires: Record<VendorOf<'text'>, Wire> = { openai, anthropic, google, compatible }
