// The pages that show error reports, which work without JavaScript.
import { html } from 'hono/html'
import type { Selectable } from 'kysely'
import { page } from '#sandbox/page.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { keptReports } from './queries.ts'

export const errorsPath = '/errors'

type Report = Selectable<Database['sandbox.error_reports']>

/** The displayed part of an event; anything may be missing, as anyone can send one. */
type Told = {
  level?: string
  message?: string
  transaction?: string
  platform?: string
  tags?: Record<string, string>
  user?: { id?: string; email?: string; username?: string; ip_address?: string }
  request?: { url?: string; query_string?: string }
  exception?: { values?: { type?: string; value?: string; stacktrace?: { frames?: Frame[] } }[] }
}
type Frame = { filename?: string; function?: string; lineno?: number; colno?: number }

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const list = <T>(value: T[] | undefined): T[] =>
  Array.isArray(value) ? value.filter((item) => item && typeof item === 'object') : []

const summaryOf = ({ event, received_at }: Report) => {
  const { level, message, transaction, tags, user, exception, platform } = event as Told
  const thrown = list(exception?.values).at(-1)
  // The browser's SDK reports a failed call as an exception without further details.
  const isThrown = thrown && !text(thrown.value).startsWith('HTTP Client Error')
  return {
    time: received_at.toLocaleString('en-GB', { dateStyle: 'short', timeStyle: 'medium' }),
    level: text(level) || 'error',
    side: text(tags?.['side']) || (platform === 'node' ? 'server' : 'browser'),
    status: text(tags?.['status']) || '–',
    route: text(transaction) || '–',
    person: text(user?.email) || '–',
    message: isThrown ? `${text(thrown.type)}: ${text(thrown.value)}` : text(message),
  }
}

/** A table is wider than a phone: only it scrolls. */
export const errorsPage = (reports: Report[], home: string) =>
  page(
    'Error reports',
    html`<h1>Error reports</h1>
      <p class="soft">
        Every answer with a status of 400 to 599, every uncaught error and every failed job, from the server and the
        browser: what Sentry would receive. The newest ${keptReports} are kept.
      </p>
      ${
        reports.length === 0
          ? html`<p>Nothing has been reported yet.</p>`
          : html`<div class="scroll" tabindex="0" role="region" aria-label="Error reports">
              <table>
                <thead>
                  <tr>
                    ${['Time', 'Level', 'Side', 'Status', 'Route', 'Person', 'Message'].map((name) => html`<th>${name}</th>`)}
                  </tr>
                </thead>
                <tbody>
                  ${reports.map(row)}
                </tbody>
              </table>
            </div>`
      }
      <div class="buttons">
        <a class="button" href="/">The sandbox</a>
        <a class="button main" href="${home}">Back to Masthead</a>
      </div>`,
    { isWide: true },
  )

const row = (report: Report) => {
  const { time, level, side, status, route, person, message } = summaryOf(report)
  return html`<tr>
    <td><a href="${errorsPath}/${report.sandbox_error_report_id}">${time}</a></td>
    <td class="${level === 'warning' ? '' : 'wrong'}">${level}</td>
    <td>${side}</td>
    <td>${status}</td>
    <td><code>${route}</code></td>
    <td>${person}</td>
    <td>${message}</td>
  </tr>`
}

export const errorPage = (report: Report) => {
  const { time, level, side, status, route, person, message } = summaryOf(report)
  const { user, request, exception } = report.event as Told
  const facts = {
    Time: time,
    Level: level,
    Side: side,
    Status: status,
    Route: route,
    Address: `${text(request?.url)}${text(request?.query_string)}`,
    Person: [user?.username, person, user?.id, user?.ip_address].map(text).filter(Boolean).join(', '),
  }
  return page(
    message || route,
    html`<h1>${message || route}</h1>
      <dl class="facts">
        ${Object.entries(facts).map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value || '–'}</dd>`,
        )}
      </dl>
      ${list(exception?.values).map(
        ({ type, value, stacktrace }) =>
          html`<h2>${text(type)}: ${text(value)}</h2>
            <pre tabindex="0">
${list(stacktrace?.frames).toReversed().map(frameLine).join('\n') || 'Without a stack'}</pre>`,
      )}
      <h2>All that was sent</h2>
      <pre tabindex="0">${JSON.stringify(report.event, null, 2)}</pre>
      <div class="buttons"><a class="button main" href="${errorsPath}">All error reports</a></div>`,
    { isWide: true },
  )
}

const frameLine = ({ function: name, filename, lineno, colno }: Frame) =>
  `${text(name) || '?'}  ${text(filename)}:${text(lineno)}:${text(colno)}`
