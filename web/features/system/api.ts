import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { startErrorReports } from '#web/features/errors/start.ts'

export const configQuery = queryOptions({
  queryKey: ['config'],
  // Not given up with the screen that asked: one that breaks is reported once the answer is here.
  queryFn: async () => {
    const config = await api.system.config({})
    startErrorReports(config)
    return config
  },
  gcTime: Infinity,
})

/** A product event; that it was recorded is nobody's wait, and its failure nobody's trouble. */
export const recordEvent = (event_name: string, params: { page?: string; action?: string; position?: string }) => {
  void api.system.recordEvent({ body: { event_name, params } }).catch(() => {})
}
