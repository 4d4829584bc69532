import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userQuery } from '#web/features/accounts/api.ts'
import { CheckoutButton } from '#web/features/billing/CheckoutButton.tsx'
import { Banner } from '#web/ui/shell/Banner.tsx'
import { subscriptionBanner } from './subscription-banner.ts'

/** B3: localStorage key of the plan period for which the banner was dismissed. */
const key = 'show-subscribe-alert'

/** On every page (B2): warns that the plan is about to expire. */
export function SubscriptionBanner() {
  const user = useQuery(userQuery)
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(key))
  const billing = user.isSuccess ? user.data.billing : undefined
  const banner = subscriptionBanner(billing, dismissed)
  if (!billing || !banner) return null
  const dismiss = () => {
    localStorage.setItem(key, billing.plan_expiry)
    setDismissed(billing.plan_expiry)
    // The focused button disappeared with the banner.
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
