// A local model server with OpenAI's chat completions API, for measuring Masthead's overhead and for browser tests.
// Point AI_BASE_URL at its url and set AI_TEXT_MODEL to `compatible:fake`.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** The part of a chat completions request that an answer may depend on. */
export type FakeRequest = {
  model: string
  stream?: boolean
  messages: { role: string; content: string | { type: string; text: string }[] }[]
  response_format?: { type: string }
}

export type FakeModelOptions = {
  /** Infinity sends everything at once. */
  tokens_per_second?: number
  /** From the request to the first token. */
  first_token_ms?: number
  /** The answer: Markdown, or JSON where the request asks for an object (`response_format`). */
  text: string | ((request: FakeRequest) => string)
}

export type FakeModel = {
  /** With `/v1`, as AI_BASE_URL wants it. */
  url: string
  requests: FakeRequest[]
  /** How many answers the client aborted. */
  disconnects(): number
  /** The next `times` requests are answered with this status, and `retry-after` in seconds if given. */
  failNext(status: number, options?: { times?: number; retry_after_s?: number }): void
  /** The next answer is cut off after this many tokens. */
  cutNextAfter(tokens: number): void
  /** The next answer hangs after this many tokens (0: before the first), until the client disconnects. */
  hangNextAfter(tokens: number): void
  /** The next answer pauses after this many tokens until the returned function is called. */
  holdNextAfter(tokens: number): () => void
  close(): Promise<void>
}

type Fault =
  | { type: 'fail'; status: number; retry_after_s?: number }
  | { type: 'cut' | 'hang'; tokens: number }
  | { type: 'hold'; tokens: number; released: Promise<void> }

/** Starts the server on a free port of 127.0.0.1. */
export const startFakeModel = async (options: FakeModelOptions): Promise<FakeModel> => {
  const faults: Fault[] = []
  const requests: FakeRequest[] = []
  let disconnects = 0

  const server = createServer((message, response) => {
    response.on('close', () => {
      if (!response.writableFinished) disconnects += 1
    })
    void answer(message, response).catch(() => response.destroy())
  })

  const answer = async (message: IncomingMessage, response: ServerResponse) => {
    if (message.method !== 'POST' || message.url !== '/v1/chat/completions') return refuse(response, 404)
    const request = JSON.parse(await readBody(message)) as FakeRequest
    requests.push(request)
    const fault = faults.shift()
    if (fault?.type === 'fail') return refuse(response, fault.status, fault.retry_after_s)
    const text = typeof options.text === 'string' ? options.text : options.text(request)
    return request.stream ? stream(response, text, options, fault) : complete(response, text)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    disconnects: () => disconnects,
    failNext: (status, { times = 1, retry_after_s } = {}) => {
      const fault: Fault = { type: 'fail', status, ...(retry_after_s !== undefined && { retry_after_s }) }
      faults.push(...Array.from({ length: times }, () => fault))
    },
    cutNextAfter: (tokens) => void faults.push({ type: 'cut', tokens }),
    hangNextAfter: (tokens) => void faults.push({ type: 'hang', tokens }),
    holdNextAfter: (tokens) => {
      const { promise: released, resolve } = Promise.withResolvers<void>()
      faults.push({ type: 'hold', tokens, released })
      return resolve
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const readBody = async (message: IncomingMessage) => {
  let body = ''
  for await (const part of message.setEncoding('utf8')) body += part as string
  return body
}

const refuse = (response: ServerResponse, status: number, retry_after_s?: number) => {
  const retryAfter = retry_after_s === undefined ? {} : { 'retry-after': String(retry_after_s) }
  response.writeHead(status, { 'content-type': 'application/json', ...retryAfter })
  response.end(JSON.stringify({ error: { message: `The fake model was told to answer ${status}`, type: 'fake' } }))
}

const head = { id: 'chatcmpl-fake', created: 1_780_000_000, model: 'fake' }

/** A token is a word with the following white space. */
const tokensOf = (text: string) => text.match(/\s*\S+\s*/g) ?? []

const usageOf = (tokens: number) => ({ prompt_tokens: 1000, completion_tokens: tokens, total_tokens: 1000 + tokens })

const complete = (response: ServerResponse, content: string) => {
  const message = { role: 'assistant', content }
  const choices = [{ index: 0, message, finish_reason: 'stop' }]
  const usage = usageOf(tokensOf(content).length)
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ ...head, object: 'chat.completion', choices, usage }))
}

const chunk = (choices: unknown[], rest: object = {}) =>
  `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices, ...rest })}\n\n`

const deltaChunk = (delta: object, finish_reason: string | null = null) => chunk([{ index: 0, delta, finish_reason }])

const stream = async (response: ServerResponse, text: string, pace: FakeModelOptions, fault: Fault | undefined) => {
  const all = tokensOf(text)
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.flushHeaders()
  const tokensBefore = fault && fault.type !== 'fail' ? fault.tokens : all.length
  await writeAtPace(response, all.slice(0, tokensBefore), pace)
  if (fault?.type === 'hang') return
  // Flush before the connection is destroyed.
  if (fault?.type === 'cut') return void setTimeout(() => response.destroy(), 20)
  if (fault?.type === 'hold') {
    await fault.released
    await writeAtPace(response, all.slice(tokensBefore), { ...pace, first_token_ms: 0 })
  }
  response.end(`${deltaChunk({}, 'stop')}${chunk([], { usage: usageOf(all.length) })}data: [DONE]\n\n`)
}

/** Timers are late by a millisecond or more, so each tick sends everything that is due by the clock. */
const writeAtPace = async (
  response: ServerResponse,
  tokens: string[],
  { tokens_per_second = Infinity, first_token_ms = 0 }: FakeModelOptions,
) => {
  const started = performance.now()
  for (let next = 0; next < tokens.length && !response.destroyed;) {
    const due = first_token_ms + (next * 1000) / tokens_per_second - (performance.now() - started)
    if (due > 0) await sleep(due)
    const elapsed = performance.now() - started - first_token_ms
    const until = tokens_per_second === Infinity ? tokens.length : Math.floor((elapsed * tokens_per_second) / 1000) + 1
    const ready = tokens.slice(next, Math.max(next + 1, until))
    next += ready.length
    if (!response.write(ready.map((content) => deltaChunk({ content })).join(''))) await once(response, 'drain')
  }
}
