import { useState } from 'react'
import { parseOutline, writeOutline, type Outline } from './outline-markdown.ts'

/** `markdown` is the value that `outline` represents; `read` is the parsed source and how we would have written it. */
type State = { markdown: string; outline: Outline; read: { source: string; written: string } }

const read = (markdown: string): State => {
  const outline = parseOutline(markdown)
  return { markdown, outline, read: { source: markdown, written: writeOutline(outline) } }
}

/** Keeps rows and Markdown in sync. An outline that equals the parsed one is reported with its original source. */
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
