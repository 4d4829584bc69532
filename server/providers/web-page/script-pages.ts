// Reads the texts of a site's own scripts, where no browser can draw its pages.
import { runInWorker } from '#server/lib/run-in-worker.ts'
import { decodeText } from './decode.ts'
import type { FetchOptions, GuardedFetch } from './guarded-fetch.ts'
import type { Page } from './page.ts'
import type { readInlineScripts, readScript } from './read-script.ts'
import { siteOf } from './site.ts'

const limits = { scripts: 12, parseMs: 5000, parseMemoryMb: 512 }
const atOnce = 3

const libraries =
  /(?:^|[/.-])(?:vendors?|polyfills?|runtime|jquery|react(?:-dom)?|vue|framework|gtag|analytics)\b[^/]*$/i

const module = new URL('./read-script.ts', import.meta.url)

/**
 * One page for each script of the site that holds text, with the script's own URL; also of parts that the scripts name.
 * A script that cannot be read is left out.
 */
export const readScriptPages = async (
  fetch: GuardedFetch,
  page: Page,
  scripts: readonly string[],
  options: Pick<FetchOptions, 'check'> & { signal: AbortSignal },
): Promise<Page[]> => {
  const site = siteOf(new URL(page.url))
  const known = new Set<string>()
  const waiting: string[] = []
  const offer = (urls: readonly string[]) => {
    for (const url of urls) {
      if (known.size >= limits.scripts || known.has(url)) continue
      if (siteOf(new URL(url)) !== site || libraries.test(new URL(url).pathname)) continue
      known.add(url)
      waiting.push(url)
    }
  }
  const pages: Page[] = []
  const keep = ({ url, html }: Page) => void (html && pages.push({ url, html, isScript: true }))
  const parse = (name: 'readScript' | 'readInlineScripts', source: string, url: string) =>
    runInWorker<typeof readScript | typeof readInlineScripts>(module, name, [source, url], {
      timeoutMs: limits.parseMs,
      maxMemoryMb: limits.parseMemoryMb,
      signal: options.signal,
    })
  const read = async (address: string) => {
    const { url, bytes, contentType } = await fetch(address, { accepts: 'any', ...options })
    // Hosts of apps answer any address with the app's HTML.
    if (/html/i.test(contentType)) return
    const { html, parts } = await parse('readScript', decodeText(bytes, contentType), url)
    keep({ url, html })
    offer(parts)
  }
  const skip = () => {}
  const readInline = async () => {
    const { html, parts } = await parse('readInlineScripts', page.html, page.url)
    keep({ url: page.url, html })
    offer(parts)
  }
  await readInline().catch(skip)
  offer(scripts)
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map((url) => read(url).catch(skip)))
  return pages
}
