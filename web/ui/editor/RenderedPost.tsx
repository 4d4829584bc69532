import type { Nodes, Root } from 'mdast'
import type { ComponentProps } from 'react'
import Markdown from 'react-markdown'
import type { Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { cx } from '#web/lib/cx.ts'
import { isAllowedAddress, isExternalAddress } from './link-rule.ts'
import './post.css'

const plugins = [remarkGfm, () => readLineBreakTags]

/** Renders Markdown read-only. Raw HTML is shown as its source. */
export function RenderedPost({ markdown, className }: { markdown: string; className?: string }) {
  return (
    <div className={cx('post', className)}>
      <Markdown remarkPlugins={plugins} urlTransform={keepAllowed} components={components}>
        {markdown}
      </Markdown>
    </div>
  )
}

function keepAllowed(address: string): string | undefined {
  return isAllowedAddress(address) ? address : undefined
}

const components: Components = {
  a: PostLink,
  img: PostImage,
  input: PostCheckbox,
  // Without the language class, whose name the text's author would choose.
  code: ({ children }) => <code>{children}</code>,
  table: ({ children }) => (
    // A scrollable region must be focusable for keyboard users.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <figure className="tableWrapper" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </figure>
  ),
}

function PostLink({ href, title, id, className, children }: ComponentProps<'a'>) {
  if (href === undefined) return children
  const target = isExternalAddress(href) && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a href={href} title={title} id={id} className={className} {...target}>
      {children}
    </a>
  )
}

function PostImage({ src, alt, title }: ComponentProps<'img'>) {
  return src ? <img src={src} alt={alt ?? ''} title={title} loading="lazy" /> : alt
}

function PostCheckbox({ checked }: ComponentProps<'input'>) {
  return <input type="checkbox" disabled checked={checked} aria-label={checked ? 'Done' : 'To do'} />
}

/** The editor writes a line break in a table cell or a heading as `<br>`. */
function readLineBreakTags(node: Root | Nodes): void {
  if (!('children' in node)) return
  const children: Nodes[] = node.children
  for (const [index, child] of children.entries()) {
    if (child.type === 'html' && /^<br\s*\/?>$/i.test(child.value)) children[index] = { type: 'break' }
    else readLineBreakTags(child)
  }
}
