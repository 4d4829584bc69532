import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Session } from '#contract/accounts.ts'
import { dateAndTime } from '#web/lib/dates.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { List, ListRow } from '#web/ui/List.tsx'
import { ErrorPanel } from '#web/ui/Notice.tsx'
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx'
import { sessionsQuery, useEndOtherSessions, useEndSession } from './api.ts'
import { browserName } from './browser-name.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** The person's sessions; all but the current one can be ended here. */
export function SessionsSection() {
  const sessions = useQuery(sessionsQuery)
  const endOthers = useEndOtherSessions()
  const rows = useRef<HTMLDivElement>(null)
  // The pressed button disappears with its session.
  const focusHeading = () => rows.current?.closest('section')?.querySelector('h2')?.focus()
  const hasOthers = sessions.data?.some(({ is_current }) => !is_current)
  return (
    <SettingsSection
      title="Sessions"
      action={
        hasOthers && (
          <Button
            size="sm"
            isBusy={endOthers.isPending}
            onClick={() => endOthers.mutate(undefined, { onSuccess: focusHeading })}
          >
            End other sessions
          </Button>
        )
      }
    >
      <div ref={rows}>
        {sessions.isPending && <Coming />}
        {sessions.isError && (
          <ErrorPanel
            title="Failed to load sessions"
            onRetry={() => void sessions.refetch()}
            isRetrying={sessions.isFetching}
          />
        )}
        {sessions.data && (
          <List label="Where you are signed in">
            {sessions.data.map((session) => (
              <SessionRow key={session.session_ref} session={session} onEnded={focusHeading} />
            ))}
          </List>
        )}
      </div>
    </SettingsSection>
  )
}

function SessionRow({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const end = useEndSession()
  const name = browserName(session.user_agent)
  return (
    <ListRow
      title={name}
      meta={`Signed in ${dateAndTime(session.created_at)} · Last used ${dateAndTime(session.seen_at)}`}
      trailing={
        session.is_current ? (
          <Badge>This session</Badge>
        ) : (
          <Button
            size="sm"
            isBusy={end.isPending}
            aria-label={`End session: ${name}, signed in ${dateAndTime(session.created_at)}`}
            onClick={() => end.mutate(session.session_ref, { onSuccess: onEnded })}
          >
            End session
          </Button>
        )
      }
    />
  )
}

function Coming() {
  return (
    <Loading label="Loading sessions" className="grid gap-3 border-y border-line py-3">
      <Skeleton className="h-4 w-44" />
      <Skeleton className="h-3 w-80 max-w-full" />
    </Loading>
  )
}
