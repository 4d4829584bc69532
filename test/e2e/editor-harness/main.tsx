import { lazy, StrictMode, Suspense, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { LazyMarkdownEditor } from '#web/ui/editor/LazyMarkdownEditor.tsx'
import type { MarkdownEditorProps } from '#web/ui/editor/MarkdownEditor.tsx'
import '#web/ui/theme.css'

type Props = Omit<MarkdownEditorProps, 'onChange' | 'label'>

declare global {
  interface Window {
    harness: {
      /** What the editor reported, oldest first. */
      changes: string[]
      setProps: (changes: Partial<Props> & { isShown?: boolean; rendered?: string }) => void
    }
  }
}

const changes: string[] = []

// By itself, so that what the editor loads can be weighed without it.
const RenderedPost = lazy(async () => ({ default: (await import('#web/ui/editor/RenderedPost.tsx')).RenderedPost }))

/** The editor as a page has it: the value that it reports comes back to it. */
function Harness() {
  const [{ isShown, rendered, ...props }, setState] = useState<Props & { isShown: boolean; rendered: string }>({
    value: '',
    placeholder: 'Review blog content',
    isShown: true,
    rendered: '',
  })
  useEffect(() => {
    window.harness = { changes, setProps: (next) => setState((previous) => ({ ...previous, ...next })) }
  }, [])
  const change = (value: string) => {
    changes.push(value)
    setState((previous) => ({ ...previous, value }))
  }
  return (
    <main className="mx-auto grid w-full max-w-[792px] gap-8 p-4">
      <h1 className="display text-2xl">Editor</h1>
      {isShown && <LazyMarkdownEditor {...props} label="Content" onChange={change} />}
      <button type="button">After</button>
      <Suspense>{rendered && <RenderedPost markdown={rendered} />}</Suspense>
    </main>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Harness />
    </StrictMode>,
  )
}
