// The API as a component test wants it: replies by route, checked against the contract, in place of `fetch`.
import { contract } from '#contract/index.ts'
import { pathsOf, type Reply, type Route, type Sent } from '#contract/route.ts'

/** What the web app sent: strings as they stand in the address, the body as JSON, a form as its fields. */
type Call<R extends Route> = Required<Sent<R>>
type Answer<R extends Route> = Reply<R> | Refusal | Promise<Reply<R> | Refusal>
type Handler<R extends Route> = Answer<R> | ((call: Call<R>) => Answer<R>)
type AnyHandler = (call: Received, signal?: AbortSignal | null) => Promise<Response>
type Received = { params: Record<string, string>; query?: object; body?: unknown; form?: object }

/** An error that the API answers with. */
export class Refusal {
  readonly status: number
  readonly body: object
  constructor(status: number, body: object = {}) {
    this.status = status
    this.body = { status: 'error', code: status, error: 'Refused', ...body }
  }
}

const routes: Route[] = Object.values(contract).flatMap((group): Route[] => Object.values(group))
const patterns = routes.flatMap((route) =>
  pathsOf(route).map((path) => ({
    route,
    pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  })),
)

let handlers = new Map<Route, AnyHandler>()
let calls: { route: Route; call: Received }[] = []
let problems: string[] = []

const nameOf = ({ method, path }: Route) => `${method} ${path}`
const complain = (problem: string) => {
  problems.push(problem)
  return Response.json({ status: 'error', code: 500, error: problem }, { status: 500 })
}

/** From now on, the route answers this, each time that it is called. A reply that the contract does not allow fails the test. */
export const reply = <R extends Route>(route: R, handler: Handler<R>): void => {
  handlers.set(route, async (call) => {
    const answer = typeof handler === 'function' ? handler(call as unknown as Call<R>) : handler
    return respond(route, await answer)
  })
}

/** From now on, the route answers with an error. */
export const refuse = (route: Route, status: number, body: object = {}): void => reply(route, new Refusal(status, body))

/** Lets every call of the route wait, until `release` gives them all an answer. */
export const hold = <R extends Route>(route: R) => {
  const { promise, resolve } = Promise.withResolvers<Reply<R> | Refusal>()
  reply(route, promise)
  return { release: resolve }
}

/** Answers the route with a response of its own, which ends when the signal says that the page has aborted the call. */
export const respondWith = (route: Route, handler: (signal?: AbortSignal | null) => Response): void =>
  void handlers.set(route, async (_, signal) => handler(signal))

/** What the route was called with, oldest first. */
export const callsOf = <R extends Route>(route: R): Call<R>[] =>
  calls.filter((call) => call.route === route).map(({ call }) => call as unknown as Call<R>)

/** Notes what does not fit the contract. */
export const check = (route: Route, part: string, schema: Route['reply'], value: unknown): void => {
  const result = schema?.safeParse(value)
  if (result?.success === false)
    problems.push(`The ${part} of ${nameOf(route)} does not fit the contract: ${result.error.message}`)
}

const respond = (route: Route, answer: unknown): Response => {
  if (answer instanceof Refusal) return Response.json(answer.body, { status: answer.status })
  if (answer instanceof Response) return answer
  if (!route.reply) return new Response(null, { status: 204 })
  check(route, 'reply', route.reply, answer)
  return Response.json(answer, { status: route.status ?? 200 })
}

const fieldsOf = (body: unknown) => {
  if (body instanceof FormData) return { form: Object.fromEntries(body) }
  return typeof body === 'string' ? { body: JSON.parse(body) as unknown } : {}
}

const answer = async (url: URL, { method = 'GET', body, signal }: RequestInit): Promise<Response> => {
  // StrictMode's first effects abort their calls in the task that starts them: those are not sent.
  await Promise.resolve()
  signal?.throwIfAborted()
  for (const { route, pattern } of patterns) {
    const match = route.method === method && pattern.exec(url.pathname)
    if (!match) continue
    const query = Object.fromEntries(url.searchParams)
    const call: Received = { params: { ...match.groups }, query, ...fieldsOf(body) }
    calls.push({ route, call })
    check(route, 'query', route.query, query)
    check(route, 'body', route.body, call.body)
    check(route, 'form', route.form, call.form)
    const handler = handlers.get(route)
    return handler ? handler(call, signal) : complain(`No reply was set for ${nameOf(route)}`)
  }
  return complain(`The contract has no ${method} ${url.pathname}`)
}

const realFetch = globalThis.fetch

/** Takes the place of `fetch` for the addresses of the API, with no replies yet. */
export const installFakeApi = (): void => {
  handlers = new Map()
  calls = []
  problems = []
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (!url.pathname.startsWith('/api/')) return realFetch(input, init)
    return Promise.race([answer(url, init), aborted(init.signal)])
  }
}

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    const abort = () => reject(signal!.reason as Error)
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort)
  })

/** What did not fit the contract since `installFakeApi`. */
export const contractProblems = (): string[] => problems
