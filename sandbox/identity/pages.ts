// The sign-in pages of the sandbox's Google: forms that work without JavaScript.
import { html } from 'hono/html'
import { page, personLine } from '#sandbox/page.ts'
import type { Person } from '#sandbox/queries.ts'
import type { NewPerson } from './people.ts'

/** The values of the form for a new person, and its error. */
export type Draft = {
  values: Partial<Record<keyof NewPerson, string>>
  wrong: Partial<Record<keyof NewPerson, string>>
}

const fields = [
  { name: 'given_name', label: 'First name', type: 'text', autocomplete: 'given-name' },
  { name: 'family_name', label: 'Last name', type: 'text', autocomplete: 'family-name' },
  { name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'email' },
] as const

const fieldOf = ({ name, label, type, autocomplete }: (typeof fields)[number], draft: Draft | undefined) => {
  const wrong = draft?.wrong[name]
  return html`<label class="field" for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${draft?.values[name] ?? ''}"
      required
      aria-invalid="${wrong ? 'true' : 'false'}"
      aria-describedby="${name}-wrong"
    />
    <p class="wrong" id="${name}-wrong">${wrong ?? ''}</p>`
}

/** `path` is the interaction's path, the prefix of all of its forms and links. */
export const chooserPage = (path: string, people: Person[], draft?: Draft) =>
  page(
    'Choose an account',
    html`<h1>Choose an account</h1>
      <p class="soft">to continue to Masthead. These people exist on this sandbox only.</p>
      <ul class="people">
        ${people.map((person) => html`<li><a href="${path}?person=${person.sub}">${personLine(person)}</a></li>`)}
      </ul>
      <details ${draft ? 'open' : ''}>
        <summary>Use a new person</summary>
        <form method="post" action="${path}" novalidate>
          ${fields.map((field) => fieldOf(field, draft))}
          <p class="soft">No e-mail is ever sent.</p>
          <div class="buttons"><button class="main" name="action" value="add">Continue</button></div>
        </form>
      </details>
      <form method="post" action="${path}" class="buttons">
        <button name="action" value="cancel">Cancel</button>
      </form>`,
  )

export const consentPage = (path: string, person: Person, asksForDrive: boolean) =>
  page(
    'Allow access',
    html`<h1>Masthead wants access to your account</h1>
      <div class="right">${personLine(person)}</div>
      <form method="post" action="${path}">
        <input type="hidden" name="person" value="${person.sub}" />
        <fieldset>
          <legend>Choose what Masthead may do</legend>
          <div class="right">
            <span>See your name and e-mail address<small>Needed to sign you in</small></span>
          </div>
          ${asksForDrive ? driveBox : ''}
        </fieldset>
        <div class="buttons">
          <a class="button" href="${path}">Another account</a>
          <button name="action" value="cancel">Cancel</button>
          <button class="main" name="action" value="allow">Continue</button>
        </div>
      </form>`,
  )

const driveBox = html`<label class="right">
  <input type="checkbox" name="drive" value="on" checked />
  <span
    >See, edit, create and delete the Google Drive files that you use with Masthead
    <small>Without this Masthead cannot sign you in: untick it to see what happens then</small></span
  >
</label>`

/** `home` is Masthead's URL. */
export const brokenSignInPage = (home: string) =>
  page(
    'Sign-in not found',
    html`<h1>This sign-in is no longer open</h1>
      <p>It was finished already, waited for more than an hour, or was begun in another browser. Nothing is lost.</p>
      <div class="buttons"><a class="button main" href="${home}">Back to Masthead</a></div>`,
  )

export const errorPage = (home: string, error: string, description: string) =>
  page(
    'Sign-in refused',
    html`<h1>The sandbox cannot do this</h1>
      <p>${description}</p>
      <p class="soft"><code>${error}</code></p>
      <div class="buttons"><a class="button main" href="${home}">Back to Masthead</a></div>`,
  )
