import { useQuery } from '@tanstack/react-query'
import HistoryIcon from 'lucide-react/icons/history'
import { lazy, Suspense, useState } from 'react'
import type { Blog, BlogVersion } from '#contract/blogs.ts'
import { dateAndTime } from '#web/lib/dates.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { ErrorPanel } from '#web/ui/Notice.tsx'
import { Loading, SkeletonText } from '#web/ui/Skeleton.tsx'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'
import { toast } from '#web/ui/toast.ts'
import { versionsQuery } from './api.ts'
import { useKeepText } from './use-keep-text.ts'

// The Markdown renderer is 45 KB, which the wizard only needs for the history.
const RenderedPost = lazy(async () => ({ default: (await import('#web/ui/editor/RenderedPost.tsx')).RenderedPost }))

const origins: Record<BlogVersion['origin'], string> = {
  generated: 'Written for you',
  saved: 'Yours',
  partial: 'Incomplete',
}

/**
 * Every outline or content ever generated or saved; one can be restored into the editor. Unsaved text in the editor is
 * added to the history first.
 */
export function HistoryDialog({
  blog,
  kind,
  current,
  onTake,
}: {
  blog: Blog
  kind: BlogVersion['kind']
  /** The text in the editor. */
  current: string
  onTake: (text: string) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const [shown, setShown] = useState<string>()
  const versions = useQuery({ ...versionsQuery(blog), enabled: isOpen })
  const items = versions.data?.filter((version) => version.kind === kind) ?? []
  const selected = items.find((version) => version.blog_version_id === shown) ?? items[0]
  const keep = useKeepText(blog, kind)
  const [isKeeping, setKeeping] = useState(false)
  const take = useSingleFlight(async ({ text }: BlogVersion) => {
    const isKnown = !current.trim() || items.some((version) => version.text.trim() === current.trim())
    setKeeping(true)
    const isSafe = isKnown || (await keep(current))
    setKeeping(false)
    if (!isSafe) return
    if (!isKnown) toast.info('Your unsaved text is kept in the history')
    onTake(text)
    setOpen(false)
  })

  return (
    <>
      <Button size="sm" icon={HistoryIcon} onClick={() => setOpen(true)}>
        History
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={kind === 'outline' ? 'Earlier outlines' : 'Earlier content'}
        size="lg"
        footer={
          selected && (
            <Button variant="primary" isBusy={isKeeping} onClick={() => void take(selected)}>
              Restore into the editor
            </Button>
          )
        }
      >
        {versions.isPending && (
          <Loading label="Loading the history">
            <SkeletonText lines={5} />
          </Loading>
        )}
        {versions.isError && (
          <ErrorPanel
            title="Failed to load the history"
            onRetry={() => void versions.refetch()}
            isRetrying={versions.isFetching}
          />
        )}
        {versions.isSuccess && items.length === 0 && (
          <p className="text-ink-3">Nothing has been generated or saved yet.</p>
        )}
        {selected && (
          <div className="grid grid-cols-1 gap-6 md:grid-cols-[13rem_minmax(0,1fr)]">
            <ul className="grid max-h-40 content-start gap-1 overflow-auto p-0.5 md:max-h-96" aria-label="Versions">
              {items.map((version) => (
                <li key={version.blog_version_id}>
                  <button
                    type="button"
                    aria-pressed={version === selected}
                    onClick={() => setShown(version.blog_version_id)}
                    className="grid w-full gap-0.5 rounded-control px-3 py-2 text-left text-sm hover:bg-surface-2 aria-pressed:bg-surface-3"
                  >
                    <span className="tabular-nums">{dateAndTime(version.created_at)}</span>
                    <span className="text-xs text-ink-3">{origins[version.origin]}</span>
                  </button>
                </li>
              ))}
            </ul>
            <section
              aria-label="This version"
              // A scrollable region must be focusable for keyboard users.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              className="overflow-auto md:max-h-96 md:border-l md:border-line md:pl-6"
            >
              <Suspense fallback={<SkeletonText lines={8} />}>
                <RenderedPost markdown={selected.text} />
              </Suspense>
            </section>
          </div>
        )}
      </Dialog>
    </>
  )
}
