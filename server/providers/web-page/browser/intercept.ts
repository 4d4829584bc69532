// Answers the requests and dialogs of a page, as the protocol reports them.
import type { Answer, PausedRequest } from './answers.ts'
import type { Connection } from './protocol.ts'

/** Sends a command to the page. */
export type Send = (method: string, params?: Record<string, unknown>) => Promise<Record<string, unknown>>

export type Requests = { open(): number; end(): void }

/** Answers what the page requests, and dismisses its dialogs. */
export const answerRequests = (
  connection: Connection,
  sessionId: string,
  send: Send,
  answer: (request: PausedRequest) => Promise<Answer>,
): Requests => {
  let open = 0
  const reply = async (paused: PausedRequest) => {
    const found = await answer(paused)
    const { requestId, request } = paused
    if (!found) return send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' })
    const isMoved = found.location !== undefined && paused.resourceType === 'Document'
    return send('Fetch.fulfillRequest', {
      requestId,
      responseCode: isMoved ? 302 : found.status,
      responseHeaders: headersOf(found, request.headers, isMoved),
      body: isMoved ? '' : Buffer.from(found.body).toString('base64'),
    })
  }
  const end = connection.listen(sessionId, (method, params) => {
    // The browser has ended, or the page has withdrawn its request, where these fail.
    if (method === 'Page.javascriptDialogOpening')
      void send('Page.handleJavaScriptDialog', { accept: false }).catch(() => {})
    if (method !== 'Fetch.requestPaused') return
    open++
    void reply(params as PausedRequest)
      .catch(() => {})
      .finally(() => open--)
  })
  return { open: () => open, end }
}

const headersOf = (
  { contentType, location }: NonNullable<Answer>,
  request: Record<string, string>,
  isMoved: boolean,
) => {
  const origin = request['Origin'] ?? request['origin'] ?? '*'
  const headers: Record<string, string> = {
    'content-type': contentType || 'application/octet-stream',
    // There are no cookies or sign-ins that other origins could misuse.
    'access-control-allow-origin': origin,
    ...(origin !== '*' && { 'access-control-allow-credentials': 'true' }),
    ...(isMoved && location && { location }),
  }
  return Object.entries(headers).map(([name, value]) => ({ name, value }))
}
