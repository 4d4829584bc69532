import { QueryClient, type QueryKey } from '@tanstack/react-query'

// Always fetch: a server on the same machine is reachable offline, and otherwise the person sees an error.
const networkMode = 'always'

/** B7, B9: no automatic refetch, no retries, unused data is removed after five minutes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode, refetchOnWindowFocus: false, staleTime: Infinity, retry: false, gcTime: 5 * 60_000 },
    mutations: { networkMode },
  },
})

/** Removes deleted data from the cache. What is still on the screen stays, and is refetched the next time. */
export const evict = (client: QueryClient, queryKey: QueryKey): void => {
  client.removeQueries({ queryKey, type: 'inactive' })
  void client.invalidateQueries({ queryKey, refetchType: 'none' })
}
