import { Button, type ButtonProps } from '#web/ui/Button.tsx'
import { useCheckout } from './api.ts'

/** Leads to the payment page, with a spinner until it is there (B4). */
export function CheckoutButton(props: Pick<ButtonProps, 'variant' | 'size' | 'children'>) {
  const checkout = useCheckout()
  return <Button {...props} isBusy={checkout.isBusy} onClick={() => checkout.start()} />
}
