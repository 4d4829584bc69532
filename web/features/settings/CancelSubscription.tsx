import { useState } from 'react'
import { stopRenewalFailed, useStopRenewal } from '#web/features/billing/api.ts'
import { usLongDate } from '#web/lib/dates.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'

/**
 * Stops the renewal at the end of the period, after confirmation (B4); the dialog stays open after a failure, for
 * another try.
 */
export function CancelSubscription({ plan_expiry }: { plan_expiry: string }) {
  const [isAsked, setAsked] = useState(false)
  const stop = useStopRenewal(() => setAsked(false))
  return (
    <>
      <Button onClick={() => setAsked(true)}>Cancel Subscription</Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => !stop.isPending && stop.mutate()}
        title="Cancel your subscription?"
        confirmLabel="Cancel Subscription"
        cancelLabel="Keep Subscription"
        isBusy={stop.isPending}
      >
        You keep your plan and its remaining blogs until {usLongDate(plan_expiry)}. Then it ends, and nothing more is
        charged. You can resume it until that day.
        {stop.isError && (
          <span role="alert" className="sr-only">
            {stopRenewalFailed}
          </span>
        )}
      </ConfirmDialog>
    </>
  )
}
