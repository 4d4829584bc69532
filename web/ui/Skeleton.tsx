import type { ReactNode } from 'react'
import { cx } from '#web/lib/cx.ts'

/** A placeholder of the content's size: give it a height and a width. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('block animate-pulse rounded-control bg-surface-3', className)} />
}

const lengths = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-2/3']

/** Placeholder lines of text. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span className={cx('grid content-start gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={cx('h-3', line === lines - 1 ? 'w-3/5' : lengths[line % lengths.length])} />
      ))}
    </span>
  )
}

/** Around skeletons: announces once to screen readers that content is loading. */
export function Loading({
  label = 'Loading',
  className,
  children,
}: {
  label?: string
  className?: string
  children: ReactNode
}) {
  return (
    <div aria-busy className={className}>
      <output className="sr-only">{label}</output>
      {children}
    </div>
  )
}

/** Placeholder of a screen: its heading and first lines. */
export function PageSkeleton() {
  return (
    <Loading label="Loading the page" className="grid max-w-3xl content-start gap-8">
      <Skeleton className="h-9 w-64 max-w-full" />
      <SkeletonText lines={4} />
      <SkeletonText lines={3} />
    </Loading>
  )
}
