import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { rememberUser } from '#web/api/session.ts'

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }) => {
    const user = await api.accounts.self({}, { signal })
    rememberUser(user)
    return user
  },
})
