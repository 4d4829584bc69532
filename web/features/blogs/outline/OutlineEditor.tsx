import { lazy, Suspense, useState } from 'react'
import { cx } from '#web/lib/cx.ts'
import { LazyMarkdownEditor } from '#web/ui/editor/LazyMarkdownEditor.tsx'
import { Loading, SkeletonText } from '#web/ui/Skeleton.tsx'

// Loaded on demand: with the Markdown parser and drag and drop it is as heavy as the rest of the wizard.
const OutlineTree = lazy(async () => ({ default: (await import('./OutlineTree.tsx')).OutlineTree }))

const views = ['Tree', 'Text'] as const
type View = (typeof views)[number]

const storageKey = 'outline-view'

const rememberedView = (): View => {
  try {
    return localStorage.getItem(storageKey) === 'Text' ? 'Text' : 'Tree'
  } catch {
    return 'Tree'
  }
}

const remember = (view: View) => {
  try {
    localStorage.setItem(storageKey, view)
  } catch {
    // Storage is full or forbidden: the choice lasts until the page is left.
  }
}

/** The outline as a tree of headings or as text, whichever was chosen last; both grow while it is generated. */
export function OutlineEditor({
  value,
  onChange,
  title,
  streamed,
}: {
  /** Markdown. */
  value: string
  onChange: (markdown: string) => void
  title: string
  /** All text so far, while it is being generated. */
  streamed: string | undefined
}) {
  const [view, setView] = useState(rememberedView)
  const isStreaming = streamed !== undefined
  const choose = (chosen: View) => {
    setView(chosen)
    remember(chosen)
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <fieldset aria-label="View" className="flex justify-self-end rounded-control border border-line-strong p-0.5">
        {views.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => choose(name)}
            className={cx(
              'hit-40 h-7 rounded-[4px] px-3 text-sm transition-colors',
              view === name ? 'bg-surface-3 font-medium text-ink' : 'text-ink-3 hover:text-ink',
            )}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {view === 'Tree' ? (
        <Suspense
          fallback={
            <Loading label="Loading the outline">
              <SkeletonText lines={8} />
            </Loading>
          }
        >
          <OutlineTree value={streamed ?? value} onChange={onChange} title={title} isStreaming={isStreaming} />
        </Suspense>
      ) : (
        <LazyMarkdownEditor
          label="Outline"
          value={value}
          onChange={onChange}
          isStreaming={isStreaming}
          {...(isStreaming && { streamed })}
          placeholder="The headings of the post"
        />
      )}
    </div>
  )
}
