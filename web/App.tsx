import { Suspense } from 'react'
import { matchRoutes, useLocation, useRoutes } from 'react-router'
import { paths } from './paths.ts'
import { preload, routes } from './routes.tsx'
import { ErrorBoundary } from './ui/ErrorBoundary.tsx'
import { ScrollToTop } from './ui/shell/ScrollToTop.tsx'
import { Toaster } from './ui/Toaster.tsx'

/** The app inside the router. */
export function App() {
  return (
    <>
      <ScrollToTop />
      <Screens />
      <Toaster />
    </>
  )
}

function Screens() {
  const { pathname } = useLocation()
  preload(matchRoutes(routes, pathname))
  return (
    <ErrorBoundary resetKey={pathname} homeUrl={paths.landing()}>
      <Suspense>{useRoutes(routes)}</Suspense>
    </ErrorBoundary>
  )
}
