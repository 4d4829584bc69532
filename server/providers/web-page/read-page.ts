import { decodeText } from './decode.ts'
import type { FetchOptions, GuardedFetch } from './guarded-fetch.ts'
import type { Page } from './page.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Converts plain text to HTML, with a paragraph per block. */
const asHtml = (text: string) =>
  text
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => `<p>${escaped(paragraph)}</p>`)
    .join('\n')

/**
 * Fetches and decodes one page.
 * @throws WebPageError
 */
export const readPage = async (
  fetch: GuardedFetch,
  address: string,
  options: Omit<FetchOptions, 'accepts'> = {},
): Promise<Page> => {
  const { url, contentType, bytes } = await fetch(address, { accepts: 'page', ...options })
  const text = decodeText(bytes, contentType)
  return { url, html: /^\s*text\/plain/i.test(contentType) ? asHtml(text) : text }
}
