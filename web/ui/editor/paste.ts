import { Extension } from '@tiptap/core'
import { Fragment, Slice } from '@tiptap/pm/model'
import type { Mark, Node, Schema } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { parseMarkdown } from './markdown-bridge.ts'
import { cleanHtml } from './pasted-html.ts'

const MARKDOWN_LINE = /^(?:#{1,6} |[-+*] |\d{1,9}[.)] |> |```|~~~|\|.*\|)/m
const MARKDOWN_SPAN = /\*\*\S[^*\n]*\*\*|\[[^\]\n]+\]\([^)\s]+\)/

/** Converts pasted HTML to the schema, and parses pasted text that looks like Markdown. */
export const MarkdownPaste = Extension.create({
  name: 'markdownPaste',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        transformPastedHTML: cleanHtml,
        clipboardTextParser: (text, context, isPlain, { state: { schema } }) => {
          const isMarkdown = !isPlain && (MARKDOWN_LINE.test(text) || MARKDOWN_SPAN.test(text))
          const blocks = isMarkdown ? markdownBlocks(text, schema) : lineBlocks(text, schema, context.marks())
          return new Slice(Fragment.fromArray(blocks), 0, 0)
        },
      },
    }),
  ],
})

function markdownBlocks(text: string, schema: Schema): Node[] {
  return (parseMarkdown(text).content ?? []).map((block) => schema.nodeFromJSON(block))
}

function lineBlocks(text: string, schema: Schema, marks: readonly Mark[]): Node[] {
  const lines = text.split(/(?:\r\n?|\n)+/)
  return lines.map((line) => schema.node('paragraph', null, line ? schema.text(line, marks) : []))
}
