// The layout of the sandbox's pages, and headers that forbid scripts.
import type { Context } from 'hono'
import { html } from 'hono/html'

export type Html = ReturnType<typeof html>

/** Headers of every page. No form-action: Chrome would apply it to the redirects back to Masthead, too. */
export const pageHeaders: Record<string, string> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** A complete page. Values in `html` templates are escaped. */
export const page = async (title: string, body: Html, { isWide = false } = {}): Promise<string> =>
  String(
    await html`<!doctype html>
      <html lang="en-GB">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title} - Masthead sandbox</title>
          <link rel="stylesheet" href="/style.css" />
        </head>
        <body>
          <header>Sandbox: no real Google account, no real charge</header>
          <main class="${isWide ? 'wide' : ''}">${body}</main>
        </body>
      </html>`,
  )

/** Whether a form was sent from another site (CSRF). */
export const isCrossOrigin = ({ req }: Context) =>
  !['same-origin', 'none', undefined].includes(req.header('Sec-Fetch-Site'))

type Shown = { given_name: string; family_name: string; email: string }

export const personLine = ({ given_name, family_name, email }: Shown) =>
  html`<span class="initials" aria-hidden="true">${initial(given_name)}${initial(family_name)}</span>
    <span class="person"><span>${given_name} ${family_name}</span><span class="soft">${email}</span></span>`

const initial = (name: string) => String.fromCodePoint(name.codePointAt(0) ?? 0x20)
