import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { saveRedirect, sessionId } from '#web/api/session.ts'
import { PublicFrame } from '#web/features/pages/PublicFrame.tsx'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { PaymentScreen } from './PaymentScreen.tsx'

/** B9. */
const redirectMs = 5000

/** Where the payment provider sends the person back to; redirects to the dashboard after a moment (B2). */
export function ReturnScreen(props: { title: string; children: ReactNode }) {
  const { pathname } = useLocation()
  if (!sessionId()) {
    saveRedirect(pathname)
    return <Navigate to={paths.landing()} replace />
  }
  return <Returned {...props} />
}

function Returned({ title, children }: { title: string; children: ReactNode }) {
  const navigate = useNavigate()
  useDocumentTitle(title)
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.dashboard(), { replace: true }), redirectMs)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <PublicFrame>
      <PaymentScreen
        title={title}
        action={
          <ButtonLink variant="primary" to={paths.dashboard()} replace>
            Return to Dashboard
          </ButtonLink>
        }
      >
        {children}
      </PaymentScreen>
    </PublicFrame>
  )
}
