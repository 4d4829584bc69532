import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { ApiError } from '#web/api/error.ts'
import { paths } from '#web/paths.ts'
import { ErrorPanel } from '#web/ui/Notice.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'

/** Replaces a screen whose data failed to load. A 404 (missing, or not yours) redirects to the dashboard (B2, M2). */
export function LoadError({
  query: { error, isFetching, refetch },
  heading,
  title,
  children,
}: {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  /** The heading of the screen that could not be shown. */
  heading: string
  /** What happened, and (`children`) what was kept. */
  title: string
  children?: ReactNode
}) {
  if (error instanceof ApiError && error.status === 404) return <Navigate to={paths.dashboard()} replace />
  return (
    <div className="grid gap-8">
      <PageHeader title={heading} back={{ to: paths.dashboard(), label: 'Back to Dashboard' }} />
      <ErrorPanel title={title} onRetry={() => void refetch()} isRetrying={isFetching}>
        {children}
      </ErrorPanel>
    </div>
  )
}
