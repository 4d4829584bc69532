// A browser for tests that runs no JavaScript: it keeps cookies, follows redirects and links, and submits forms.
import { parseHTML } from 'linkedom'

export type Page = { url: string; status: number; headers: Headers; document: Document; text: string }

type Cookie = { name: string; value: string; path: string }

/** Values for text fields and choices by name; a checkbox is left as it is, or set with a boolean. */
export type Filled = Record<string, string | boolean>

const maxRedirects = 20

export class PlainBrowser {
  /** By host name: cookies know no port. */
  readonly #cookies = new Map<string, Map<string, Cookie>>()
  readonly #stopAt: string | undefined
  #page: Page | undefined

  /** Redirects to an address that starts with `stopAt` are not followed: the page is then the redirect itself. */
  constructor({ stopAt }: { stopAt?: string } = {}) {
    this.#stopAt = stopAt
  }

  get page(): Page {
    if (!this.#page) throw new Error('No page is open')
    return this.#page
  }

  cookieHeader(url: string): string {
    const { hostname, pathname } = new URL(url)
    const cookies = [...(this.#cookies.get(hostname)?.values() ?? [])]
    return cookies
      .filter(({ path }) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }

  async open(url: string, init: RequestInit = {}): Promise<Page> {
    let next = { url, init }
    for (let redirects = 0; redirects < maxRedirects; redirects += 1) {
      const response = await this.#request(next.url, next.init)
      const location = response.headers.get('location')
      const target = location === null ? undefined : new URL(location, next.url).href
      if (!target || (this.#stopAt && target.startsWith(this.#stopAt))) {
        const text = await response.text()
        const { document } = parseHTML(text)
        this.#page = { url: target ?? next.url, status: response.status, headers: response.headers, document, text }
        return this.#page
      }
      await response.body?.cancel()
      next = { url: target, init: {} }
    }
    throw new Error('Too many redirects')
  }

  /** Follows the link whose text holds `text`. */
  follow(text: string): Promise<Page> {
    const link = [...this.page.document.querySelectorAll('a[href]')].find((link) => link.textContent.includes(text))
    if (!link) throw new Error(`No link "${text}" on ${this.page.url}`)
    return this.open(new URL(link.getAttribute('href')!, this.page.url).href)
  }

  /** Presses the button with this text, with its form filled in. */
  press(text: string, filled: Filled = {}): Promise<Page> {
    const button = [...this.page.document.querySelectorAll('form button')].find(
      (button) => button.textContent.trim() === text,
    )
    const form = button?.closest('form')
    if (!button || !form) throw new Error(`No button "${text}" on ${this.page.url}`)
    const body = new URLSearchParams(fieldsOf(form, filled))
    const name = button.getAttribute('name')
    if (name) body.append(name, button.getAttribute('value') ?? '')
    return this.open(new URL(form.getAttribute('action') ?? '', this.page.url).href, { method: 'POST', body })
  }

  async #request(url: string, init: RequestInit) {
    const headers = new Headers(init.headers)
    const cookie = this.cookieHeader(url)
    if (cookie) headers.set('cookie', cookie)
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) this.#keep(url, line)
    return response
  }

  #keep(url: string, line: string) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const value = (name: string) =>
      attributes.find((attribute) => attribute.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1)
    const { hostname } = new URL(url)
    const path = value('path') ?? '/'
    const name = pair.slice(0, pair.indexOf('='))
    const jar = this.#cookies.get(hostname) ?? new Map<string, Cookie>()
    const expires = value('expires')
    const isGone = value('max-age') === '0' || (expires !== undefined && Date.parse(expires) < Date.now())
    if (isGone) jar.delete(`${path} ${name}`)
    else jar.set(`${path} ${name}`, { name, path, value: pair.slice(pair.indexOf('=') + 1) })
    this.#cookies.set(hostname, jar)
  }
}

const fieldsOf = (form: Element, filled: Filled): [string, string][] =>
  [...form.querySelectorAll('input[name]')].flatMap((input): [string, string][] => {
    const name = input.getAttribute('name')!
    const given = filled[name]
    const value = input.getAttribute('value') ?? ''
    if (input.getAttribute('type') === 'radio')
      return (given === undefined ? input.hasAttribute('checked') : given === value) ? [[name, value]] : []
    if (input.getAttribute('type') !== 'checkbox') return [[name, typeof given === 'string' ? given : value]]
    return (given ?? input.hasAttribute('checked')) ? [[name, value || 'on']] : []
  })
