import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Blog } from '#contract/blogs.ts'
import { noDriveAccess } from '#contract/drive.ts'
import { api } from '#web/api/client.ts'
import { ApiError } from '#web/api/error.ts'
import { googleLoginUrl } from '#web/api/sign-in.ts'
import { blogQuery, deliverablesQuery } from '#web/features/blogs/api.ts'
import { toast } from '#web/ui/toast.ts'

/**
 * `onNoAccess` receives the server's message if only connecting Google Drive helps; other failures are shown as a
 * toast.
 */
export const useUploadBlog = (blog_id: string, onNoAccess: (detail: string) => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.drive.uploadBlog({ params: { blog_id } }),
    onSuccess: ({ url }) => {
      toast.success('Blog uploaded to Google Drive')
      client.setQueryData(blogQuery(blog_id).queryKey, (blog: Blog | undefined) => blog && { ...blog, gdrive_url: url })
      return client.invalidateQueries({ queryKey: deliverablesQuery.queryKey })
    },
    onError: (error) => {
      const detail = (error instanceof ApiError && error.detail) || 'Please try again.'
      if (error instanceof ApiError && error.body.error === noDriveAccess) onNoAccess(detail)
      else toast.error(uploadFailed, { description: detail })
    },
  })
}

export const uploadFailed = 'Failed to upload blog to Google Drive'

/** Signs in again to request Drive access, and returns to this page. */
export const connectDrive = () => {
  const { pathname, search } = location
  location.assign(`${googleLoginUrl()}?${new URLSearchParams({ redirect: pathname + search })}`)
}
