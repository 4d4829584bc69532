import type { FactSource } from '#contract/brands.ts'
import { Link } from '#web/ui/Link.tsx'

/** Where a fact was found: the words on the page, and the page. */
export function FactOrigin({ source: { url, passage } }: { source: Pick<FactSource, 'url' | 'passage'> }) {
  return (
    <p className="border-l-2 border-line-strong pl-3 text-xs text-ink-3">
      <q className="line-clamp-2 italic">{passage}</q>
      <Link href={url} className="text-xs">
        {shortAddress(url)}
      </Link>
    </p>
  )
}

/** An address as people say it: without scheme, www and closing slash. */
export const shortAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
