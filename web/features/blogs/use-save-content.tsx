import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Blog } from '#contract/blogs.ts'
import { isSameValue } from '#domain/blog-steps.ts'
import { ApiError } from '#web/api/error.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'
import { toast } from '#web/ui/toast.ts'
import { storeBlog, useUpdateBlog } from './api.ts'

/**
 * Saves changed content, then runs `then`. A conflict with another tab's save is shown in a dialog, not overwritten.
 */
export const useSaveContent = (blog: Blog, before: () => Promise<void>, then: () => Promise<void>) => {
  const client = useQueryClient()
  const update = useUpdateBlog(blog.blog_id)
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<{ current: Blog; content: string }>()

  const run = useSingleFlight(async (content: string, version: number | undefined) => {
    setSaving(true)
    try {
      await before()
      if (!isSameValue(content, blog.content))
        await update.mutateAsync({ content, ...(version !== undefined && { version }) })
      setConflict(undefined)
      await then()
    } catch (error) {
      const current = error instanceof ApiError && error.status === 409 && (error.body.current as Blog | undefined)
      if (current) return setConflict({ current, content })
      const isPlan = error instanceof ApiError && error.status === 402
      toast.error('Failed to save blog content', { description: isPlan ? error.message : 'Please try again.' })
    } finally {
      setSaving(false)
    }
  })

  const dialog = (
    <ConfirmDialog
      isOpen={conflict !== undefined}
      onClose={() => setConflict(undefined)}
      onCancel={() => conflict && void storeBlog(client, conflict.current)}
      onConfirm={() => conflict && void run(conflict.content, undefined)}
      title="This blog was changed in another tab"
      confirmLabel="Save mine"
      cancelLabel="Keep both"
      isBusy={isSaving}
    >
      Saving yours replaces the content that the other tab saved, which stays in the blog’s history. Keeping both leaves
      yours in this editor, unsaved.
    </ConfirmDialog>
  )
  return { save: (content: string) => void run(content, blog.version), isSaving, dialog }
}
