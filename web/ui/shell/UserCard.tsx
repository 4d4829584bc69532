import { Avatar } from '../Avatar.tsx'
import { PlanBadge } from '../Badge.tsx'
import { Loading, Skeleton } from '../Skeleton.tsx'

export type UserCardProps = {
  /** Undefined while loading. */
  user: { firstName: string; lastName: string; plan: string | null } | undefined
}

export function UserCard({ user }: UserCardProps) {
  if (!user) {
    return (
      <Loading label="Loading your account" className="flex items-center gap-3 p-3">
        <Skeleton className="size-9 rounded-full" />
        <span className="grid flex-1 gap-2">
          <Skeleton className="h-3 w-24" />
          <Skeleton className="h-3 w-16" />
        </span>
      </Loading>
    )
  }
  return (
    <div className="flex items-center gap-3 p-3">
      <Avatar name={`${user.firstName} ${user.lastName}`} className="size-9" />
      <div className="grid min-w-0 justify-items-start gap-1">
        <p className="max-w-full truncate font-medium">{`Hi, ${user.firstName}!`}</p>
        <PlanBadge plan={user.plan} />
      </div>
    </div>
  )
}
