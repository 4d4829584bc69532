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

/** Straight on to the payment page; who is not signed in does that first (B2). */
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
  // In this page's place: the way back from the payment page must not lead straight there again.
  const { start, isError, error } = useCheckout((url) => location.replace(url))
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    start()
  }, [start])

  // The session has ended since the browser kept it.
  const isSignedOut = error instanceof ApiError && error.status === 401
  useEffect(() => {
    if (isSignedOut) endSession()
  }, [isSignedOut])

  const tryAgain = () => {
    start()
    // The button goes with the error.
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
