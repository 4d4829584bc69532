// The server for tests of blogs, with one person signed in and the calls of M7 by name.
import type { Blog } from '#contract/blogs.ts'
import type { Deps } from '#server/deps.ts'
import type { TextModel, TextOptions, TextRequest } from '#server/providers/text/text-model.ts'
import { startTestApp, type Answer, type Person } from './app.ts'
import { completeBrand, formOf, linesOf } from './wire.ts'

export type BlogsApp = Awaited<ReturnType<typeof startBlogsApp>>

/** All that comes before the outline. */
export const ready = { format: 'Checklist', title: 'Choosing a cargo bike', keywords: ['cargo bike', 'family bike'] }

type Line = { delta?: string; outline?: string; content?: string; error?: string; code?: number; restart?: true }

export const startBlogsApp = async (options: Parameters<typeof startTestApp>[0] = {}) => {
  let followers = 0
  const change = (made: Deps): Partial<Deps> => {
    const subscribe = (id: string, listener: () => void) => {
      followers++
      const unsubscribe = made.notifications.subscribe(id, listener)
      return () => {
        followers--
        unsubscribe()
      }
    }
    return { notifications: { ...made.notifications, subscribe }, ...options.change?.(made) }
  }
  const server = await startTestApp({ ...options, change })
  const person = await server.signIn({ blogs_left: 1000 })
  const call = (method: string, path: string, body?: unknown, by: Person = person) =>
    server.call(by, method, path, body)

  const newBrand = async (by?: Person) => {
    const { body } = await call('POST', '/api/brands', formOf(completeBrand), by)
    return body.brand_id as string
  }
  const create = (brand_id: string, blog: object = {}, by?: Person) =>
    call('POST', '/api/deliverables', { brand_id, blog: { language: 'en_GB', has_brief: false, ...blog } }, by)

  return {
    server,
    /** How many requests follow a generation at this moment. */
    followers: () => followers,
    db: server.deps.db,
    person,
    call,
    newBrand,
    create,
    /** A blog of a new brand, with these fields saved. */
    newBlog: async (fields: object = {}, by?: Person) => {
      const brand_id = await newBrand(by)
      const { has_brief = false, ...rest } = fields as { has_brief?: boolean }
      const { deliverable_id, blog } = (await create(brand_id, { has_brief }, by)).body
      const path = `/api/blogs/${blog.blog_id}`
      if (Object.keys(rest).length > 0) {
        const { status, body } = await call('PUT', path, rest, by)
        if (status !== 200) throw new Error(`not saved: ${status} ${JSON.stringify(body)}`)
      }
      return { brand_id, deliverable_id: deliverable_id as string, blog_id: blog.blog_id as string, path }
    },
    show: async (path: string) => (await call('GET', path)).body as Blog,
    /** The stream of a generation: status and lines. */
    stream: async (path: string, by: Person = person) => {
      const response = await server.app.request(path, {
        method: 'PUT',
        headers: { 'session-id': by.session_id, 'Content-Type': 'application/json', Accept: 'application/x-ndjson' },
        body: '{}',
      })
      return { status: response.status, lines: await linesOf<Line>(response) }
    },
    addContext: async (deliverable_id: string, text: string, name = 'notes.txt'): Promise<Answer> =>
      call('POST', `/api/deliverables/${deliverable_id}/contexts`, formOf({ file: new File([text], name) })),
  }
}

/** Answers a request to the scripted model: with the text, or with the object as JSON. */
export type Script = (
  request: TextRequest,
  tools: { write: (text: string) => void; signal: AbortSignal | undefined },
) => Promise<string> | string

/** A text model that a test scripts. */
export const scriptedModel = (script: Script, contextTokens = 128_000): TextModel => {
  const answer = (text: string) => ({
    text,
    model: 'test:scripted',
    input_tokens: 1,
    output_tokens: 1,
    duration_ms: 1,
    finish_reason: 'stop',
  })
  return {
    id: 'test:scripted',
    isBuiltIn: false,
    contextTokens,
    stream: async (request, { onDelta, signal }) => answer(await script(request, { write: onDelta, signal })),
    object: async (request, schema, { signal }: TextOptions = {}) => {
      const text = await script(request, { write: () => {}, signal })
      return { ...answer(text), object: schema.parse(JSON.parse(text)) }
    },
  }
}

/** For `expect.poll`: a job may wait for the queue's next poll, and longer on a slow machine. */
export const patient = { timeout: 15_000 }

/** Opens when `open` is called; waiting ends with an abort, too. */
export const gate = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const wait = async (signal?: AbortSignal) => {
    const aborted = Promise.withResolvers<never>()
    signal?.addEventListener('abort', () => aborted.reject(signal.reason as Error), { once: true })
    await Promise.race([promise, aborted.promise])
  }
  return { open: resolve, wait }
}
