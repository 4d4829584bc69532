import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Blog, ContentLine, OutlineLine } from '#contract/blogs.ts'
import { api } from '#web/api/client.ts'
import { ApiError } from '#web/api/error.ts'
import { followStream } from '#web/api/follow-stream.ts'
import { blogQuery, storeBlog } from './api.ts'

type Task = 'outline' | 'content'

export type Writing =
  | { state: 'idle' }
  /** `text` is all of it so far. */
  | { state: 'running'; text: string }
  /** `text` is what had arrived: it is kept on the screen and in the blog's history. */
  | { state: 'failed'; text: string; error: ApiError }

/**
 * Starts generating the outline or the content and follows it. The task runs on the server: leaving the page only ends
 * the request, and a broken connection is reopened, from the beginning of the text.
 */
export const useWriting = (
  task: Task,
  { blog_id, version }: Blog,
  ended: { onWritten: (text: string) => void; onFailed: (text: string) => void },
) => {
  const client = useQueryClient()
  const [writing, setWriting] = useState<Writing>({ state: 'idle' })
  const running = useRef<AbortController | undefined>(undefined)
  const { onWritten, onFailed } = ended
  const onWrittenRef = useRef(onWritten)
  const onFailedRef = useRef(onFailed)
  useEffect(() => {
    onWrittenRef.current = onWritten
    onFailedRef.current = onFailed
  })

  useEffect(() => () => running.current?.abort(), [])

  const start = useCallback(async () => {
    if (running.current && !running.current.signal.aborted) return
    const abort = new AbortController()
    running.current = abort
    let text = ''
    const show = (next: string) => {
      text = next
      setWriting({ state: 'running', text })
    }
    show('')
    try {
      const finished = await follow(task, { blog_id, version }, show, abort.signal)
      // The server has a newer blog: refetch it before the page reads it again.
      const current = await api.blogs.show({ params: { blog_id } }, { signal: abort.signal })
      await storeBlog(client, current)
      onWrittenRef.current(finished)
      setWriting({ state: 'idle' })
    } catch (error) {
      if (abort.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      onFailedRef.current(text)
      setWriting({ state: 'failed', text, error })
      await client.invalidateQueries({ queryKey: blogQuery(blog_id).queryKey, exact: true })
    } finally {
      if (running.current === abort) running.current = undefined
    }
  }, [task, blog_id, version, client])

  return { writing, start }
}

/** Resolves to the whole text. Throws ApiError if the task failed or the server cannot be reached. */
const follow = async (
  task: Task,
  { blog_id, version }: Pick<Blog, 'blog_id' | 'version'>,
  show: (text: string) => void,
  signal: AbortSignal,
): Promise<string> => {
  const call = { params: { blog_id }, body: { version } }
  let text = ''
  const open = () => {
    text = ''
    return task === 'outline' ? api.blogs.outline.stream(call, { signal }) : api.blogs.content.stream(call, { signal })
  }
  const read = (line: OutlineLine | ContentLine) => {
    if ('error' in line) throw new ApiError(line.code, line)
    if (!('delta' in line)) return 'outline' in line ? line.outline : line.content
    show((text = line.restart ? line.delta : text + line.delta))
    return undefined
  }
  try {
    return await followStream<OutlineLine | ContentLine, string>(open, read, signal)
  } catch (error) {
    const stored = error instanceof ApiError && endedMeanwhile(task, error)
    if (stored) return stored
    throw error
  }
}

/** 409 for the version: the result was stored while the connection was down. */
const endedMeanwhile = (task: Task, { status, body }: ApiError) =>
  status === 409 && body.current ? (body.current as Blog)[task] : null
