import { useQuery } from '@tanstack/react-query'
import { userQuery } from '#web/features/accounts/api.ts'
import { configQuery } from '#web/features/system/api.ts'
import { usLongDate } from '#web/lib/dates.ts'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { PlanBadge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageSkeleton } from '#web/ui/Skeleton.tsx'
import { UsageBar } from '#web/ui/UsageBar.tsx'
import { isFreeTier } from '#domain/plan.ts'

export function SettingsPage() {
  const user = useQuery(userQuery)
  const config = useQuery(configQuery)
  useDocumentTitle('Settings')
  if (user.isPending) return <PageSkeleton />
  // Without the user the layout leads out (B4).
  if (user.isError) return null
  const { billing, first_name, last_name, email } = user.data
  const isRenewing = billing && !isFreeTier(billing) && billing.renew
  return (
    <div className="grid max-w-[760px] grid-cols-1 gap-10">
      <PageHeader title="Settings" />
      <section aria-labelledby="personal" className="grid gap-4">
        <h2 id="personal" className="display text-xl">
          Personal Information
        </h2>
        <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-6 gap-y-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="text-ink-3">Name</dt>
          <dd>{`${first_name} ${last_name}`.trim()}</dd>
          <dt className="text-ink-3">E-mail</dt>
          <dd className="break-words">{email}</dd>
        </dl>
      </section>
      <section aria-labelledby="plan" className="grid gap-4">
        <h2 id="plan" className="display text-xl">
          Plan
        </h2>
        <div className="flex flex-wrap items-center gap-4">
          <PlanBadge plan={billing?.plan_name} />
          <span className="text-ink-3">
            {isRenewing ? 'Plan Renewal' : 'Plan Expiry'}: {usLongDate(billing?.plan_expiry)}
          </span>
        </div>
        {billing && (
          <UsageBar
            label="Blogs remaining"
            used={billing.blogs_total - billing.blogs_left}
            total={billing.blogs_total}
            note={`${billing.blogs_left} of ${billing.blogs_total} blogs left`}
          />
        )}
      </section>
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
