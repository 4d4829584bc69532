import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userQuery } from '#web/features/accounts/api.ts'
import { CheckoutButton } from '#web/features/billing/CheckoutButton.tsx'
import { Banner } from '#web/ui/shell/Banner.tsx'
import { subscriptionBanner } from './subscription-banner.ts'

/** B3: remembers in this browser that the banner was dismissed, and of which period. */
const key = 'show-subscribe-alert'

/** Over every page (B2): how long the plan still lasts, when that is not long. */
export function SubscriptionBanner() {
  const user = useQuery(userQuery)
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(key))
  const billing = user.isSuccess ? user.data.billing : undefined
  const banner = subscriptionBanner(billing, dismissed)
  if (!billing || !banner) return null
  const dismiss = () => {
    localStorage.setItem(key, billing.plan_expiry)
    setDismissed(billing.plan_expiry)
    // The button has gone with the banner.
    document.querySelector('main')?.focus()
  }
  return (
    <div className="mb-6">
      <Banner
        action={<CheckoutButton size="sm">Upgrade Plan</CheckoutButton>}
        onDismiss={banner.isDismissible ? dismiss : undefined}
      >
        {banner.text}
      </Banner>
    </div>
  )
}
