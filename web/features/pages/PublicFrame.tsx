import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { Footer } from '#web/ui/shell/Footer.tsx'
import { Wordmark } from '#web/ui/Wordmark.tsx'

const linkClass =
  'inline-flex h-10 items-center rounded-control text-ink-2 underline-offset-3 transition-colors hover:text-ink hover:underline'

/** The layout of public pages: nameplate, content, footer. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[1168px] flex-col px-5 sm:px-8">
      <header>
        <div className="flex items-center justify-between gap-6 py-4">
          <Link to={paths.landing()} aria-label="Masthead, home" className="rounded-control py-2 text-xl">
            <Wordmark />
          </Link>
          <nav aria-label="Help" className="flex gap-6">
            <Link to={paths.demo()} className={linkClass}>
              Demo
            </Link>
            <Link to={paths.faqs()} className={linkClass}>
              FAQs
            </Link>
          </nav>
        </div>
        <div className="masthead-rule" />
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer privacyUrl={paths.privacy()} cookieUrl={paths.cookies()} termsUrl={paths.terms()} />
    </div>
  )
}
