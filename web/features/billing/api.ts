import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#web/api/client.ts'
import { ApiError } from '#web/api/error.ts'
import { userQuery } from '#web/features/accounts/api.ts'
import { toast } from '#web/ui/toast.ts'

/** There is nothing to pay for: the plan has changed since this page read it. */
export const isUnneeded = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409

/** Asks for a page to pay on and leaves for it (`leave`); busy until this page is gone. A failure is told (B8). */
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
    // Back from the payment page the browser may show this one as it was left.
    const comeBack = (event: PageTransitionEvent) => event.persisted && reset()
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [reset])
  return { start: mutate, isBusy, isError, error }
}

/** Stops the renewal; success and failure are told (B8). */
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
