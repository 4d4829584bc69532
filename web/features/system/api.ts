import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { startErrorReports } from '#web/features/errors/start.ts'

export const configQuery = queryOptions({
  queryKey: ['config'],
  // Not aborted with the screen that asked, so that a failed call can be reported once the response arrives.
  queryFn: async () => {
    const config = await api.system.config({})
    startErrorReports(config)
    return config
  },
  gcTime: Infinity,
})

/** Records a product event without waiting; failures are ignored. */
export const recordEvent = (event_name: string, params: { page?: string; action?: string; position?: string }) => {
  void api.system.recordEvent({ body: { event_name, params } }).catch(() => {})
}
