import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { takeAccessToken } from '#web/api/access-token.ts'
import { sessionId, takeRedirect } from '#web/api/session.ts'
import { googleLoginUrl, signInWith } from '#web/api/sign-in.ts'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Wordmark } from '#web/ui/Wordmark.tsx'
import { EmailSignUp } from './EmailSignUp.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { signInErrorText } from './sign-in-error.ts'

/** Landing and login in one (B2). With a session, or back from the sign-in, it goes straight on. */
export function LandingPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [problem, setProblem] = useState(() => search.get('google_oauth_error'))
  useDocumentTitle(undefined)

  useEffect(() => {
    const token = takeAccessToken()
    const goOn = () => void navigate(takeRedirect() ?? paths.dashboard(), { replace: true })
    if (token) signInWith(token).then(goOn, () => setProblem('failed'))
    else if (sessionId()) goOn()
  }, [navigate])

  return (
    <div className="mx-auto grid min-h-dvh w-full max-w-[1120px] grid-rows-[auto_1fr_auto] px-5 sm:px-8">
      <header className="flex items-center justify-between py-6">
        <span className="text-xl">
          <Wordmark />
        </span>
      </header>
      <main className="grid content-start gap-20 py-10 lg:py-16">
        <section className="grid items-center gap-12 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
          <div className="grid gap-8">
            <h1 className="display text-4xl text-balance">
              A company’s website goes in. A finished, checkable post comes out.
            </h1>
            <p className="max-w-prose text-lg text-ink-2">
              Masthead reads the website into a brand profile, with the source of every fact, and guides you from there
              to blog posts in six languages.
            </p>
            {problem && <Notice tone="danger" title={signInErrorText(problem)} />}
            <div className="grid max-w-sm gap-6">
              <ButtonLink variant="primary" size="lg" href={googleLoginUrl()}>
                Continue With Google
              </ButtonLink>
              <EmailSignUp />
            </div>
          </div>
          <HowItWorks />
        </section>
      </main>
      <footer className="flex flex-wrap gap-6 border-t border-line py-6 text-sm text-ink-3">
        <a href={paths.privacy()}>Privacy</a>
        <a href={paths.cookies()}>Cookies</a>
        <a href={paths.terms()}>Terms</a>
      </footer>
    </div>
  )
}
