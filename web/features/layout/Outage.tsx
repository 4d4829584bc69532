import { useQuery, useQueryClient } from '@tanstack/react-query'
import { userQuery } from '#web/features/accounts/api.ts'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { ErrorPanel } from '#web/ui/Notice.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'

/** Replaces every screen while the account cannot be loaded. Does not sign out. */
export function Outage() {
  const client = useQueryClient()
  const { isFetching } = useQuery(userQuery)
  useDocumentTitle('Not available')
  // Retries all other failed queries, too.
  const retry = () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  return (
    <div className="grid gap-8">
      <PageHeader title="Masthead is not available" />
      <ErrorPanel title="Your account could not be loaded" onRetry={retry} isRetrying={isFetching}>
        The server cannot be reached or is not ready. You are still signed in, and everything you typed is kept.
      </ErrorPanel>
    </div>
  )
}
