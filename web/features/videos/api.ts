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

/** Merges optimistic updates into a response that may be older than them. */
const withOptimism = (client: QueryClient, deliverable_id: string, video: Video): Video => {
  const seen = isRunning(client, generating(deliverable_id)) ? started(video) : video
  return isRunning(client, creatingScenario(deliverable_id)) ? withScenario(seen, temporaryId) : seen
}

/** The video of a deliverable, null if there is none. M4: responses are not cached. */
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

/** Use it once per screen: each instance polls every second while something is generated. */
export const useVideo = (deliverable_id: string) => {
  const isCreating = useIsCreatingScenario(deliverable_id)
  return useQuery({
    ...videoQuery(deliverable_id),
    refetchInterval: ({ state }) => isPolled(state.data, isCreating) && pollMs,
  })
}

const change = (client: QueryClient, deliverable_id: string, to: (video: Video) => Video) =>
  client.setQueryData(videoQuery(deliverable_id).queryKey, (video) => video && to(video))

/** Cancels requests in flight, whose response may be outdated, and refetches. */
const reload = async (client: QueryClient, deliverable_id: string) => {
  const { queryKey } = videoQuery(deliverable_id)
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

/** The server's message for the person (M8), if any; always for a refusal and an unreachable server. */
const reasonOf = (error: unknown): { description?: string } => {
  if (!(error instanceof ApiError)) return {}
  const description = error.detail ?? (error.status < 500 ? error.message : undefined)
  return description ? { description } : {}
}

// Outside of React: remounted components, as in StrictMode, share the call.
const creations = new Map<string, Promise<string>>()

/**
 * Resolves to the id of the new or existing video once it is fetched; one call at a time. Shows a failure, and throws
 * it.
 */
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

/** Creates another scenario; `onCreated` receives its id. Does nothing while a call runs. */
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
    // Not awaited: until the call has ended, `withOptimism` would treat its response as outdated.
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

/** Generates the video. Does nothing while a call runs. */
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
      // It may have started nevertheless, or in another window.
      void reload(client, deliverable_id)
    },
  })
  return (chosen: Chosen) => {
    if (!isRunning(client, mutationKey)) mutate(chosen)
  }
}
