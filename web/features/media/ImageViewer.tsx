import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import * as Radix from 'radix-ui/dialog'
import { createContext, useContext, useState, type ReactNode } from 'react'
import type { Image } from '#contract/media.ts'
import type { Video } from '#contract/videos.ts'
import { CloseButton, useReturnFocus } from '#web/ui/dialog-parts.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useCarousel } from './use-carousel.ts'
import { ViewedImage } from './ViewedImage.tsx'
import { ViewedVideo } from './ViewedVideo.tsx'

const Open = createContext<((index: number) => void) | undefined>(undefined)

type Item = Image | Video
const isVideo = (item: Item | undefined): item is Video => item !== undefined && 'video_id' in item
const nameOf = (item: Item | undefined) => (isVideo(item) ? 'video' : 'image')

const titleOf = (items: Item[]) => {
  if (!items.some(isVideo)) return 'Images'
  return items.every(isVideo) ? 'Video' : 'Media'
}

/**
 * Provides a full-screen viewer to the triggers of a gallery; each opens it at its own item. A playable video follows
 * the images.
 */
export function ImageViewer({
  deliverable_id,
  images,
  video,
  children,
}: {
  deliverable_id: string
  images?: Image[]
  video?: Video | null | undefined
  children: ReactNode
}) {
  const [opened, setOpened] = useState<number>()
  // Kept while the viewer closes.
  const [start, setStart] = useState(0)
  if (opened !== undefined && opened !== start) setStart(opened)
  const focus = useReturnFocus()
  const items = [...(images ?? []), ...(video?.video_url ? [video] : [])]
  const close = () => setOpened(undefined)
  return (
    <Open value={setOpened}>
      {children}
      <Radix.Root open={opened !== undefined && items.length > 0} onOpenChange={(open) => !open && close()}>
        <Radix.Portal>
          <Radix.Overlay className="fixed inset-0 z-40 bg-[oklch(16%_0.008_260)] data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
          <Radix.Content
            {...focus}
            aria-describedby={undefined}
            data-theme="dark"
            className="fixed inset-0 z-50 flex flex-col text-ink outline-none data-[state=closed]:animate-vanish"
          >
            <Radix.Title className="sr-only">{titleOf(items)}</Radix.Title>
            <Carousel deliverable_id={deliverable_id} items={items} start={start} onClose={close} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Open>
  )
}

/** Opens the surrounding viewer at an item. Throws outside a viewer (M2). */
export function useViewer(): (index: number) => void {
  const open = useContext(Open)
  if (!open) throw new Error('ViewerTrigger must be inside an ImageViewer')
  return open
}

/** A button that opens the surrounding viewer at an item. */
export function ViewerTrigger({
  index,
  label,
  className,
  children,
}: {
  index: number
  /** Needed if its content has no accessible name. */
  label?: string
  className?: string
  children: ReactNode
}) {
  const open = useViewer()
  return (
    <button type="button" aria-label={label} onClick={() => open(index)} className={className}>
      {children}
    </button>
  )
}

/** One item at a time, without looping: by arrows, keys, swiping and scrolling. */
function Carousel({
  deliverable_id,
  items,
  start,
  onClose,
}: {
  deliverable_id: string
  items: Item[]
  start: number
  onClose: () => void
}) {
  const { strip, at, go } = useCarousel(items.length, start)
  const images = items.filter((item) => !isVideo(item))
  const label = isVideo(items[at]) ? 'Video' : `Image ${at + 1} of ${images.length}`
  return (
    <>
      <div className="flex h-14 shrink-0 items-center justify-between pr-2 pl-5">
        <output className="text-sm text-ink-2 tabular-nums">{label}</output>
        <CloseButton onClick={onClose} />
      </div>
      <section
        ref={strip}
        aria-label={label}
        // Keyboard users must be able to focus it to scroll.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="flex min-h-0 flex-1 snap-x snap-mandatory scrollbar-none overflow-x-auto overscroll-contain outline-none"
      >
        {items.map((item, index) => (
          <figure
            key={isVideo(item) ? item.video_id : item.image_id}
            aria-hidden={index !== at || undefined}
            className="grid w-full shrink-0 snap-center grid-cols-1 content-center justify-items-center px-3 sm:px-16"
          >
            {isVideo(item) ? (
              <ViewedVideo video={item} isShown={index === at} />
            ) : (
              <ViewedImage deliverable_id={deliverable_id} image={item} isNear={Math.abs(index - at) <= 1} />
            )}
          </figure>
        ))}
      </section>
      <div className="flex h-16 shrink-0 items-center justify-center gap-6">
        {items.length > 1 && (
          <>
            <IconButton
              icon={ChevronLeft}
              label={`Previous ${nameOf(items[at - 1])}`}
              hasTooltip={false}
              disabled={at === 0}
              onClick={() => go(at - 1)}
            />
            <IconButton
              icon={ChevronRight}
              label={`Next ${nameOf(items[at + 1])}`}
              hasTooltip={false}
              disabled={at === items.length - 1}
              onClick={() => go(at + 1)}
            />
          </>
        )}
      </div>
    </>
  )
}
