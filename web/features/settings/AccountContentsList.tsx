import { useQuery } from '@tanstack/react-query'
import { counted } from '#web/lib/plurals.ts'
import { ErrorPanel } from '#web/ui/Notice.tsx'
import { Loading, SkeletonText } from '#web/ui/Skeleton.tsx'
import { contentsQuery } from './api.ts'

/** What deleting the account erases, in numbers, and its effects elsewhere. */
export function AccountContentsList() {
  const contents = useQuery(contentsQuery)
  if (contents.isPending)
    return (
      <Loading label="Counting your data">
        <SkeletonText lines={3} />
      </Loading>
    )
  if (contents.isError)
    return (
      <ErrorPanel
        title="Your data could not be counted"
        onRetry={() => void contents.refetch()}
        isRetrying={contents.isFetching}
      >
        Everything you created here would be erased.
      </ErrorPanel>
    )
  const { brands, blogs, images, videos, has_subscription } = contents.data
  const counts = [counted(brands, 'brand'), counted(blogs, 'blog'), counted(images, 'image'), counted(videos, 'video')]
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-ink-2 marker:text-ink-4">
      <li>
        <span className="font-medium text-ink">{new Intl.ListFormat('en-GB').format(counts)}</span> will be erased.
      </li>
      {has_subscription && <li>Your subscription ends at once, and nothing more is charged.</li>}
      <li>Masthead’s access to your Google Drive is withdrawn. The documents there stay yours.</li>
      <li>You are signed out everywhere.</li>
    </ul>
  )
}
