import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Session } from '#contract/accounts.ts'
import { api } from '#web/api/client.ts'
import { ApiError } from '#web/api/error.ts'
import { toast } from '#web/ui/toast.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => api.accounts.listSessions({}, { signal }),
  // Sessions change on other devices, so the list is refetched on each visit.
  gcTime: 0,
})

export const contentsQuery = queryOptions({
  queryKey: ['account-contents'],
  queryFn: ({ signal }) => api.accounts.selfContents({}, { signal }),
  gcTime: 0,
})

/** Removes sessions from the list once they have ended. */
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
        // It has already ended.
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

/** Downloads the person's data as a file. */
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
  // Revoked once the browser has started to read it.
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
