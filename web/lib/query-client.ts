import { QueryClient, type QueryKey } from '@tanstack/react-query'

// A browser that calls itself offline reaches a server on its own machine, and where it reaches none the person is told so.
const networkMode = 'always'

/** B7, B9: nothing is fetched again by itself, nothing is retried, unused data goes after five minutes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode, refetchOnWindowFocus: false, staleTime: Infinity, retry: false, gcTime: 5 * 60_000 },
    mutations: { networkMode },
  },
})

/** Takes what was deleted out of the cache. What is still on the screen stays there, and is asked for anew the next time. */
export const forget = (client: QueryClient, queryKey: QueryKey): void => {
  client.removeQueries({ queryKey, type: 'inactive' })
  void client.invalidateQueries({ queryKey, refetchType: 'none' })
}
