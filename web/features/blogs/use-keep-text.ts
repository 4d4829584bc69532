import { useQueryClient } from '@tanstack/react-query'
import type { Blog, BlogVersion } from '#contract/blogs.ts'
import { api } from '#web/api/client.ts'
import { toast } from '#web/ui/toast.ts'

/**
 * Adds an unsaved text to the blog's history before it is replaced. Resolves to true if nothing can be lost; shows a
 * failure as a toast.
 */
export const useKeepText = (blog: Blog, kind: BlogVersion['kind']) => {
  const client = useQueryClient()
  return async (text: string): Promise<boolean> => {
    if (!text.trim() || text.trim() === blog[kind]?.trim()) return true
    const { blog_id } = blog
    try {
      await api.blogs.keepVersion({ params: { blog_id }, body: { kind, text } })
      await client.invalidateQueries({ queryKey: ['blog', blog_id, 'versions'] })
      return true
    } catch {
      toast.error('Your unsaved text could not be kept', {
        description: 'So nothing has replaced it. Please try again.',
      })
      return false
    }
  }
}
