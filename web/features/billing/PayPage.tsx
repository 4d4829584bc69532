import { useEffect, useRef } from 'react'
import { ApiError } from '#web/api/error.ts'
import { endSession, saveRedirect, sessionId } from '#web/api/session.ts'
import { GoogleButton } from '#web/features/accounts/GoogleButton.tsx'
import { PublicFrame } from '#web/features/pages/PublicFrame.tsx'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import { isUnneeded, useCheckout } from './api.ts'
import { PaymentScreen } from './PaymentScreen.tsx'

/** Redirects to the payment page, after signing in if necessary (B2). */
export function PayPage() {
  useDocumentTitle('Payment')
  return <PublicFrame>{sessionId() ? <Pay /> : <LoginRequired />}</PublicFrame>
}

function LoginRequired() {
  return (
    <PaymentScreen title="Login Required" action={<GoogleButton onClick={() => saveRedirect(paths.pay())} />}>
      <p>Please sign in with your Google account to proceed with the payment</p>
    </PaymentScreen>
  )
}

function Pay() {
  // Replaces this page in the browser's history, so that going back from the payment page does not redirect there
  // again.
  const { start, isError, error } = useCheckout((url) => location.replace(url))
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    start()
  }, [start])

  // The session ended, although the browser still has its cookie.
  const isSignedOut = error instanceof ApiError && error.status === 401
  useEffect(() => {
    if (isSignedOut) endSession()
  }, [isSignedOut])

  const tryAgain = () => {
    start()
    // The focused button disappears with the error.
    document.querySelector('main')?.focus()
  }

  if (isSignedOut) return <LoginRequired />
  if (isError)
    return (
      <PaymentScreen
        title="The payment page did not open"
        action={
          <>
            <ButtonLink to={paths.dashboard()}>Return to Dashboard</ButtonLink>
            <Button variant="primary" onClick={tryAgain}>
              Try again
            </Button>
          </>
        }
      >
        <p>{isUnneeded(error) && `${error.message}. `}Nothing was charged.</p>
      </PaymentScreen>
    )
  return (
    <PaymentScreen title="Redirecting to payment...">
      <Spinner className="mx-auto size-6" />
    </PaymentScreen>
  )
}
