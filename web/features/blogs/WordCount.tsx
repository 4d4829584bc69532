import { useDeferredValue, useMemo } from 'react'
import type { Blog } from '#contract/blogs.ts'
import { formatOf } from '#domain/formats.ts'
import { countMarkdownWords } from '#domain/quality/count-words.ts'
import { counted } from '#web/lib/plurals.ts'

const number = new Intl.NumberFormat()

/** The length of the post, compared with the range of its format. */
export function WordCount({ markdown, blog: { format } }: { markdown: string; blog: Blog }) {
  const text = useDeferredValue(markdown)
  const words = useMemo(() => countMarkdownWords(text), [text])
  const range = format && formatOf(format).words
  const isWithin = !range || (words >= range.min && words <= range.max)
  return (
    <p className="text-sm text-ink-3 tabular-nums">
      <span className={isWithin ? undefined : 'text-warning'}>{counted(words, 'word')}</span>
      {range && (
        <span className="max-sm:sr-only">
          {' '}
          of {number.format(range.min)}–{number.format(range.max)}
        </span>
      )}
    </p>
  )
}
