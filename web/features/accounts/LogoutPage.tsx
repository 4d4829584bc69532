import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#web/api/client.ts'
import { endSession, sessionId } from '#web/api/session.ts'
import { removeAllDrafts } from '#web/lib/local-drafts.ts'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { Loading, SkeletonText } from '#web/ui/Skeleton.tsx'

/** Ends the session in the browser and on the server, clears the cache, and goes to the login page (B2). */
export function LogoutPage() {
  const navigate = useNavigate()
  const client = useQueryClient()
  useDocumentTitle('Sign out')
  useEffect(() => {
    // The request needs the session id, so it is sent before the cookies are removed. Unsaved drafts are only removed
    // once the server has responded: this page also follows a failure to fetch the user (B4), and an outage must not
    // cost anyone their text.
    const forget = () => removeAllDrafts(localStorage)
    if (sessionId()) void api.accounts.logout().then(forget, () => {})
    endSession()
    client.clear()
    void navigate(paths.login(), { replace: true })
  }, [client, navigate])
  return (
    <Loading label="Signing out" className="p-10">
      <SkeletonText lines={2} />
    </Loading>
  )
}
