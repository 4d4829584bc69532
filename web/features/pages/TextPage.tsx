import { useLocation } from 'react-router'
import { formats } from '#domain/formats.ts'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { RenderedPost } from '#web/ui/editor/RenderedPost.tsx'
import cookies from './content/cookies.md?raw'
import demo from './content/demo.md?raw'
import faqs from './content/faqs.md?raw'
import privacy from './content/privacy.md?raw'
import terms from './content/terms.md?raw'
import { PublicFrame } from './PublicFrame.tsx'

const formatRows = formats.map(({ label, description }) => `| ${label} | ${description} |`).join('\n')

const pages: Record<string, { title: string; markdown: string }> = {
  [paths.faqs()]: { title: 'FAQs', markdown: faqs.replace('{{formats}}', formatRows) },
  [paths.demo()]: { title: 'Demo', markdown: demo },
  [paths.privacy()]: { title: 'Privacy', markdown: privacy },
  [paths.cookies()]: { title: 'Cookies', markdown: cookies },
  [paths.terms()]: { title: 'Terms', markdown: terms },
}

/** A public page of text, set like a post; the URL determines which. */
export function TextPage() {
  // The router also matches capitals and a trailing slash.
  const page = pages[useLocation().pathname.toLowerCase().replace(/\/+$/, '')]
  useDocumentTitle(page?.title)
  return (
    <PublicFrame>
      <article className="py-12 lg:py-16">{page && <RenderedPost markdown={page.markdown} />}</article>
    </PublicFrame>
  )
}
