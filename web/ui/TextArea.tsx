import { useCallback, useLayoutEffect, useRef } from 'react'
import type { ComponentProps } from 'react'
import { cx } from '#web/lib/cx.ts'
import { controlClass } from './control-class.ts'
import { useFieldControl } from './Field.tsx'

export type TextAreaProps = ComponentProps<'textarea'> & {
  /** Grows with its text from `rows` (3) to this many lines, then scrolls. */
  maxRows?: number
}

/** Of text-base: 21 px, of the padding and border: 18 px. */
const height = (rows: number) => `calc(${rows} * 1.5em + 18px)`

export function TextArea({ rows = 3, maxRows = 16, className, ref, onInput, ...props }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const setArea = useCallback(
    (element: HTMLTextAreaElement | null) => {
      area.current = element
      if (typeof ref === 'function') return ref(element)
      if (ref) ref.current = element
    },
    [ref],
  )
  // After every render, as a form library may have set the text past React.
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
        controlClass,
        'field-sizing-content resize-y px-3 read-only:bg-surface-2 py-2 leading-normal',
        className,
      )}
    />
  )
}

/** For browsers without `field-sizing`. */
function grow(area: HTMLTextAreaElement | null): void {
  if (!area || CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + 2}px`
}
