import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import type { FactSource } from '#contract/brands.ts'
import type { Confidence } from '#domain/facts.ts'
import { cx } from '#web/lib/cx.ts'
import { Link } from '#web/ui/Link.tsx'

/**
 * The source of a fact: its page, and the quoted passage unless it equals `shown`. A fact in doubt asks to be checked;
 * `id` is of what describes the field then.
 */
export function FactOrigin({
  id,
  source: { url, passage },
  shown = '',
  isInDoubt = false,
}: {
  id?: string
  source: Pick<FactSource, 'url' | 'passage'>
  shown?: string
  isInDoubt?: boolean
}) {
  // A person who is to check a fact reads the whole passage.
  const clamp = isInDoubt ? undefined : 'line-clamp-2'
  return (
    <div className={cx('border-l-2 pl-3 text-xs text-ink-3', isInDoubt ? 'border-warning' : 'border-line-strong')}>
      <div id={id}>
        {isInDoubt && (
          <p className="mb-0.5 flex items-center gap-1.5 font-medium text-warning">
            <CircleQuestionMark aria-hidden className="size-3.5 shrink-0" />
            Please check
          </p>
        )}
        {isData(passage) ? (
          <p className={clamp}>In the page’s data: {withoutMarks(passage)}</p>
        ) : isSameText(passage, shown) ? (
          isInDoubt && <p>Found in these words on:</p>
        ) : (
          <p className={clamp}>
            <q className="italic">{passage}</q>
          </p>
        )}
      </div>
      <Link href={url} className="text-xs">
        {shortAddress(url)}
      </Link>
    </div>
  )
}

/** Whether a person is to check the fact. */
export const isInDoubt = ({ confidence }: { confidence: Confidence }) => confidence === 'likely'

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
