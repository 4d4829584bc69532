import Plus from 'lucide-react/icons/plus'
import SquarePen from 'lucide-react/icons/square-pen'
import type { ReactNode } from 'react'
import type { Video } from '#contract/videos.ts'
import { useViewer } from '#web/features/media/ImageViewer.tsx'
import { cx } from '#web/lib/cx.ts'
import { ProgressLine } from '#web/ui/ProgressLine.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import { newVideo } from './use-video-parameter.ts'
import { VideoPreview } from './VideoPreview.tsx'
import { stateOf, type VideoState } from './video-rules.ts'

const looks: Record<VideoState, string> = {
  none: 'border border-dashed border-line-strong text-ink-2 hover:border-ink-3 hover:bg-surface-2 hover:text-ink',
  unfinished: 'border border-line-strong text-ink-2 hover:border-ink-3 hover:bg-surface-2 hover:text-ink',
  generating: 'border border-line bg-surface-2 text-ink-3 hover:text-ink',
  playable: '',
}

/**
 * The video in a viewer, in any state: always the same button, so that it keeps the focus when the state changes. A
 * playable video opens in the viewer, any other in the dialog (`onOpen`).
 */
export function VideoTile({ video, onOpen }: { video: Video | null; onOpen: (id: string) => void }) {
  const view = useViewer()
  const state = stateOf(video)
  return (
    <li className="relative overflow-hidden rounded-panel">
      <button
        type="button"
        onClick={() => (state === 'playable' ? view(0) : onOpen(video?.video_id ?? newVideo))}
        // M9: video tiles are 16:9.
        className={cx('group grid aspect-video w-full overflow-hidden rounded-panel transition-colors', looks[state])}
      >
        {state === 'none' && <Words icon={<Plus aria-hidden className="size-5" />}>Create New Video…</Words>}
        {state === 'unfinished' && (
          <Words icon={<SquarePen aria-hidden className="size-5" />}>Continue Video Creation...</Words>
        )}
        {state === 'generating' && (
          <Words icon={<Spinner />}>
            Generating Video...
            {video?.progress != null && <Percent value={video.progress} />}
          </Words>
        )}
        {video && state === 'playable' && <VideoPreview video={video} />}
      </button>
      {video && state === 'generating' && (
        <div className="absolute inset-x-0 bottom-0">
          <VideoProgress video={video} />
        </div>
      )}
    </li>
  )
}

/** The progress of the video's generation. */
export function VideoProgress({ video }: { video: Video }) {
  return <ProgressLine label="Generating video" max={1} {...(video.progress !== null && { value: video.progress })} />
}

/** Visual only: `VideoProgress` is what screen readers announce. */
export function Percent({ value }: { value: number }) {
  return (
    <span aria-hidden className="text-sm font-normal tabular-nums">
      {new Intl.NumberFormat(undefined, { style: 'percent' }).format(value)}
    </span>
  )
}

function Words({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="flex flex-col items-center gap-2 self-center font-medium">
      {icon}
      {children}
    </span>
  )
}
