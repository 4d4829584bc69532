// The Chrome DevTools Protocol over two pipes: JSON messages, each followed by a NUL character.
import type { Readable, Writable } from 'node:stream'

type Fields = Record<string, unknown>
type Message = {
  id?: number
  method?: string
  params?: Fields
  result?: Fields
  error?: { message: string }
  sessionId?: string
}

export type Connection = {
  /** Resolves to the result; rejects when the browser reports an error or the connection is closed. */
  send(method: string, params?: Fields, sessionId?: string): Promise<Fields>
  /** Calls the listener with each event of a session; without a session, of the browser. Returns a function that stops it. */
  listen(sessionId: string | undefined, listener: (method: string, params: Fields) => void): () => void
  close(reason: Error): void
}

/** A page may put megabytes into one message. */
const maxMessageBytes = 32 * 1024 * 1024

export const connect = (input: Writable, output: Readable): Connection => {
  const waiting = new Map<number, PromiseWithResolvers<Fields>>()
  const listeners = new Set<{ sessionId: string | undefined; listener: (method: string, params: Fields) => void }>()
  let chunks: Buffer[] = []
  let size = 0
  let lastId = 0
  let closed: Error | undefined

  const close = (reason: Error) => {
    closed ??= reason
    for (const { reject } of waiting.values()) reject(closed)
    waiting.clear()
    listeners.clear()
    output.destroy()
    input.destroy()
  }
  const receive = ({ id, method, params = {}, result = {}, error, sessionId }: Message) => {
    if (method) for (const each of listeners) if (each.sessionId === sessionId) each.listener(method, params)
    const call = id === undefined ? undefined : waiting.get(id)
    if (id === undefined || !call) return
    waiting.delete(id)
    if (error) call.reject(new Error(error.message))
    else call.resolve(result)
  }
  const receiveAll = (chunk: Buffer) => {
    let rest = chunk
    for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
      receive(JSON.parse(Buffer.concat([...chunks, rest.subarray(0, end)]).toString()) as Message)
      chunks = []
      size = 0
      rest = rest.subarray(end + 1)
    }
    chunks.push(rest)
    size += rest.length
    if (size > maxMessageBytes) throw new Error('A message of the browser is too long')
  }
  output.on('data', (chunk: Buffer) => {
    try {
      receiveAll(chunk)
    } catch (error) {
      close(error as Error)
    }
  })
  output.on('close', () => close(new Error('The browser has ended')))
  for (const stream of [input, output]) stream.on('error', close)

  return {
    send: (method, params = {}, sessionId) => {
      if (closed) return Promise.reject(closed)
      const id = ++lastId
      const call = Promise.withResolvers<Fields>()
      waiting.set(id, call)
      input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`)
      return call.promise
    },
    listen: (sessionId, listener) => {
      const entry = { sessionId, listener }
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
    close,
  }
}
