import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '#web/api/client.ts'
import { endSession, knownUserId, saveRedirect, sessionId } from '#web/api/session.ts'
import { removeDraftsOf } from '#web/lib/local-drafts.ts'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { Loading, SkeletonText } from '#web/ui/Skeleton.tsx'
import type { SessionEnded } from './session-ended.ts'

/**
 * Ends the session in the browser and on the server, clears the cache, and goes to the login page (B2). Drafts stay in
 * the browser unless the person chose to sign out and the server has responded.
 */
export function LogoutPage() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { state } = useLocation() as { state: SessionEnded }
  useDocumentTitle('Sign out')
  useEffect(() => {
    if (state) saveRedirect(state.from)
    else if (sessionId()) signOut()
    endSession()
    client.clear()
    void navigate(paths.login(), { replace: true, state: state?.problem })
  }, [client, navigate, state])
  return (
    <Loading label="Signing out" className="p-10">
      <SkeletonText lines={2} />
    </Loading>
  )
}

/** The request needs the session id, so it is sent before the cookies are removed. */
const signOut = () => {
  const owner = knownUserId()
  const removeDrafts = () => owner && removeDraftsOf(localStorage, owner)
  void api.accounts.logout().then(removeDrafts, () => {})
}
