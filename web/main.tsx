import './api/access-token.ts'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, matchRoutes, useLocation, useRoutes } from 'react-router'
import { reportError, watchForErrors } from './features/errors/start.ts'
import { applyTheme, readTheme } from './lib/theme.ts'
import { paths } from './paths.ts'
import { preload, routes } from './routes.tsx'
import { ErrorBoundary } from './ui/ErrorBoundary.tsx'
import { ScrollToTop } from './ui/shell/ScrollToTop.tsx'
import { Toaster } from './ui/Toaster.tsx'
import './ui/theme.css'

function Screens() {
  const { pathname } = useLocation()
  preload(matchRoutes(routes, pathname))
  return (
    <ErrorBoundary resetKey={pathname} homeUrl={paths.landing()}>
      <Suspense>{useRoutes(routes)}</Suspense>
    </ErrorBoundary>
  )
}

applyTheme(readTheme())
watchForErrors()

const report = (error: unknown) => {
  console.error(error)
  reportError(error)
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root, { onCaughtError: report }).render(
  <StrictMode>
    <BrowserRouter>
      <ScrollToTop />
      <Screens />
      <Toaster />
    </BrowserRouter>
  </StrictMode>,
)
