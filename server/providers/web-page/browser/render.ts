// Draws one page in the browser and returns its document once it has come to rest.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '#server/providers/web-page/page.ts'
import { createAnswers, type Files } from './answers.ts'
import { readDrawnPage, readState } from './in-page.ts'
import { answerRequests, type Requests, type Send } from './intercept.ts'
import type { Browser } from './launch.ts'
import type { Connection } from './protocol.ts'

export type RenderLimits = {
  /** After this, the document is taken as it is. */
  restlessMs: number
  /** After this, the browser counts as hanging. */
  totalMs: number
}
export const renderLimits: RenderLimits = { restlessMs: 8000, totalMs: 12_000 }

const pollMs = 100
/** How many times in a row the page has to look the same, without an open request. */
const quietPolls = 5

/**
 * Draws a page whose HTML was fetched before.
 * @throws when the browser hangs, ends or refuses; it is of no further use then
 */
export const renderPage = async (
  { connection }: Browser,
  page: Page,
  files: Files,
  { signal, restlessMs, totalMs }: RenderLimits & { signal: AbortSignal },
): Promise<Page> => {
  const stop = new AbortController()
  const end = AbortSignal.any([signal, stop.signal])
  const timer = setTimeout(() => stop.abort(new Error(`The page was not drawn after ${totalMs} ms`)), totalMs)
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(end.reason as Error)
  end.addEventListener('abort', onAbort)
  const working = draw(connection, page, files, { end, restlessMs, crash: (error) => stop.abort(error) })
  try {
    if (end.aborted) onAbort()
    return await Promise.race([working, stopped])
  } finally {
    // Of a race that was lost.
    working.catch(() => {})
    stopped.catch(() => {})
    clearTimeout(timer)
    end.removeEventListener('abort', onAbort)
    stop.abort()
  }
}

type Course = { end: AbortSignal; restlessMs: number; crash: (error: Error) => void }

const draw = async (connection: Connection, page: Page, files: Files, { end, restlessMs, crash }: Course) => {
  const { browserContextId } = await connection.send('Target.createBrowserContext', { disposeOnDetach: true })
  await connection.send('Browser.setDownloadBehavior', { behavior: 'deny', browserContextId })
  const created = await connection.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const targetId = created['targetId'] as string
  const attached = await connection.send('Target.attachToTarget', { targetId, flatten: true })
  const sessionId = attached['sessionId'] as string
  const send: Send = (method, params) => connection.send(method, params, sessionId)
  const unlisten = watchTargets(connection, targetId, crash)
  const requests = answerRequests(connection, sessionId, send, createAnswers(page, targetId, files))
  try {
    // Interception first. Workers stay paused for ever, as their requests would not be seen.
    await send('Fetch.enable', { patterns: [{ urlPattern: '*' }] })
    await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true })
    await send('Page.enable')
    await send('Page.navigate', { url: page.url })
    await untilQuiet(send, targetId, requests, { restlessMs, end })
    return await inPage<typeof readDrawnPage>(send, targetId, readDrawnPage)
  } finally {
    requests.end()
    unlisten()
    void connection.send('Target.disposeBrowserContext', { browserContextId }).catch(() => {})
  }
}

/** Closes windows that the page opens, and tells when it crashes. */
const watchTargets = (connection: Connection, own: string, crash: (error: Error) => void) => {
  void connection.send('Target.setDiscoverTargets', { discover: true }).catch(() => {})
  return connection.listen(undefined, (method, params) => {
    if (method === 'Target.targetCrashed' && params['targetId'] === own) crash(new Error('The page has crashed'))
    if (method !== 'Target.targetCreated') return
    const { targetId, type, openerId } = params['targetInfo'] as { targetId: string; type: string; openerId?: string }
    if (type === 'page' && openerId === own) void connection.send('Target.closeTarget', { targetId }).catch(() => {})
  })
}

/** Runs a function in a world of its own: the page sees and changes neither it nor what it uses. */
const inPage = async <F extends () => unknown>(send: Send, frameId: string, what: F): Promise<ReturnType<F>> => {
  const { executionContextId } = await send('Page.createIsolatedWorld', { frameId, worldName: 'masthead' })
  const evaluated = await send('Runtime.evaluate', {
    expression: `(${what.toString()})()`,
    contextId: executionContextId,
    returnByValue: true,
  })
  if (evaluated['exceptionDetails']) throw new Error('The page cannot be read')
  return (evaluated['result'] as { value: ReturnType<F> }).value
}

const untilQuiet = async (
  send: Send,
  frameId: string,
  requests: Requests,
  { restlessMs, end }: Pick<Course, 'restlessMs' | 'end'>,
) => {
  const started = performance.now()
  let last = ''
  let same = 0
  while (same < quietPolls && performance.now() - started < restlessMs) {
    await sleep(pollMs, undefined, { signal: end })
    // Between two documents there is no world to ask.
    const state = await inPage<typeof readState>(send, frameId, readState).catch(() => '')
    same = state !== '' && state === last && requests.open() === 0 ? same + 1 : 0
    last = state
  }
}
