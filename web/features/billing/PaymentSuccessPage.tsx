import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionId } from '#web/api/session.ts'
import { userQuery } from '#web/features/accounts/api.ts'
import { ReturnScreen } from './ReturnScreen.tsx'

export function PaymentSuccessPage() {
  const client = useQueryClient()
  useEffect(() => {
    // Prefetched here while the person reads: the server asks the payment provider if a checkout is open. The dashboard
    // fetches again and shows errors.
    if (sessionId()) void client.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => {})
  }, [client])
  return (
    <ReturnScreen title="Payment Successful!">
      <p>Thank you for your payment. You will be taken to the dashboard in 5 seconds.</p>
    </ReturnScreen>
  )
}
