import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import * as Radix from 'radix-ui/dialog'
import { createContext, useContext, useState, type ReactNode } from 'react'
import type { Image } from '#contract/media.ts'
import { CloseButton, useReturnFocus } from '#web/ui/dialog-parts.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useCarousel } from './use-carousel.ts'
import { ViewedImage } from './ViewedImage.tsx'

const Open = createContext<((index: number) => void) | undefined>(undefined)

/** Around the triggers of a gallery: each opens the images on the full screen, beginning with its own. */
export function ImageViewer({
  deliverable_id,
  images,
  children,
}: {
  deliverable_id: string
  images: Image[]
  children: ReactNode
}) {
  const [opened, setOpened] = useState<number>()
  const focus = useReturnFocus()
  const close = () => setOpened(undefined)
  return (
    <Open value={setOpened}>
      {children}
      <Radix.Root open={opened !== undefined && images.length > 0} onOpenChange={(open) => !open && close()}>
        <Radix.Portal>
          <Radix.Overlay className="fixed inset-0 z-40 bg-[oklch(16%_0.008_260)] data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
          <Radix.Content
            {...focus}
            aria-describedby={undefined}
            data-theme="dark"
            className="fixed inset-0 z-50 flex flex-col text-ink outline-none data-[state=closed]:animate-vanish"
          >
            <Radix.Title className="sr-only">Images</Radix.Title>
            <Carousel deliverable_id={deliverable_id} images={images} start={opened ?? 0} onClose={close} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Open>
  )
}

/** Opens the viewer that it stands in, at its image. Outside a viewer it is an error (M2). */
export function ViewerTrigger({
  index,
  label,
  className,
  children,
}: {
  index: number
  label: string
  className?: string
  children: ReactNode
}) {
  const open = useContext(Open)
  if (!open) throw new Error('ViewerTrigger must stand inside an ImageViewer')
  return (
    <button type="button" aria-label={label} onClick={() => open(index)} className={className}>
      {children}
    </button>
  )
}

/** One image at a time, not looping: by arrows, keys, swiping and scrolling. */
function Carousel({
  deliverable_id,
  images,
  start,
  onClose,
}: {
  deliverable_id: string
  images: Image[]
  start: number
  onClose: () => void
}) {
  const { strip, at, go } = useCarousel(images.length, start)
  const label = `Image ${at + 1} of ${images.length}`
  return (
    <>
      <div className="flex h-14 shrink-0 items-center justify-between pr-2 pl-5">
        <output className="text-sm text-ink-2 tabular-nums">{label}</output>
        <CloseButton onClick={onClose} />
      </div>
      <section
        ref={strip}
        aria-label={label}
        // Whoever scrolls by keys alone has to get here.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="flex min-h-0 flex-1 snap-x snap-mandatory scrollbar-none overflow-x-auto overscroll-contain outline-none"
      >
        {images.map((image, index) => (
          <figure
            key={image.image_id}
            aria-hidden={index !== at || undefined}
            className="grid w-full shrink-0 snap-center place-content-center px-3 sm:px-16"
          >
            <ViewedImage deliverable_id={deliverable_id} image={image} isNear={Math.abs(index - at) <= 1} />
          </figure>
        ))}
      </section>
      <div className="flex h-16 shrink-0 items-center justify-center gap-6">
        <IconButton
          icon={ChevronLeft}
          label="Previous image"
          hasTooltip={false}
          disabled={at === 0}
          onClick={() => go(at - 1)}
        />
        <IconButton
          icon={ChevronRight}
          label="Next image"
          hasTooltip={false}
          disabled={at === images.length - 1}
          onClick={() => go(at + 1)}
        />
      </div>
    </>
  )
}
