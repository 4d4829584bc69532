import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { hasAccessToken, takeAccessToken } from '#web/api/access-token.ts'
import { saveRedirect, sessionId, takeRedirect } from '#web/api/session.ts'
import { readInstallation, signInWith } from '#web/api/sign-in.ts'
import { startErrorReports } from '#web/features/errors/start.ts'
import { PublicFrame } from '#web/features/pages/PublicFrame.tsx'
import { cx } from '#web/lib/cx.ts'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Mark } from '#web/ui/Wordmark.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import type { SignInProblemOfOurs } from './sign-in-error.ts'

// Nameplate, headline and button render first; the rest is loaded lazily.
const ProductPicture = lazy(async () => ({ default: (await import('./ProductPicture.tsx')).ProductPicture }))
const Story = lazy(async () => ({ default: (await import('./Story.tsx')).Story }))
const SignInProblem = lazy(async () => ({ default: (await import('./SignInProblem.tsx')).SignInProblem }))

/**
 * Landing and login page in one (B2). Continues to the app if there is a session or the person returns from the
 * sign-in.
 */
export function LandingPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [state, setState] = useState(() => (hasAccessToken() ? 'trading' : sessionId() ? 'leaving' : 'open'))
  const { state: arrival } = useLocation() as { state: SignInProblemOfOurs | null }
  const redirect = search.get('redirect')
  useDocumentTitle(undefined)

  useEffect(() => {
    // Already taken when StrictMode runs the effect again.
    const token = state === 'trading' ? takeAccessToken() : undefined
    if (token === undefined) return
    const arrive = () => {
      if (redirect) saveRedirect(redirect)
      setState('leaving')
    }
    signInWith(token).then(arrive, () => setState('failed'))
  }, [state, redirect])

  useEffect(() => {
    if (state === 'leaving') void navigate(nextPath(), { replace: true })
  }, [state, navigate])

  if (state === 'trading' || state === 'leaving') return <SigningIn />
  return <Landing problem={search.get('google_oauth_error') || (state === 'failed' ? state : arrival)} />
}

/** The saved path, or the dashboard; never this page itself. */
function nextPath() {
  const saved = takeRedirect() ?? paths.landing()
  const [path = ''] = saved.toLowerCase().split(/\/?(?:[?#]|$)/)
  return path === '' || path === paths.login() ? paths.dashboard() : saved
}

/** Only appears if the exchange takes longer than a moment. */
function SigningIn() {
  return (
    <main className="grid min-h-dvh animate-appear place-content-center justify-items-center gap-5 [animation-delay:250ms] [animation-fill-mode:backwards]">
      <Mark className="h-7" />
      <h1 className="text-ink-3">
        <output>Signing you in</output>
      </h1>
    </main>
  )
}

function Landing({ problem }: { problem: string | null }) {
  return (
    <PublicFrame>
      <section className="grid gap-x-16 gap-y-12 py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div className={cx('grid content-start gap-8', !problem && 'lg:pt-20')}>
          <h1 className="display text-3xl sm:text-4xl">A company’s website goes in, a finished blog post comes out.</h1>
          <p className="max-w-prose text-lg text-pretty text-ink-2">
            Masthead reads the site into a brand profile, shows where it found every fact, and leads you step by step to
            posts in six languages, each in the format that suits it.
          </p>
          {problem && (
            <Suspense>
              <SignInProblem error={problem} />
            </Suspense>
          )}
          <SignIn />
        </div>
        {/* As high as the picture, to avoid a layout shift. */}
        <div className="min-h-[44rem]">
          <Suspense>
            <ProductPicture />
          </Suspense>
        </div>
      </section>
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Story />
      </Suspense>
    </PublicFrame>
  )
}

function SignIn() {
  const [isSandbox, setSandbox] = useState(false)
  useEffect(() => {
    const read = async () => {
      const installation = await readInstallation()
      setSandbox(installation.sandbox !== null)
      startErrorReports(installation)
    }
    void read()
  }, [])
  return (
    <div className="grid justify-items-start gap-3">
      <GoogleButton />
      <div className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-3">
        <a
          href="#sign-up"
          className="hit-40 rounded-[2px] underline decoration-line-strong underline-offset-3 hover:text-ink"
        >
          No Google account?
        </a>
        {isSandbox && <Badge tone="warning">Sandbox: no real Google account</Badge>}
      </div>
    </div>
  )
}
