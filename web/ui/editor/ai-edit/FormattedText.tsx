import type { Mark, Node } from '@tiptap/pm/model'
import type { ReactNode } from 'react'
import { withMarks } from './marked-parts.ts'
import type { DiffPart } from './word-diff.ts'

type FormattedTextProps = {
  parts: DiffPart[]
  /** The same text as document nodes with marks. */
  nodes: readonly Node[]
}

/** One side of a diff, with changes highlighted, and formatting and links as in the post. */
export function FormattedText({ parts, nodes }: FormattedTextProps) {
  return withMarks(parts, nodes).map(({ kind, text, marks }, index) => {
    const formatted = marks.reduceRight<ReactNode>((inner, mark) => format(mark, inner), text)
    // oxlint-disable-next-line react/no-array-index-key -- parts have no identity but their position
    const key = `${kind} ${index}`
    if (kind === 'same' || !text.trim()) return <span key={key}>{formatted}</span>
    return kind === 'added' ? <ins key={key}>{formatted}</ins> : <del key={key}>{formatted}</del>
  })
}

function format({ type, attrs }: Mark, inner: ReactNode): ReactNode {
  switch (type.name) {
    case 'bold':
      return <strong>{inner}</strong>
    case 'italic':
      return <em>{inner}</em>
    case 'strike':
      return <s>{inner}</s>
    case 'code':
      return <code>{inner}</code>
    case 'link':
      // Not clickable here, but a rewrite may lose the URL.
      return (
        <span className="proposal-link" title={String(attrs['href'])}>
          {inner}
        </span>
      )
    default:
      return inner
  }
}
