import { QueryClient, type QueryKey } from '@tanstack/react-query'

/** B7, B9: nothing is fetched again by itself, nothing is retried, unused data goes after five minutes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, staleTime: Infinity, retry: false, gcTime: 5 * 60_000 },
  },
})

/** Takes what was deleted out of the cache. What is still on the screen stays there, and is asked for anew the next time. */
export const forget = (client: QueryClient, queryKey: QueryKey): void => {
  client.removeQueries({ queryKey, type: 'inactive' })
  void client.invalidateQueries({ queryKey, refetchType: 'none' })
}
