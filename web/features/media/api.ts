import {
  queryOptions,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { noDriveAccess } from '#contract/drive.ts'
import type { Image } from '#contract/media.ts'
import { api } from '#web/api/client.ts'
import { ApiError } from '#web/api/error.ts'
import { configQuery } from '#web/features/system/api.ts'
import { toast } from '#web/ui/toast.ts'

/** M4: by created_at ascending, regardless of the order in the cache. */
const oldestFirst = (images: Image[]) => images.toSorted((one, other) => one.created_at.localeCompare(other.created_at))

export const imagesQuery = (deliverable_id: string) =>
  queryOptions({
    queryKey: ['images', deliverable_id],
    queryFn: ({ signal }) => api.media.listImages({ params: { deliverable_id } }, { signal }),
    select: oldestFirst,
  })

/** Refetches the list: an image that it contained has been deleted. */
const reloadImages = (client: QueryClient, deliverable_id: string) =>
  client.invalidateQueries({ queryKey: imagesQuery(deliverable_id).queryKey })

const uploading = (deliverable_id: string) => ['upload-images', deliverable_id]

export const useIsUploading = (deliverable_id: string): boolean =>
  useIsMutating({ mutationKey: uploading(deliverable_id) }) > 0

export const uploadFailed = 'Failed to upload images to Google Drive'

/**
 * `onNoAccess` receives the server's message if only connecting Google Drive helps; other failures are shown as a
 * toast.
 */
export const useUploadImages = (deliverable_id: string, onNoAccess: (detail: string) => void) =>
  useMutation({
    mutationKey: uploading(deliverable_id),
    mutationFn: () => api.media.uploadImages({ params: { deliverable_id } }),
    onSuccess: () => toast.success('Images uploaded to Google Drive'),
    onError: (error) => {
      const detail = (error instanceof ApiError && error.detail) || 'Please try again.'
      if (error instanceof ApiError && error.body.error === noDriveAccess) onNoAccess(detail)
      else toast.error(uploadFailed, { description: detail })
    },
  })

/** The base URL of image files; empty while the configuration loads. */
export const useImageBase = (): string => useQuery(configQuery).data?.image_base ?? ''

type Blog = { blog_id: string; deliverable_id: string }

const generating = (blog_id: string) => ['generate-image', blog_id]

/** Stays true after leaving the page and returning, while the image is generated. */
export const useIsGenerating = (blog_id: string): boolean => useIsMutating({ mutationKey: generating(blog_id) }) > 0

/**
 * As `useIsGenerating`, for an image requested in another tab or before a reload. Refetches the images when it ends.
 */
export const useIsGeneratingElsewhere = ({ blog_id, deliverable_id }: Blog): boolean => {
  const client = useQueryClient()
  const queryKey = ['image-generation', blog_id]
  const generation = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const wasGenerating = client.getQueryData<{ is_generating: boolean }>(queryKey)?.is_generating
      const now = await api.media.showImageGeneration({ params: { blog_id } }, { signal })
      if (wasGenerating && !now.is_generating) await reloadImages(client, deliverable_id)
      return now
    },
    refetchInterval: ({ state }) => (state.data?.is_generating ? 1000 : false),
    gcTime: 0,
  })
  return generation.data?.is_generating ?? false
}

export const useGenerateImage = ({ blog_id, deliverable_id }: Blog) => {
  const client = useQueryClient()
  return useMutation({
    mutationKey: generating(blog_id),
    mutationFn: async () => {
      const image: Image | undefined = await api.media.generateImage({ params: { blog_id } })
      if (!image) throw new Error('No new image generated')
      return image
    },
    onSuccess: (image) => {
      client.setQueryData(imagesQuery(deliverable_id).queryKey, (images: Image[] = []) => [
        image,
        ...images.filter(({ image_id }) => image_id !== image.image_id),
      ])
    },
    onError: () => {
      toast.error('Failed to generate a new image', { description: 'Please try again' })
      // Another tab may have generated the fifth one.
      return reloadImages(client, deliverable_id)
    },
  })
}

export const useDeleteImages = (deliverable_id: string, after: () => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (image_ids: string[]) => api.media.deleteImages({ params: { deliverable_id }, body: { image_ids } }),
    onSuccess: (_, image_ids) => {
      client.setQueryData(imagesQuery(deliverable_id).queryKey, (images: Image[] | undefined) =>
        images?.filter(({ image_id }) => !image_ids.includes(image_id)),
      )
      toast.success(image_ids.length === 1 ? 'Image deleted successfully' : `Deleted ${image_ids.length} images`)
      after()
    },
    onError: () => {
      toast.error('Failed to delete images. Please try again.')
      // It may have been deleted already, and is then removed here.
      return reloadImages(client, deliverable_id)
    },
  })
}
