import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { Video } from '#contract/videos.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { createVideo } from './api.ts'
import { ScenarioForm } from './ScenarioForm.tsx'
import { useScenarioChoice } from './use-scenario-choice.ts'
import { newVideo, type useVideoParameter } from './use-video-parameter.ts'
import { VideoResult, VideoBeingCreated, VideoFallback } from './VideoViews.tsx'

type Replace = ReturnType<typeof useVideoParameter>['replace']
type Query = UseQueryResult<Video | null>

/** The dialog opened by the query parameter `videoId` (M2). `whyNot`: why nothing can be generated now. */
export function VideoDialog({
  deliverable_id,
  query,
  parameter: { videoId, replace, close },
  whyNot,
}: {
  deliverable_id: string
  query: Query
  parameter: ReturnType<typeof useVideoParameter>
  whyNot: string | false
}) {
  useCreation(deliverable_id, videoId, replace)
  useForeignVideo(query, videoId, replace)
  // Its content stays during the closing animation.
  const [shown, setShown] = useState(videoId)
  if (videoId !== null && shown !== videoId) setShown(videoId)
  const form = useId()

  const video = query.data?.video_id === shown ? query.data : undefined
  const isForm = video?.generation_status === 'not_started' || video?.generation_status === 'failed'
  const choice = useScenarioChoice(deliverable_id, video, whyNot)
  return (
    <Dialog
      isOpen={videoId !== null}
      onClose={close}
      title={shown === newVideo ? 'Generating Scenario...' : 'New Video'}
      size="lg"
      footer={
        isForm && (
          <Button type="submit" form={form} variant="primary" disabledReason={choice.whyNoVideo}>
            Generate Video
          </Button>
        )
      }
    >
      {shown === newVideo ? (
        <VideoBeingCreated />
      ) : !video ? (
        <VideoFallback query={query} />
      ) : isForm ? (
        <ScenarioForm id={form} video={video} choice={choice} whyNot={whyNot} />
      ) : (
        <VideoResult video={video} />
      )}
    </Dialog>
  )
}

/** M4: `videoId=new` makes one creation call; then the parameter is set to the id, or removed. */
function useCreation(deliverable_id: string, videoId: string | null, replace: Replace) {
  const client = useQueryClient()
  const settle = useEffectEvent(replace)
  const isNew = videoId === newVideo
  useEffect(() => {
    if (!isNew) return undefined
    // Don't reopen the dialog if it was closed meanwhile.
    let isStillOpen = true
    createVideo(client, deliverable_id).then(
      (video_id) => isStillOpen && settle(video_id),
      () => isStillOpen && settle(null),
    )
    return () => {
      isStillOpen = false
    }
  }, [client, deliverable_id, isNew])
}

/** Removes the parameter if the id belongs to another deliverable. */
function useForeignVideo({ data, isSuccess, isFetching }: Query, videoId: string | null, replace: Replace) {
  const clear = useEffectEvent(() => replace(null))
  const isForeign = videoId !== null && videoId !== newVideo && isSuccess && !isFetching && data?.video_id !== videoId
  useEffect(() => {
    if (isForeign) clear()
  }, [isForeign])
}
