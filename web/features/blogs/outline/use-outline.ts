import { useState } from 'react'
import { parseOutline, writeOutline, type Outline } from './outline-markdown.ts'

/** `markdown` is what stands outside for `outline`; `read` is the text it came from and how we would have written that. */
type State = { markdown: string; outline: Outline; read: { source: string; written: string } }

const read = (markdown: string): State => {
  const outline = parseOutline(markdown)
  return { markdown, outline, read: { source: markdown, written: writeOutline(outline) } }
}

/** Keeps the rows and their Markdown together. An outline that is as it was read is reported to the letter as it was. */
export const useOutline = (markdown: string, onChange: (markdown: string) => void) => {
  const [state, setState] = useState(() => read(markdown))
  if (state.markdown !== markdown) setState(read(markdown))

  const edit = (outline: Outline) => {
    const written = writeOutline(outline)
    const reported = written === state.read.written ? state.read.source : written
    setState({ ...state, outline, markdown: reported })
    onChange(reported)
  }
  return { outline: state.outline, source: state.read.source, edit }
}
