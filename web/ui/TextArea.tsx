import { useCallback, useLayoutEffect, useRef } from 'react'
import type { ComponentProps } from 'react'
import { cx } from '#web/lib/cx.ts'
import { controlClass } from './control-class.ts'
import { useFieldControl } from './Field.tsx'

export type TextAreaProps = ComponentProps<'textarea'> & {
  /** The height grows from `rows` (3) to this many lines, then it scrolls. */
  maxRows?: number
  /** Inline editing: inherits the surrounding font, and has a border only while in use. */
  isQuiet?: boolean
}

/** Line height of text-base: 21 px; padding and border: 18 px. */
const height = (rows: number) => `calc(${rows} * 1.5em + 18px)`

export function TextArea({
  rows = 3,
  maxRows = 16,
  isQuiet = false,
  className,
  ref,
  onInput,
  ...props
}: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const setArea = useCallback(
    (element: HTMLTextAreaElement | null) => {
      area.current = element
      if (typeof ref === 'function') return ref(element)
      if (ref) ref.current = element
    },
    [ref],
  )
  // After every render, as a form library may set the value without React.
  useLayoutEffect(() => grow(area.current))

  return (
    <textarea
      {...props}
      {...useFieldControl(props)}
      ref={setArea}
      rows={rows}
      onInput={(event) => {
        grow(event.currentTarget)
        onInput?.(event)
      }}
      style={{ minHeight: height(rows), maxHeight: height(maxRows) }}
      className={cx(
        'field-sizing-content py-2 leading-normal',
        isQuiet ? quietClass : [controlClass, 'resize-y px-3 read-only:bg-surface-2'],
        className,
      )}
    />
  )
}

const quietClass =
  'block w-full resize-none rounded-control border border-transparent bg-transparent px-2 transition-colors ' +
  '-outline-offset-2 not-read-only:hover:border-line not-read-only:focus:bg-surface-1 pointer-coarse:text-md'

/** Fallback for browsers without `field-sizing`. */
function grow(area: HTMLTextAreaElement | null): void {
  if (!area || CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + 2}px`
}
