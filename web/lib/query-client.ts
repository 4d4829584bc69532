import { QueryClient } from '@tanstack/react-query'

/** B7, B9: nothing is fetched again by itself, nothing is retried, unused data goes after five minutes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, staleTime: Infinity, retry: false, gcTime: 5 * 60_000 },
  },
})
