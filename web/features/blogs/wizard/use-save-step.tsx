import { createContext, use, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import type { Blog, BlogUpdate } from '#contract/blogs.ts'
import { fieldsAfter, isSameValue, type StepField } from '#domain/blog-steps.ts'
import { ApiError } from '#web/api/error.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'
import { toast } from '#web/ui/toast.ts'
import { storeBlog, useUpdateBlog } from '../api.ts'

const names: Partial<Record<StepField, string>> = {
  brief: 'brief',
  format: 'format',
  title: 'topic',
  keywords: 'keywords',
  outline: 'outline',
  content: 'content',
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Remounts the step once the page holds this version of the blog. */
export const RestartStep = createContext<(version: number) => void>(() => {})

type Fields = Omit<BlogUpdate, 'version' | 'blog_id'>
type Question = { kind: 'lose'; lost: string[]; fields: Fields } | { kind: 'conflict'; current: Blog; fields: Fields }

/** The fields that differ from the stored blog. */
const changedFields = (blog: Blog, fields: Fields) =>
  (Object.keys(fields) as StepField[]).filter((field) => !isSameValue(fields[field], blog[field]))

/** Names the later steps that a change would clear. */
const lostWords = (blog: Blog, changed: StepField[], fields: Fields) =>
  fieldsAfter(changed)
    .filter((field) => !(field in fields) && !isSameValue(blog[field], null) && blog[field] !== false)
    .flatMap((field) => names[field] ?? [])

/**
 * Saves a step and continues. An unchanged step makes no call; one that would clear later steps asks for confirmation,
 * naming them; a version conflict with another tab asks which version to keep.
 */
export const useSaveStep = (blog: Blog, next: (saved: Blog) => string) => {
  const navigate = useNavigate()
  const client = useQueryClient()
  const restart = use(RestartStep)
  const update = useUpdateBlog(blog.blog_id)
  const [question, setQuestion] = useState<Question>()

  const save = useSingleFlight(async (fields: Fields, version: number | undefined) => {
    try {
      const saved = await update.mutateAsync({ ...fields, ...(version !== undefined && { version }) })
      setQuestion(undefined)
      await navigate(next(saved))
    } catch (error) {
      const current = error instanceof ApiError && error.status === 409 && (error.body.current as Blog | undefined)
      if (current) return setQuestion({ kind: 'conflict', current, fields })
      setQuestion(undefined)
      toast.error('Failed to update blog', { description: 'Please try again.' })
    }
  })

  const submit = (fields: Fields) => {
    const changed = changedFields(blog, fields)
    if (changed.length === 0) return void navigate(next(blog))
    const lost = lostWords(blog, changed, fields)
    if (lost.length > 0) setQuestion({ kind: 'lose', lost, fields })
    else void save(fields, blog.version)
  }

  const takeOther = () => {
    if (question?.kind !== 'conflict') return
    restart(question.current.version)
    void storeBlog(client, question.current)
  }

  const dialog: ReactNode = (
    <>
      <ConfirmDialog
        isOpen={question?.kind === 'lose'}
        onClose={() => setQuestion(undefined)}
        onConfirm={() => question && void save(question.fields, blog.version)}
        title="Save this change?"
        confirmLabel="Save and clear them"
        isBusy={update.isPending}
      >
        {question?.kind === 'lose' &&
          `This clears what was written for the earlier choice: ${list.format(question.lost)}. Every outline and content stays in the blog’s history.`}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question?.kind === 'conflict'}
        onClose={() => setQuestion(undefined)}
        onCancel={takeOther}
        onConfirm={() => question && void save(question.fields, undefined)}
        title="This blog was changed in another tab"
        confirmLabel="Save mine"
        cancelLabel="Keep the other version"
        isBusy={update.isPending}
      >
        Saving yours replaces what the other tab saved in this step and clears the steps after it. Keeping the other
        version discards your changes.
      </ConfirmDialog>
    </>
  )
  return { submit, isSaving: update.isPending, dialog }
}
