// Copies or downloads a finished post. Heavy libraries are loaded on demand.
import type { Blog } from '#contract/blogs.ts'

type Exported = Pick<Blog, 'title' | 'language' | 'content'>

/** The Markdown with the title as its first heading, whether or not the content begins with it. */
export function wholePost({ title, content }: Exported): string {
  const text = (content ?? '').trimStart()
  return title && !/^#\s/.test(text) ? `# ${title}\n\n${text}` : text
}

export const copyMarkdown = (blog: Exported): Promise<void> => navigator.clipboard.writeText(wholePost(blog))

export const copyHtml = async (blog: Exported): Promise<void> => {
  const { postHtml } = await import('#domain/post-html.ts')
  await navigator.clipboard.writeText(postHtml(blog.content ?? '', titleOf(blog)))
}

/** Copies formatted text for word processors and mail, and the Markdown for plain editors. */
export const copyRichText = (blog: Exported): Promise<void> => {
  // Safari requires the ClipboardItem to be created during the click; its parts may be promises.
  const html = import('#domain/post-html.ts').then(({ postHtml }) =>
    asBlob(postHtml(blog.content ?? '', titleOf(blog)), 'text/html'),
  )
  const plain = asBlob(wholePost(blog), 'text/plain')
  return navigator.clipboard.write([new ClipboardItem({ 'text/html': html, 'text/plain': plain })])
}

export const downloadMarkdown = (blog: Exported) => {
  save(asBlob(wholePost(blog), 'text/markdown;charset=utf-8'), fileName(blog.title, 'md'))
}

export const downloadHtml = async (blog: Exported) => {
  const { postPage } = await import('#domain/post-html.ts')
  const page = postPage(blog.content ?? '', { title: titleOf(blog), language: blog.language })
  save(asBlob(page, 'text/html;charset=utf-8'), fileName(blog.title, 'html'))
}

export const downloadDocx = async (blog: Exported) => {
  const { docxOf } = await import('./docx.ts')
  const file = await docxOf({ title: titleOf(blog), language: blog.language, markdown: wholePost(blog) })
  save(file, fileName(blog.title, 'docx'))
}

/**
 * A file name from the title that is valid on every system: no reserved characters, at most 80 characters, never empty.
 */
export function fileName(title: string | null, extension: string): string {
  const name = (title ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*.]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${name.slice(0, 80).toWellFormed().replace('\ufffd', '').trim() || 'blog'}.${extension}`
}

const titleOf = ({ title }: Exported) => title ?? 'Blog'

const asBlob = (text: string, type: string) => new Blob([text], { type })

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Delayed, because Safari reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
