import { useDeferredValue, useMemo } from 'react'
import { languages, type Language } from '#domain/languages.ts'
import { countWords } from '#web/ui/editor/count-words.ts'

const number = new Intl.NumberFormat()

/** How long the post is, against the length of its format. */
export function WordCount({
  markdown,
  language,
  range,
}: {
  markdown: string
  language: Language
  range: { min: number; max: number } | undefined
}) {
  const text = useDeferredValue(markdown)
  const locale = languages.find(({ value }) => value === language)?.locale ?? 'en'
  const words = useMemo(() => countWords(text, locale), [text, locale])
  const isWithin = !range || (words >= range.min && words <= range.max)
  return (
    <p className="flex gap-3 text-sm text-ink-3 tabular-nums">
      <span className={isWithin ? undefined : 'text-warning'}>
        {number.format(words)} {words === 1 ? 'word' : 'words'}
      </span>
      {range && (
        <span>
          {number.format(range.min)}–{number.format(range.max)} for this format
        </span>
      )}
    </p>
  )
}
