import { useState } from 'react'
import type { Blog, Draft } from '#contract/blogs.ts'
import { isSameValue } from '#domain/blog-steps.ts'
import { useLocalDraft } from '#web/lib/use-local-draft.ts'
import { DraftOffer } from '#web/ui/DraftOffer.tsx'
import type { AutosaveState } from './autosave.ts'
import { asText } from './use-draft.tsx'
import { useServerDraft, type TypedContent } from './use-server-draft.ts'

const asTyped = (kept: unknown): TypedContent | undefined => {
  const { content, version } = (kept ?? {}) as Partial<TypedContent>
  return asText(content) && Number.isInteger(version) ? (kept as TypedContent) : undefined
}

type Left = TypedContent & { savedAt: number; where: string }

/** The newer of the local and the server's draft, unless it equals the stored content. */
const newestOf = (
  local: { value: TypedContent; savedAt: number } | undefined,
  server: Draft | null | undefined,
  shown: string,
): Left | undefined =>
  [
    ...(local ? [{ ...local.value, savedAt: local.savedAt, where: 'in this browser' }] : []),
    ...(server ? [{ ...server, savedAt: Date.parse(server.saved_at), where: 'in your account' }] : []),
  ]
    .filter(({ content }) => asText(content) && asText(content) !== asText(shown))
    .toSorted((a, b) => b.savedAt - a.savedAt)[0]

/**
 * The content of a blog while it is edited. Unsaved changes are kept in the browser and on the server; the newer draft
 * is offered on the next visit, here or on another device.
 */
export const useContentDraft = (blog: Blog) => {
  const stored = blog.content ?? ''
  const [value, setValue] = useState(stored)
  const [isAnswered, setAnswered] = useState(false)
  /** The version that a restored draft is based on. */
  const [begunFrom, setBegunFrom] = useState<number>()
  const local = useLocalDraft(`content ${blog.blog_id}`, asTyped)
  const server = useServerDraft(blog, (found) => found !== null && !isAnswered)
  const left = isAnswered ? undefined : newestOf(local.offered, server.found, value)

  const keep = (typed: TypedContent) => {
    setValue(typed.content)
    local.keep(typed)
    server.keep(typed)
  }
  const change = (content: string) => {
    if (!isSameValue(asText(content), asText(stored))) return keep({ content, version: begunFrom ?? blog.version })
    setValue(content)
    local.discard()
    // A draft that is still on offer must not be removed.
    if (!left) void server.remove()
  }
  /** The content was saved; the server has already removed its draft. */
  const discard = () => {
    local.discard()
    setBegunFrom(undefined)
    void server.settle()
  }
  /** The content was generated; the server has already moved its draft to the history. */
  const forgetTyped = () => {
    local.forgetTyped()
    setBegunFrom(undefined)
    void server.settle()
  }

  const offer = left && (
    <DraftOffer
      savedAt={left.savedAt}
      where={left.where}
      note={left.version === blog.version ? undefined : 'The blog has changed since.'}
      onRestore={() => {
        setAnswered(true)
        setBegunFrom(left.version)
        local.dismiss()
        keep({ content: left.content, version: left.version })
      }}
      onDiscard={() => {
        setAnswered(true)
        local.discard()
        void server.remove()
      }}
    />
  )
  return {
    value,
    setValue,
    change,
    discard,
    forgetTyped,
    settle: server.settle,
    offer,
    state: <DraftState state={server.state} />,
  }
}

const words: Record<AutosaveState, string> = {
  idle: '',
  saving: 'Saving…',
  saved: 'Draft saved',
  local: 'Draft kept in this browser only',
}

/** Not announced to screen readers: it changes every few seconds. */
function DraftState({ state }: { state: AutosaveState }) {
  return words[state] && <p className="text-sm text-ink-3">{words[state]}</p>
}
