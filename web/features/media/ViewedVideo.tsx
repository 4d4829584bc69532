import type { Video } from '#contract/videos.ts'
import { VideoPlayer } from '#web/features/videos/VideoPlayer.tsx'
import { useImageBase } from './api.ts'

// M9: at most 7xl wide; the width also limits the height to 80 % of the viewport.
const size = 'aspect-video w-full max-w-[min(80rem,142vh)] bg-surface-2'

/** The video in the viewer: plays while visible, and shows its poster otherwise. */
export function ViewedVideo({ video, isShown }: { video: Video; isShown: boolean }) {
  const base = useImageBase()
  if (isShown) return <VideoPlayer video={video} isAutoplaying className={size} />
  return base && video.poster_url ? (
    <img src={base + video.poster_url} alt="" className={size} />
  ) : (
    <div className={size} />
  )
}
