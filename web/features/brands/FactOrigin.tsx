import type { FactSource } from '#contract/brands.ts'
import { Link } from '#web/ui/Link.tsx'

/** The source of a fact: its page, and the quoted passage unless it equals `shown`. */
export function FactOrigin({
  source: { url, passage },
  shown = '',
}: {
  source: Pick<FactSource, 'url' | 'passage'>
  shown?: string
}) {
  return (
    <p className="border-l-2 border-line-strong pl-3 text-xs text-ink-3">
      {isData(passage) ? (
        <span className="line-clamp-2">In the page’s data: {withoutMarks(passage)}</span>
      ) : (
        !isSameText(passage, shown) && <q className="line-clamp-2 italic">{passage}</q>
      )}
      <Link href={url} className="text-xs">
        {shortAddress(url)}
      </Link>
    </p>
  )
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const isSameText = (one: string, other: string) => onOneLine(one) === onOneLine(other)

/**
 * Whether a passage is JSON from structured data, such as
 * `"numberOfEmployees":{"@type":"QuantitativeValue","value":38}`.
 */
const isData = (passage: string) => /^[{"[]+@?\w+"\s*:/.test(passage)

const withoutMarks = (json: string) =>
  json
    .replaceAll(/"@(type|id)"\s*:\s*"[^"]*",?/g, '')
    .replaceAll(/[{}[\]"]/g, '')
    .replaceAll(/([:,])(?=\S)/g, '$1 ')

/** A URL for display: without scheme, www and trailing slash. */
export const shortAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
