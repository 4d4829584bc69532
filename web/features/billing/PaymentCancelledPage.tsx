import { ReturnScreen } from './ReturnScreen.tsx'

export function PaymentCancelledPage() {
  return (
    <ReturnScreen title="Payment Cancelled">
      <p>Nothing was charged. You will be taken to the dashboard in 5 seconds.</p>
    </ReturnScreen>
  )
}
