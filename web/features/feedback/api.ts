import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Feedback } from '#contract/feedback.ts'
import { api } from '#web/api/client.ts'
import { ApiError } from '#web/api/error.ts'
import { toast } from '#web/ui/toast.ts'

export const feedbackQuery = (blog_id: string) =>
  queryOptions({
    queryKey: ['feedback', blog_id],
    queryFn: ({ signal }) => api.feedback.show({ params: { entity_id: blog_id } }, { signal }),
  })

export const useSubmitFeedback = (blog_id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Feedback) => api.feedback.submit({ params: { blog_id }, body }),
    onSuccess: (feedback) => {
      client.setQueryData(feedbackQuery(blog_id).queryKey, feedback)
      toast.success('Thank you for your feedback!')
    },
    onError: (error) => {
      const isRated = error instanceof ApiError && error.status === 409
      toast.error('Failed to send feedback', {
        description: isRated ? 'This blog has already been rated.' : 'Please try again.',
      })
      if (isRated) void client.invalidateQueries({ queryKey: feedbackQuery(blog_id).queryKey })
    },
  })
}
