import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Session } from '#contract/accounts.ts'
import { api } from '#web/api/client.ts'
import { ApiError } from '#web/api/error.ts'
import { toast } from '#web/ui/toast.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => api.accounts.listSessions({}, { signal }),
  // What other devices do is to be seen on the next visit.
  gcTime: 0,
})

export const contentsQuery = queryOptions({
  queryKey: ['account-contents'],
  queryFn: ({ signal }) => api.accounts.selfContents({}, { signal }),
  gcTime: 0,
})

/** Takes sessions out of the list once they have ended. */
const useEndSessions = <Given>(
  end: (given: Given) => Promise<void>,
  { isLeft, ended, failed }: { isLeft: (session: Session, given: Given) => boolean; ended: string; failed: string },
) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: end,
    onSuccess: (_, given) => {
      client.setQueryData(sessionsQuery.queryKey, (sessions) => sessions?.filter((session) => isLeft(session, given)))
      toast.success(ended)
    },
    onError: () => toast.error(failed, { description: 'Please try again.' }),
  })
}

export const useEndSession = () =>
  useEndSessions(
    (session_ref: string) =>
      api.accounts.endSession({ params: { session_ref } }).catch((error: unknown) => {
        // It has ended already.
        if (!(error instanceof ApiError) || error.status !== 404) throw error
      }),
    {
      isLeft: (session, session_ref) => session.session_ref !== session_ref,
      ended: 'Session ended',
      failed: 'Failed to end the session',
    },
  )

export const useEndOtherSessions = () =>
  useEndSessions(() => api.accounts.endOtherSessions(), {
    isLeft: ({ is_current }) => is_current,
    ended: 'All other sessions ended',
    failed: 'Failed to end the other sessions',
  })

/** Saves all data of the person as a file. */
export const useExport = () =>
  useMutation({
    mutationFn: async () => save(await (await api.accounts.exportSelf()).blob()),
    onSuccess: () => toast.success('Your data was exported'),
    onError: () => toast.error('Failed to export your data', { description: 'Please try again.' }),
  })

const save = (archive: Blob) => {
  const url = URL.createObjectURL(archive)
  const link = document.createElement('a')
  link.href = url
  link.download = `masthead-${new Date().toISOString().slice(0, 10)}.zip`
  link.click()
  // The browser has begun to read by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

export const deleteAccountFailed = 'Failed to delete account. Please try again.'

export const useDeleteAccount = (onDeleted: () => void) =>
  useMutation({
    mutationFn: () => api.accounts.deleteSelf(),
    onSuccess: () => {
      toast.success('Account deleted successfully')
      onDeleted()
    },
    onError: () => toast.error(deleteAccountFailed),
  })
