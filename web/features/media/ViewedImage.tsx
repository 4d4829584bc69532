import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Image } from '#contract/media.ts'
import { toast } from '#web/ui/toast.ts'
import { imagesQuery, useImageBase } from './api.ts'

/**
 * An image in the viewer: at most 80 % of the viewport's height (M9). Only the visible one and its neighbours are
 * loaded.
 */
export function ViewedImage({
  deliverable_id,
  image,
  isNear,
}: {
  deliverable_id: string
  image: Image
  isNear: boolean
}) {
  const base = useImageBase()
  const client = useQueryClient()
  const [isFailed, setFailed] = useState(false)
  const explain = async () => {
    setFailed(true)
    // A refetched list shows whether the image was deleted, and if so removes it here.
    const images = await client.fetchQuery({ ...imagesQuery(deliverable_id), staleTime: 0 })
    if (!images.some(({ image_id }) => image_id === image.image_id))
      toast.info('This image was deleted in another window')
  }
  if (isFailed)
    return <p className="max-w-md text-center text-md text-ink-2">This image cannot be shown at the moment.</p>
  return (
    <img
      src={isNear ? base + image.image_url : undefined}
      alt={image.alt}
      width={1536}
      height={1024}
      onError={() => void explain().catch(() => {})}
      className="h-auto max-h-[80vh] w-auto max-w-full object-contain xl:max-w-7xl"
    />
  )
}
