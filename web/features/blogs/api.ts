import { queryOptions, useIsMutating, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Blog, BlogUpdate, Deliverable } from '#contract/blogs.ts'
import { api } from '#web/api/client.ts'
import { userQuery } from '#web/features/accounts/api.ts'
import { evict } from '#web/lib/query-client.ts'
import { toast } from '#web/ui/toast.ts'

export const deliverablesQuery = queryOptions({
  queryKey: ['deliverables'],
  queryFn: ({ signal }) => api.blogs.listDeliverables({}, { signal }),
})

export const blogQuery = (blog_id: string) =>
  queryOptions({
    queryKey: ['blog', blog_id],
    queryFn: ({ signal }) => api.blogs.show({ params: { blog_id } }, { signal }),
  })

/**
 * The key contains what the suggestions depend on, so they are refetched when that changes, not when the step itself is
 * saved.
 */
export const topicSuggestionsQuery = ({ blog_id, language, brief, format }: Blog) =>
  queryOptions({
    queryKey: ['blog', blog_id, 'topics', language, brief, format],
    queryFn: ({ signal }) => api.blogs.topicSuggestions({ params: { blog_id } }, { signal }),
  })

/** The suggestions so far, followed by further ones, if any. */
export const fetchMoreTopics = (blog_id: string) =>
  api.blogs.topicSuggestions({ params: { blog_id }, query: { more: 'true' } })

export const keywordSuggestionsQuery = ({ blog_id, language, brief, format, title }: Blog) =>
  queryOptions({
    queryKey: ['blog', blog_id, 'keywords', language, brief, format, title],
    queryFn: ({ signal }) => api.blogs.keywordSuggestions({ params: { blog_id } }, { signal }),
  })

/** As `fetchMoreTopics`, for keywords. */
export const fetchMoreKeywords = (blog_id: string) =>
  api.blogs.keywordSuggestions({ params: { blog_id }, query: { more: 'true' } })

export const versionsQuery = ({ blog_id, version }: Blog) =>
  queryOptions({
    queryKey: ['blog', blog_id, 'versions', version],
    queryFn: ({ signal }) => api.blogs.versions({ params: { blog_id } }, { signal }),
  })

export const contextsQuery = (deliverable_id: string) =>
  queryOptions({
    queryKey: ['contexts', deliverable_id],
    queryFn: ({ signal }) => api.contexts.list({ params: { deliverable_id } }, { signal }),
  })

/** Puts the blog that the server returned into the cache, and refetches the lists that show its title. */
export const storeBlog = async (client: QueryClient, blog: Blog) => {
  client.setQueryData(blogQuery(blog.blog_id).queryKey, blog)
  await client.invalidateQueries({ queryKey: deliverablesQuery.queryKey })
}

export const useCreateBlog = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (sent: { brand_id: string; blog: Pick<Blog, 'language' | 'has_brief'> }) =>
      api.blogs.createDeliverable({ body: sent }),
    onSuccess: ({ blog }) => storeBlog(client, blog),
    onError: () => toast.error('Failed to create blog', { description: 'Please try again.' }),
  })
}

/** Leaves errors to the caller: a version conflict is shown in a dialog, everything else as a toast. */
export const useUpdateBlog = (blog_id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BlogUpdate) => api.blogs.update({ params: { blog_id }, body }),
    onSuccess: (blog) => storeBlog(client, blog),
  })
}

export const useFinalizeBlog = (blog_id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.blogs.finalize({ params: { blog_id } }),
    onSuccess: async (blog) => {
      await storeBlog(client, blog)
      void client.invalidateQueries({ queryKey: userQuery.queryKey })
    },
  })
}

export const useDeleteDeliverable = (after?: () => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (deliverable_id: string) => api.blogs.removeDeliverable({ params: { deliverable_id } }),
    onSuccess: async (_, deliverable_id) => {
      client.setQueryData(deliverablesQuery.queryKey, (list: Deliverable[] | undefined) =>
        list?.filter((item) => item.deliverable_id !== deliverable_id),
      )
      toast.success('Blog deleted successfully')
      after?.()
      evict(client, ['blog'])
      await client.invalidateQueries({ queryKey: deliverablesQuery.queryKey })
    },
    onError: () => toast.error('Failed to delete blog. Please try again.'),
  })
}

const reloadContexts = (client: QueryClient, deliverable_id: string) =>
  client.invalidateQueries({ queryKey: contextsQuery(deliverable_id).queryKey })

const addingContext = (deliverable_id: string) => ['add context', deliverable_id]

/** Whether a file or a web page is being read for the deliverable. */
export const useIsAddingContext = (deliverable_id: string) =>
  useIsMutating({ mutationKey: addingContext(deliverable_id) }) > 0

/** Adds a file or a web page. A failure is a toast; the caller shows the server's message. */
export const useAddContext = (deliverable_id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationKey: addingContext(deliverable_id),
    mutationFn: (source: File | { url: string }) =>
      source instanceof File
        ? api.contexts.addFile({ params: { deliverable_id }, form: { file: source } })
        : api.contexts.addWebAddress({ params: { deliverable_id }, body: source }),
    onSuccess: () => reloadContexts(client, deliverable_id),
    onError: () =>
      toast.error('Failed to create context', { description: 'Please try a different file/url or try again.' }),
  })
}

export const useDeleteContext = (deliverable_id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (deliverable_context_id: string) => api.contexts.remove({ params: { deliverable_context_id } }),
    onError: () => toast.error('Failed to delete context'),
    onSettled: () => reloadContexts(client, deliverable_id),
  })
}
