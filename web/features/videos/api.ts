import {
  queryOptions,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import type { Video } from '#contract/videos.ts'
import { api } from '#web/api/client.ts'
import { ApiError } from '#web/api/error.ts'
import { toast } from '#web/ui/toast.ts'
import { isPolled, pollMs, temporaryId, withoutTemporary, withScenario } from './video-rules.ts'

const creatingScenario = (deliverable_id: string) => ['create-scenario', deliverable_id]
const generating = (deliverable_id: string) => ['generate-video', deliverable_id]

const isRunning = (client: QueryClient, mutationKey: string[]) => client.isMutating({ mutationKey }) > 0

const started = (video: Video): Video => ({ ...video, generation_status: 'started', progress: null, error: null })

/** What the server knows, and what is on its way to it: an answer from before must not undo that on the screen. */
const withOptimism = (client: QueryClient, deliverable_id: string, video: Video): Video => {
  const seen = isRunning(client, generating(deliverable_id)) ? started(video) : video
  return isRunning(client, creatingScenario(deliverable_id)) ? withScenario(seen, temporaryId) : seen
}

/** The video of a deliverable, null before there is one. M4: what was asked for is not kept. */
const videoQuery = (deliverable_id: string) =>
  queryOptions({
    queryKey: ['video', deliverable_id],
    queryFn: async ({ client, signal }): Promise<Video | null> => {
      try {
        const video = await api.videos.showVideo({ params: { deliverable_id } }, { signal })
        return withOptimism(client, deliverable_id, video)
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    gcTime: 0,
  })

/** Once on a screen: each asks by itself, every second while something is made. */
export const useVideo = (deliverable_id: string) => {
  const isCreating = useIsCreatingScenario(deliverable_id)
  return useQuery({
    ...videoQuery(deliverable_id),
    refetchInterval: ({ state }) => isPolled(state.data, isCreating) && pollMs,
  })
}

const change = (client: QueryClient, deliverable_id: string, to: (video: Video) => Video) =>
  client.setQueryData(videoQuery(deliverable_id).queryKey, (video) => video && to(video))

/** Asks anew: an answer that is still on its way may be older than what has just happened. */
const reload = async (client: QueryClient, deliverable_id: string) => {
  const { queryKey } = videoQuery(deliverable_id)
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

/** The server's sentence, if it has one for the person (M8); a refusal, and a server out of reach, in any case. */
const reasonOf = (error: unknown): { description?: string } => {
  if (!(error instanceof ApiError)) return {}
  const description = error.detail ?? (error.status < 500 ? error.message : undefined)
  return description ? { description } : {}
}

// Outside of React: a screen that goes and comes back, and one that React mounts twice, wait for the same call.
const creations = new Map<string, Promise<string>>()

/** The id of the video, new or there already, after it was fetched; one call at a time. A failure is told, and thrown. */
export const createVideo = (client: QueryClient, deliverable_id: string): Promise<string> => {
  const create = async () => {
    try {
      const { video_id } = await api.videos.createVideo({ params: { deliverable_id } })
      await reload(client, deliverable_id)
      return video_id
    } catch (error) {
      toast.error('Error creating video', reasonOf(error))
      throw error
    } finally {
      creations.delete(deliverable_id)
    }
  }
  const creation = creations.get(deliverable_id) ?? create()
  creations.set(deliverable_id, creation)
  return creation
}

export const scenarioFailed = 'Failed to generate video scenario'

export const useIsCreatingScenario = (deliverable_id: string): boolean =>
  useIsMutating({ mutationKey: creatingScenario(deliverable_id) }) > 0

/** One more scenario; `onCreated` gets its id. A second call while one runs does nothing. */
export const useCreateScenario = (
  { video_id, deliverable_id }: Pick<Video, 'video_id' | 'deliverable_id'>,
  onCreated: (scenario_id: string) => void,
) => {
  const client = useQueryClient()
  const mutationKey = creatingScenario(deliverable_id)
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: () => api.videos.createScenario({ params: { video_id } }),
    onMutate: () => void change(client, deliverable_id, (video) => withScenario(video, temporaryId)),
    // Not waited for: until the call has ended, `withOptimism` would take its answer for an older one.
    onSuccess: ({ scenario_id }) => {
      change(client, deliverable_id, (video) => withScenario(video, scenario_id))
      onCreated(scenario_id)
      void reload(client, deliverable_id)
    },
    onError: (error) => {
      change(client, deliverable_id, withoutTemporary)
      toast.error(scenarioFailed, reasonOf(error))
      void reload(client, deliverable_id)
    },
  })
  return () => {
    if (!isRunning(client, mutationKey)) mutate()
  }
}

type Chosen = { scenario_id: string; first_frame_id: string | undefined }

/** Generates the video. A second call while one runs does nothing. */
export const useGenerateVideo = (deliverable_id: string) => {
  const client = useQueryClient()
  const mutationKey = generating(deliverable_id)
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ scenario_id, first_frame_id }: Chosen) =>
      api.videos.generateVideo({ params: { scenario_id }, body: first_frame_id ? { first_frame_id } : {} }),
    onMutate: () => void change(client, deliverable_id, started),
    onSuccess: (answer) => {
      change(client, deliverable_id, (video) => ({ ...video, ...answer }))
      void reload(client, deliverable_id)
    },
    onError: (error) => {
      change(client, deliverable_id, (video) => ({ ...video, generation_status: 'not_started' }))
      toast.error('Failed to generate video', reasonOf(error))
      // It may have begun all the same, or in another window.
      void reload(client, deliverable_id)
    },
  })
  return (chosen: Chosen) => {
    if (!isRunning(client, mutationKey)) mutate(chosen)
  }
}
