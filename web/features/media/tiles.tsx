import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useState, type ReactNode } from 'react'
import type { Image } from '#contract/media.ts'
import { cx } from '#web/lib/cx.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import { useImageBase } from './api.ts'
import { ViewerTrigger } from './ImageViewer.tsx'

// M9: thumbnails have an aspect ratio of 1.5.
const frame = 'aspect-3/2 w-full overflow-hidden rounded-panel'

export function SkeletonTile() {
  return <Skeleton className={frame} />
}

/** A thumbnail. It keeps its size while the image loads or if it is missing. */
export function Thumbnail({ image, className }: { image: Image; className?: string }) {
  const base = useImageBase()
  const [isGone, setGone] = useState(false)
  if (isGone)
    return (
      <span className={cx('grid place-items-center bg-surface-2 p-3 text-center text-sm text-ink-3', className)}>
        This image no longer exists
      </span>
    )
  return (
    <img
      src={base ? base + image.thumbnail_url : undefined}
      alt={image.alt}
      width={480}
      height={320}
      loading="lazy"
      onError={() => setGone(true)}
      className={cx('bg-surface-3 object-cover', className)}
    />
  )
}

export function ImageTile({
  image,
  index,
  count,
  onDelete,
}: {
  image: Image
  index: number
  count: number
  onDelete: () => void
}) {
  const place = `image ${index + 1} of ${count}`
  return (
    <li className="relative">
      <ViewerTrigger index={index} label={`Open ${place}: ${image.alt}`} className={cx(frame, 'block')}>
        <Thumbnail image={image} className="size-full" />
      </ViewerTrigger>
      <span className="absolute top-2 right-2 flex rounded-control bg-paper shadow-float">
        <IconButton icon={Trash} size="sm" isDanger label={`Delete ${place}`} onClick={onDelete} />
      </span>
    </li>
  )
}

export function NewImageTile({ onClick }: { onClick: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        className={cx(
          frame,
          'grid place-items-center border border-dashed border-line-strong text-ink-2 transition-colors hover:border-ink-3 hover:bg-surface-2 hover:text-ink',
        )}
      >
        <Centred>
          <Plus aria-hidden className="size-5" />
          New Image
        </Centred>
      </button>
    </li>
  )
}

export function GeneratingTile() {
  return (
    <li aria-busy className={cx(frame, 'grid place-items-center border border-line bg-surface-2 text-ink-3')}>
      <Centred>
        <Spinner />
        <output>Generating...</output>
      </Centred>
    </li>
  )
}

function Centred({ children }: { children: ReactNode }) {
  return <span className="flex flex-col items-center gap-2 font-medium">{children}</span>
}
