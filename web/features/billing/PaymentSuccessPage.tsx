import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery } from '#web/features/accounts/api.ts'
import { ReturnScreen } from './ReturnScreen.tsx'

export function PaymentSuccessPage() {
  const client = useQueryClient()
  useEffect(() => {
    // Fetched here, where there is time for it: the server asks the payment provider when a checkout is open. What fails
    // is fetched again, and told, on the dashboard.
    void client.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => {})
  }, [client])
  return (
    <ReturnScreen title="Payment Successful!">
      <p>Thank you for your payment. You will be taken to the dashboard in 5 seconds.</p>
    </ReturnScreen>
  )
}
