import Play from 'lucide-react/icons/play'
import type { Video } from '#contract/videos.ts'
import { useImageBase } from '#web/features/media/api.ts'
import { counted } from '#web/lib/plurals.ts'

const playLabel = ({ duration }: Video) =>
  duration === null ? 'Play video' : `Play video, ${counted(Math.round(duration), 'second')}`

/** In a player's format: 0:14. */
const clockTime = (duration: number) => {
  const seconds = Math.round(duration)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The content of the button that plays the video: its poster and length, with text for screen readers. */
export function VideoPreview({ video }: { video: Video }) {
  const base = useImageBase()
  return (
    <span className="relative block size-full bg-surface-3">
      {base && video.poster_url && (
        // The text below describes it.
        <img src={base + video.poster_url} alt="" className="size-full object-cover" />
      )}
      <span className="sr-only">{playLabel(video)}</span>
      <span className="absolute inset-0 grid place-items-center">
        <span className="grid size-12 place-items-center rounded-full bg-paper text-ink shadow-float transition-colors group-hover:bg-surface-3">
          <Play aria-hidden className="ml-0.5 size-5 fill-current" />
        </span>
      </span>
      {video.duration !== null && (
        <span
          aria-hidden
          className="absolute right-2 bottom-2 rounded-control bg-paper px-1.5 text-sm font-medium text-ink tabular-nums shadow-float"
        >
          {clockTime(video.duration)}
        </span>
      )}
    </span>
  )
}
