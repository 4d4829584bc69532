import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#web/api/client.ts'
import { ApiError } from '#web/api/error.ts'
import { userQuery } from '#web/features/accounts/api.ts'
import { toast } from '#web/ui/toast.ts'

/** Nothing to pay for: the plan has changed since this page loaded it. */
export const isUnneeded = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409

/**
 * Creates a checkout and leaves for its page (`leave`); stays busy until this page unloads. Shows a failure as a toast
 * (B8).
 */
export const useCheckout = (leave: (url: string) => void = (url) => location.assign(url)) => {
  const client = useQueryClient()
  const { mutate, reset, isPending, isSuccess, isError, error } = useMutation({
    mutationFn: () => api.billing.createCheckoutSession({ body: {} }),
    onSuccess: ({ url }) => leave(url),
    onError: (failure) => {
      console.error('Error creating payment session', failure)
      toast.error('Error creating payment session', {
        description: isUnneeded(failure)
          ? failure.message
          : 'Failed to create payment session. Please try again later.',
      })
      if (isUnneeded(failure)) void client.invalidateQueries(userQuery)
    },
  })
  const isBusy = isPending || isSuccess
  useEffect(() => {
    // The browser may restore this page from its back/forward cache, still busy.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && reset()
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [reset])
  return { start: mutate, isBusy, isError, error }
}

/** Stops the renewal; shows success or failure as a toast (B8). */
export const useStopRenewal = (onStopped: () => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.billing.stopRenewal(),
    onSuccess: async () => {
      await client.invalidateQueries(userQuery)
      toast.success('Subscription renewal stopped successfully')
      onStopped()
    },
    onError: () => toast.error(stopRenewalFailed),
  })
}

export const stopRenewalFailed = 'Failed to stop subscription renewal'
