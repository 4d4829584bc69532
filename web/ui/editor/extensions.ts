import { Extension } from '@tiptap/core'
import type { Extensions } from '@tiptap/core'
import { Code } from '@tiptap/extension-code'
import { Image } from '@tiptap/extension-image'
import { TaskItem, TaskList } from '@tiptap/extension-list'
import { Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'
import { BlurredSelection } from './blurred-selection.ts'
import { LockBlockHeight } from './lock-block-height.ts'
import { isAllowedAddress } from './link-rule.ts'
import { MarkdownPaste } from './paste.ts'
import { RawBlock, RawInline } from './raw-nodes.ts'
import { SkipOffscreenBlocks } from './skip-offscreen-blocks.ts'
import { StreamCaret } from './stream-caret.ts'
import { tableExtensions } from './table-extensions.ts'

/** Invisible attributes that saving must keep: blank lines in lists, and the info string of code. */
const SavedAttributes = Extension.create({
  name: 'savedAttributes',
  addGlobalAttributes: () => [
    {
      types: ['bulletList', 'orderedList', 'taskList', 'listItem', 'taskItem'],
      attributes: { spread: { default: false, rendered: false } },
    },
    { types: ['codeBlock'], attributes: { meta: { default: null, rendered: false } } },
  ],
})

const SafeImage = Image.extend({
  addAttributes: () => ({ src: { default: null }, alt: { default: '' }, title: { default: null } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => isAllowedAddress(element.getAttribute('src') ?? '') && null,
    },
  ],
  renderHTML({ HTMLAttributes: { src, alt, title } }) {
    return ['img', { src: isAllowedAddress(String(src)) ? src : null, alt: alt ?? '', title, loading: 'lazy' }]
  },
})

/** The editor's schema and behaviour: exactly what Markdown can express. */
export function createExtensions(placeholder: string): Extensions {
  return [
    StarterKit.configure({
      code: false,
      underline: false,
      link: {
        openOnClick: false,
        markdownLinks: true,
        defaultProtocol: 'https',
        isAllowedUri: isAllowedAddress,
        HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
      },
    }),
    // Unlike Tiptap's default, Markdown's code may be bold, or a link.
    Code.extend({ excludes: '' }),
    TaskList,
    TaskItem.configure({ nested: true }),
    SavedAttributes,
    SafeImage.configure({ inline: true }),
    ...tableExtensions,
    RawBlock,
    RawInline,
    Placeholder.configure({ placeholder }),
    BlurredSelection,
    MarkdownPaste,
    StreamCaret,
    SkipOffscreenBlocks,
    LockBlockHeight,
  ]
}
