import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#web/api/client.ts'
import { endSession, sessionId } from '#web/api/session.ts'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { Loading, SkeletonText } from '#web/ui/Skeleton.tsx'

/** Ends the session here and on the server, forgets everything that was loaded, and goes to the login page (B2). */
export function LogoutPage() {
  const navigate = useNavigate()
  const client = useQueryClient()
  useDocumentTitle('Sign out')
  useEffect(() => {
    // The request takes the session id along before the cookie goes; whether it arrives changes nothing here.
    if (sessionId()) void api.accounts.logout().catch(() => {})
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
