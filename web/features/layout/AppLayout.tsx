import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { ApiError } from '#web/api/error.ts'
import { onSessionRefused } from '#web/api/session-refused.ts'
import { saveRedirect, sessionId } from '#web/api/session.ts'
import { userQuery } from '#web/features/accounts/api.ts'
import type { SessionEnded } from '#web/features/accounts/session-ended.ts'
import { brandsQuery } from '#web/features/brands/api.ts'
import { configQuery, recordEvent } from '#web/features/system/api.ts'
import { DraftOwner } from '#web/lib/draft-owner.ts'
import { paths } from '#web/paths.ts'
import { SandboxBadge } from '#web/ui/Badge.tsx'
import { AppShell } from '#web/ui/shell/AppShell.tsx'
import { SidebarBrands } from '#web/ui/shell/SidebarBrands.tsx'
import { PageSkeleton } from '#web/ui/Skeleton.tsx'
import { loadToasts } from '#web/ui/Toaster.tsx'
import { Outage } from './Outage.tsx'
import { SubscriptionBanner } from './SubscriptionBanner.tsx'

const Chat = lazy(async () => ({ default: (await import('#web/features/chat/Chat.tsx')).Chat }))

/**
 * The layout of every protected screen. Without a session it redirects to the landing page, and back after the sign-in.
 */
export function AppLayout() {
  const { pathname, search } = useLocation()
  if (!sessionId()) {
    saveRedirect(pathname + search)
    return <Navigate to={paths.landing()} replace />
  }
  return <SignedIn />
}

function SignedIn() {
  const { pathname } = useLocation()
  const user = useQuery(userQuery)
  const brands = useQuery(brandsQuery)
  const config = useQuery(configQuery)
  const base = config.data?.brand_logo_base

  useSessionEnd()
  // Preloaded once the screen is rendered, before the first toast.
  useEffect(() => {
    if (user.isSuccess) loadToasts().catch(() => undefined)
  }, [user.isSuccess])

  return (
    <AppShell
      sidebar={{
        user: user.data && {
          firstName: user.data.first_name,
          lastName: user.data.last_name,
          plan: user.data.billing?.plan_name ?? null,
        },
        faqUrl: config.data?.faq_url ?? paths.faqs(),
        demoUrl: config.data?.demo_url ?? paths.demo(),
        note: config.data?.sandbox && <SandboxBadge />,
        onAddBrand: () => recordEvent('add_new_brand', { page: pathname, action: 'click', position: 'sidebar' }),
        brands: (
          <SidebarBrands
            brands={brands.data?.map(({ brand_id, name, logo }) => ({
              brandId: brand_id,
              name,
              logoUrl: logo && base ? base + logo : null,
            }))}
            {...(brands.isError && { error: 'Failed to load brands' })}
          />
        ),
      }}
      footer={{ privacyUrl: paths.privacy(), cookieUrl: paths.cookies(), termsUrl: paths.terms() }}
    >
      <SubscriptionBanner />
      {isOutage(user) ? (
        <Outage />
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          <DraftOwner value={user.data?.user_id}>
            <Outlet />
          </DraftOwner>
        </Suspense>
      )}
      {config.data?.chat_widget_url && (
        <Suspense>
          <Chat url={config.data.chat_widget_url} />
        </Suspense>
      )}
    </AppShell>
  )
}

/** B4: logs out when the server refuses the session, whichever call finds out. */
const useSessionEnd = () => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const leave = useEffectEvent(() => {
    const state: SessionEnded = { problem: 'session_ended', from: pathname + search }
    void navigate(paths.logout(), { replace: true, state })
  })
  useEffect(() => onSessionRefused(() => leave()), [])
}

/** The account has never loaded, for another reason than an ended session; stays true during a retry. */
const isOutage = ({ data, error, errorUpdateCount }: Pick<UseQueryResult, 'data' | 'error' | 'errorUpdateCount'>) =>
  data === undefined && errorUpdateCount > 0 && !(error instanceof ApiError && error.status === 401)
