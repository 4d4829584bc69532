import { html } from 'hono/html'
import { drivePath } from '#sandbox/drive/pages.ts'
import { errorsPath } from '#sandbox/errors/pages.ts'
import { page, personLine } from '#sandbox/page.ts'
import type { Person } from '#sandbox/queries.ts'
import { stripePath } from '#sandbox/stripe/pages.ts'

export const homePage = (people: Person[], client_uri: string) =>
  page(
    'What this is',
    html`<h1>The sandbox</h1>
      <p>
        Masthead signs people in with Google, keeps documents in their Google Drive, is paid through Stripe and reads
        companies’ websites. The sandbox stands in for all of it, so that everything can be tried without an account, a
        key or the internet. Nothing here is real.
      </p>
      <h2>A company to write about</h2>
      <p><a href="/demo/">The demo company’s website</a>: give its address to Masthead as a brand’s website.</p>
      <h2>Payments</h2>
      <p>
        <a href="${stripePath}">Stripe</a>: who pays for Premium, what becomes of their subscriptions, and the events
        that tell Masthead.
      </p>
      <h2>People to sign in as</h2>
      <p class="soft">
        The sign-in offers these, and takes any name and e-mail address that you make up. Each has a Drive of their own:
        choose a person to see it.
      </p>
      <ul class="people">
        ${people.map((person) => html`<li><a href="${drivePath(person.sub)}">${personLine(person)}</a></li>`)}
      </ul>
      <h2>What went wrong</h2>
      <p><a href="${errorsPath}">Error reports</a>: what an error-reporting service would receive.</p>
      <div class="buttons"><a class="button main" href="${client_uri}">Back to Masthead</a></div>`,
    { isWide: true },
  )

export const notFoundPage = () =>
  page(
    'Not found',
    html`<h1>There is nothing here</h1>
      <div class="buttons"><a class="button main" href="/">To the sandbox’s first page</a></div>`,
  )
