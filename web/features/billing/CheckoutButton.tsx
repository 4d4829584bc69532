import { Button, type ButtonProps } from '#web/ui/Button.tsx'
import { useCheckout } from './api.ts'

/** Opens the payment page; shows a spinner until it loads (B4). */
export function CheckoutButton(props: Pick<ButtonProps, 'variant' | 'size' | 'children'>) {
  const checkout = useCheckout()
  return <Button {...props} isBusy={checkout.isBusy} onClick={() => checkout.start()} />
}
