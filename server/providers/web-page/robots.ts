import { runInWorker } from '#server/lib/run-in-worker.ts'
import { decodeText } from './decode.ts'
import { robotName, type GuardedFetch } from './guarded-fetch.ts'
import type { mayRead, readHints, RobotsHints } from './robots-rules.ts'
import { WebPageError } from './web-page-error.ts'

export type Robots = {
  /** @throws WebPageError robots when robots.txt disallows the URL, or the reason why it cannot be read */
  check: (url: URL) => Promise<void>
  hints: (url: URL) => Promise<RobotsHints>
}

// RFC 9309 demands at least 500 KiB; the rest is ignored.
const maxCharacters = 512 * 1024
const timeoutMs = 3000
const rules = new URL('./robots-rules.ts', import.meta.url)

/** The robots.txt of each origin in a crawl, fetched once. A missing one allows everything (RFC 9309, 2.3.1.3). */
export const createRobots = (fetch: GuardedFetch, signal: AbortSignal): Robots => {
  const files = new Map<string, Promise<string>>()

  const read = async (address: string) => {
    try {
      const { bytes } = await fetch(address, { accepts: 'any', signal })
      return decodeText(bytes, 'charset=utf-8').slice(0, maxCharacters)
    } catch (error) {
      if (error instanceof WebPageError && isMissing(error)) return ''
      throw error
    }
  }
  const fileOf = (address: string) => {
    const file = files.get(address) ?? read(address)
    files.set(address, file)
    return file
  }

  return {
    async check(url) {
      const address = `${url.origin}/robots.txt`
      const text = await fileOf(address)
      if (!/^[ \t]*disallow[ \t]*:[ \t]*[^\s#]/im.test(text)) return
      const args: Parameters<typeof mayRead> = [address, text, robotName, url.href]
      // Rules that take too long to evaluate count as a refusal.
      const isAllowed = await runInWorker<typeof mayRead>(rules, 'mayRead', args, { timeoutMs, signal }).catch(
        () => false,
      )
      signal.throwIfAborted()
      if (!isAllowed) throw new WebPageError('robots', { url: url.href })
    },
    async hints(url) {
      const address = `${url.origin}/robots.txt`
      const text = await fileOf(address)
      const none = { crawlDelayS: 0, sitemaps: [] }
      if (!/crawl-delay|sitemap/i.test(text)) return none
      const args: Parameters<typeof readHints> = [address, text, robotName]
      return runInWorker<typeof readHints>(rules, 'readHints', args, { timeoutMs, signal }).catch(() => none)
    },
  }
}

const isMissing = ({ reason, status = 0 }: WebPageError) =>
  reason === 'login-required' || reason === 'too-many-redirects' || (reason === 'http-status' && status < 500)
