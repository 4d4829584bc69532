import { html } from 'hono/html'
import type { HttpError } from './errors.ts'

/** An error page for someone who followed a link, not for a call of the web app: a message, and a link back. */
export const errorPage = async ({ message, extra }: HttpError, home: string): Promise<string> =>
  `<!doctype html>${await html`<html lang="en-GB">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${message}</title>
      <style>
        :root {
          color-scheme: light dark;
        }
        body {
          margin: 20vh auto;
          max-width: 30rem;
          padding: 0 1.5rem;
          font:
            400 1rem/1.5 system-ui,
            sans-serif;
        }
        h1 {
          font:
            500 1.75rem/1.2 Georgia,
            serif;
        }
      </style>
    </head>
    <body>
      <main>
        <h1>${message}</h1>
        <p>${typeof extra.detail === 'string' ? extra.detail : ''}</p>
        <p><a href="${home}">Back to Masthead</a></p>
      </main>
    </body>
  </html>`}`
