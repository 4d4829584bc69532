import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Video } from '#contract/videos.ts'
import { configQuery } from '#web/features/system/api.ts'
import { cx } from '#web/lib/cx.ts'
import { useReducedMotion } from '#web/lib/use-reduced-motion.ts'

/** Plays once; autoplays unless the person prefers reduced motion. */
export function VideoPlayer({
  video,
  isAutoplaying = false,
  className,
}: {
  video: Video
  isAutoplaying?: boolean
  className?: string
}) {
  const { data: config } = useQuery(configQuery)
  const isStill = useReducedMotion()
  const [isFailed, setFailed] = useState(false)
  if (isFailed)
    return (
      <p role="alert" className={cx('grid aspect-video w-full place-content-center text-center text-ink-2', className)}>
        This video cannot be played at the moment.
      </p>
    )
  return (
    // The speech is also shown as text in the video.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      src={config && config.video_base + (video.video_url ?? '')}
      poster={config && video.poster_url ? config.image_base + video.poster_url : undefined}
      controls
      playsInline
      autoPlay={isAutoplaying && !isStill}
      aria-label="Video of the blog"
      onError={() => setFailed(true)}
      className={cx('aspect-video w-full bg-[oklch(16%_0.008_260)] object-contain', className)}
    />
  )
}
