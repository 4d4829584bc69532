import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import ListPlus from 'lucide-react/icons/list-plus'
import { ApiError } from '#web/api/error.ts'
import { Button } from '#web/ui/Button.tsx'

/** Fetches further suggestions. `fetchAll` returns the previous ones with the new ones appended. */
export function MoreSuggestions<Item>({
  queryKey,
  count,
  fetchAll,
}: {
  queryKey: QueryKey
  /** How many suggestions are shown. */
  count: number
  fetchAll: () => Promise<Item[]>
}) {
  const client = useQueryClient()
  const more = useMutation({
    mutationFn: async () => {
      const all = await fetchAll()
      client.setQueryData(queryKey, all)
      return { hasNew: all.length > count }
    },
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        size="sm"
        icon={ListPlus}
        isBusy={more.isPending}
        busyLabel="Looking for more"
        onClick={() => more.mutate()}
      >
        More suggestions
      </Button>
      <output className="text-sm text-ink-3">
        {more.isSuccess && !more.data.hasNew && 'No further suggestions'}
        {more.isError && `No more could be loaded. ${detailOf(more.error)}`}
      </output>
    </div>
  )
}

const detailOf = (error: unknown) => (error instanceof ApiError && error.detail) || 'Please try again.'
