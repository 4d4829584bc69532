// Functions whose source runs inside the page: each must be complete in itself.
/// <reference lib="dom" />
import type { Page } from '#server/providers/web-page/page.ts'

/** What changes while the page is being drawn; empty until its own document has loaded. */
export const readState = (): string => {
  if (document.readyState !== 'complete' || location.protocol === 'about:') return ''
  return `${location.href} ${document.getElementsByTagName('*').length} ${document.documentElement.textContent.length}`
}

/** The document as HTML, with what stands in open shadow roots; its first 3 million characters. */
export const readDrawnPage = (): Page => {
  for (let rounds = 0; rounds < 10; rounds++) {
    const hosts = [...document.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot?.hasChildNodes())
    for (const host of hosts) host.append(...host.shadowRoot!.childNodes)
    if (hosts.length === 0) break
  }
  return { url: location.href, html: document.documentElement.outerHTML.slice(0, 3_000_000) }
}
