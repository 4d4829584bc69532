import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Video } from '#contract/videos.ts'
import { cx } from '#web/lib/cx.ts'
import { ErrorPanel } from '#web/ui/Notice.tsx'
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import { VideoPlayer } from './VideoPlayer.tsx'
import { Percent, VideoProgress } from './VideoTile.tsx'

/** While the video and its first scenario are created. */
export function VideoBeingCreated() {
  return (
    <Stage>
      <Spinner className="size-6" />
      <output>The first scenario is being generated.</output>
    </Stage>
  )
}

/** While the video loads, or if that failed. */
export function VideoFallback({ query }: { query: UseQueryResult<Video | null> }) {
  if (query.isError)
    return (
      <ErrorPanel title="Error fetching video" onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
        Your video is kept.
      </ErrorPanel>
    )
  return (
    <Loading label="Loading the video">
      <Skeleton className="aspect-video w-full rounded-panel" />
    </Loading>
  )
}

// The width also limits the height, for phones in landscape.
const stage = 'mx-auto max-w-[106vh]'

/** Being generated, or ready. */
export function VideoResult({ video }: { video: Video }) {
  return (
    <>
      {video.video_url ? (
        <VideoPlayer video={video} className={cx(stage, 'rounded-panel')} />
      ) : (
        <Stage>
          <Spinner className="size-6" />
          <span className="font-medium text-ink">Generating video...</span>
          {video.progress !== null && <Percent value={video.progress} />}
          <span className="absolute inset-x-0 bottom-0">
            <VideoProgress video={video} />
          </span>
        </Stage>
      )}
      <output className="sr-only">
        {video.video_url
          ? 'The video is ready'
          : 'The video is being generated. You can close this dialog in the meantime.'}
      </output>
    </>
  )
}

/** The player's placeholder while there is no video. */
function Stage({ children }: { children: ReactNode }) {
  return (
    <div
      className={cx(
        stage,
        'relative grid aspect-video place-content-center justify-items-center gap-3 overflow-hidden rounded-panel bg-surface-2 text-ink-2',
      )}
    >
      {children}
    </div>
  )
}
