import { useQuery } from '@tanstack/react-query'
import { userQuery } from '#web/features/accounts/api.ts'
import { configQuery } from '#web/features/system/api.ts'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageSkeleton } from '#web/ui/Skeleton.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { ExportData } from './ExportData.tsx'
import { PlanSection } from './PlanSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** Account, plan, sessions, sign-out and deletion (B2). */
export function SettingsPage() {
  const user = useQuery(userQuery)
  const config = useQuery(configQuery)
  useDocumentTitle('Settings')
  if (user.isPending) return <PageSkeleton />
  // If the user cannot be loaded, the layout logs out (B4).
  if (user.isError) return null
  const { billing, first_name, last_name, email } = user.data
  return (
    <div className="grid max-w-[760px] grid-cols-1 gap-10">
      <PageHeader title="Settings" />
      <SettingsSection title="Personal Information">
        <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-6 gap-y-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="text-ink-3">Name</dt>
          <dd className="wrap-anywhere">{`${first_name} ${last_name}`.trim()}</dd>
          <dt className="text-ink-3">E-mail</dt>
          <dd className="wrap-anywhere">{email}</dd>
        </dl>
      </SettingsSection>
      <PlanSection billing={billing} />
      <SessionsSection />
      <SettingsSection title="Your Data">
        <ExportData />
        <DeleteAccount email={email} />
      </SettingsSection>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
        <ButtonLink to={paths.logout()}>Logout</ButtonLink>
        {config.data && (
          <p className="text-xs text-ink-3 tabular-nums">
            Masthead {config.data.version} · {config.data.environment}
          </p>
        )}
      </div>
    </div>
  )
}
