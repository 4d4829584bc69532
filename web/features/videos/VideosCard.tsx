import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import type { Blog } from '#contract/blogs.ts'
import type { Video } from '#contract/videos.ts'
import { canCreateBlogs } from '#domain/plan.ts'
import { userQuery } from '#web/features/accounts/api.ts'
import { ImageViewer } from '#web/features/media/ImageViewer.tsx'
import { PlanNotice } from '#web/features/media/PlanNotice.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { ErrorPanel } from '#web/ui/Notice.tsx'
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { scenarioFailed, useVideo } from './api.ts'
import { useVideoParameter } from './use-video-parameter.ts'
import { VideoDialog } from './VideoDialog.tsx'
import { VideoTile } from './VideoTile.tsx'
import { lostScenarioError, stateOf } from './video-rules.ts'

// M9: columns of at least 300 px.
const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-4'

/** Announced to screen readers when the state changes by itself. */
const spoken = { none: '', unfinished: '', generating: 'The video is being generated', playable: 'The video is ready' }

export function VideosCard({ blog }: { blog: Blog }) {
  const heading = useId()
  const user = useQuery(userQuery)
  const video = useVideo(blog.deliverable_id)
  const parameter = useVideoParameter()
  const canCreate = canCreateBlogs(user.data?.billing ?? null)
  useLostScenarios(video.data)
  return (
    <section aria-labelledby={heading} className="grid gap-5 border-t border-line pt-8">
      <div className="flex min-h-10 flex-wrap items-center gap-3">
        <h2 id={heading} className="display text-xl">
          Videos
        </h2>
        <Badge tone="outline">Experimental feature</Badge>
      </div>
      {user.data && !canCreate && <PlanNotice billing={user.data.billing} what="videos" />}
      {video.data === undefined ? (
        video.isError ? (
          <ErrorPanel title="Error fetching video" onRetry={() => void video.refetch()} isRetrying={video.isFetching}>
            Your video is kept.
          </ErrorPanel>
        ) : (
          <Loading label="Loading the video" className={grid}>
            <Skeleton className="aspect-video w-full rounded-panel" />
          </Loading>
        )
      ) : video.data || canCreate ? (
        <ImageViewer deliverable_id={blog.deliverable_id} video={video.data}>
          <ul className={grid}>
            <VideoTile video={video.data} onOpen={parameter.open} />
          </ul>
        </ImageViewer>
      ) : (
        <p className="text-ink-3">No video yet</p>
      )}
      {video.data && <output className="sr-only">{spoken[stateOf(video.data)]}</output>}
      {video.data?.model?.startsWith('builtin:') && (
        <p className="text-sm text-ink-3">
          Rendered from pictures and captions by Masthead’s own renderer: no AI model used.
        </p>
      )}
      <VideoDialog
        deliverable_id={blog.deliverable_id}
        query={video}
        parameter={parameter}
        whyNot={Boolean(user.data) && !canCreate && 'This needs a plan with blogs left'}
      />
    </section>
  )
}

/** M4: shows once why a scenario could not be generated. */
function useLostScenarios(video: Video | null | undefined) {
  const last = useRef(video)
  useEffect(() => {
    const error = last.current && video && lostScenarioError(last.current, video)
    last.current = video
    if (error) toast.error(scenarioFailed, { description: error })
  }, [video])
}
