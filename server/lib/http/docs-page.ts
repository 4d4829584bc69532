// The API reference on one page: plain HTML without scripts, generated from the OpenAPI description.
import { html, raw } from 'hono/html'
import type { ApiDescription, Operation } from './open-api.ts'

const style = raw(`
  :root { color-scheme: light dark; --ink: light-dark(#1c1f26, #e8e6e1); --quiet: light-dark(#5a5f6b, #a3a7b0);
    --line: light-dark(#dedbd4, #33363d); --paper: light-dark(#fbfaf7, #14161a); --accent: light-dark(#b3341b, #ff8a6b) }
  body { margin: 0 auto; max-width: 60rem; padding: 2.5rem 1.5rem 6rem; font: 400 .9375rem/1.55 system-ui, sans-serif;
    color: var(--ink); background: var(--paper) }
  h1, h2 { font-family: Georgia, serif; font-weight: 500; letter-spacing: -.01em }
  h2 { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: 1.5rem; text-transform: capitalize }
  details { border-bottom: 1px solid var(--line) }
  summary { cursor: pointer; padding: .65rem 0; display: flex; gap: .75rem; flex-wrap: wrap; align-items: baseline }
  summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
  code, pre { font: .8125rem/1.5 ui-monospace, monospace } pre { overflow: auto; padding: .75rem 1rem; border-left: 2px solid var(--line) }
  .method { color: var(--accent); font-weight: 600; min-width: 3.5rem } .about { color: var(--quiet) } p { color: var(--quiet) }
`)

const block = (title: string, content: Record<string, { schema: object }> | undefined) =>
  Object.entries(content ?? {}).map(
    ([type, { schema }]) =>
      html`<p>${title}: <code>${type}</code></p>
        <pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>`,
  )

const accessOf = ({ security: [scheme] }: Operation) => {
  if (!scheme) return 'Public.'
  return 'operator' in scheme ? 'Needs the operator’s token.' : 'Needs the session-id header.'
}

const entry = (path: string, method: string, operation: Operation) =>
  html`<details>
    <summary>
      <code class="method">${method.toUpperCase()}</code><code>${path}</code>
      <span class="about">${operation.summary}</span>
    </summary>
    <p>${accessOf(operation)}</p>
    ${block('Request', operation.requestBody?.content)}
    ${Object.entries(operation.responses).map(
      ([status, response]) =>
        html`<p><code>${status}</code> ${response.description}</p>
          ${Number(status) < 400 ? block('Answer', response.content) : ''}`,
    )}
  </details>`

/** One entry per route, grouped by feature, with a link to the OpenAPI file. */
export const docsPage = async ({ info, paths }: ApiDescription): Promise<string> => {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const tags = [...new Set(entries.map(({ operation }) => operation.tags[0]))]
  const page = html`<html lang="en-GB">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${info.title} API</title>
      <style>
        ${style}
      </style>
    </head>
    <body>
      <main>
        <h1>${info.title} API</h1>
        <p>Version ${info.version}. The same as data: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
        ${tags.map(
          (tag) =>
            html`<h2>${tag}</h2>
              ${entries
                .filter(({ operation }) => operation.tags[0] === tag)
                .map(({ path, method, operation }) => entry(path, method, operation))}`,
        )}
      </main>
    </body>
  </html>`
  return `<!doctype html>${await page}`
}
