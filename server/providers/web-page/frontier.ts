import { scoreLink, type ScoredLink } from './link-score.ts'
import type { Link, Outline } from './outline.ts'
import type { Page } from './page.ts'
import { pageKey } from './site.ts'

// The penalty for a page whose topic has been covered already.
const repeated = 3

/** The known pages of a site that have not been requested yet. */
export type Frontier = {
  offer: (links: Link[]) => void
  /** Removes and returns the most promising page. */
  take: () => ScoredLink | undefined
  /** Whether a fetched page is new and in the start page's language; marks all of its URLs as known. */
  accept: (asked: ScoredLink, page: Page, outline: Outline) => boolean
  size: () => number
}

export const createFrontier = (start: Page, { language, alternates, canonical: startCanonical }: Outline): Frontier => {
  const startUrl = new URL(start.url)
  const startKeys = new Set([start.url, startCanonical ?? start.url].map((address) => pageKey(address)))
  const candidates = new Map<string, ScoredLink>()
  const seen = new Set<string>()
  const takenOf = new Map<string | undefined, number>()

  const know = (keys: string[]) => {
    for (const key of keys) {
      seen.add(key)
      candidates.delete(key)
    }
  }
  const translationKeys = (alternates: Outline['alternates']) =>
    alternates.filter((alternate) => alternate.language !== language).map(({ url }) => pageKey(url))
  const worth = ({ score, topic }: ScoredLink) => score - (topic ? repeated * (takenOf.get(topic) ?? 0) : 0)

  know([pageKey(start.url), ...translationKeys(alternates)])
  return {
    offer(links) {
      for (const link of links) {
        const key = pageKey(link.url)
        const scored = seen.has(key) ? undefined : scoreLink(link, startUrl, language)
        if (scored && scored.score > (candidates.get(key)?.score ?? 0)) candidates.set(key, scored)
      }
    },
    take() {
      let best: ScoredLink | undefined
      for (const candidate of candidates.values()) if (!best || worth(candidate) > worth(best)) best = candidate
      if (!best) return undefined
      know([pageKey(best.url)])
      takenOf.set(best.topic, (takenOf.get(best.topic) ?? 0) + 1)
      return best
    },
    accept(asked, page, outline) {
      if (language && outline.language && language !== outline.language) return false
      // A redirect or a canonical URL may lead to a page that was read already. Some content management systems declare the
      // start page as the canonical URL of every page, as do apps: this is ignored.
      const canonical = outline.canonical && pageKey(outline.canonical)
      const others = [pageKey(page.url), ...(canonical && !startKeys.has(canonical) ? [canonical] : [])]
      const keys = others.filter((key) => key !== pageKey(asked.url))
      if (keys.some((key) => seen.has(key))) return false
      know([...keys, ...translationKeys(outline.alternates)])
      return true
    },
    size: () => candidates.size,
  }
}
