import type { FirstFrame } from '#contract/videos.ts'
import { useImageBase } from '#web/features/media/api.ts'
import { cx } from '#web/lib/cx.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** A choice of images; one that is still being generated has a placeholder and cannot be chosen yet. */
export function FirstFrames({
  frames,
  chosen,
  onChoose,
}: {
  frames: FirstFrame[]
  chosen: FirstFrame | undefined
  onChoose: (first_frame_id: string) => void
}) {
  const base = useImageBase()
  if (frames.length === 0) return null
  return (
    <fieldset className="grid grid-cols-3 gap-3">
      <legend className="mb-1.5 text-sm font-medium">First frame</legend>
      {frames.map(({ first_frame_id, image_url }, index) => (
        <label
          key={first_frame_id}
          className={cx(
            'relative block aspect-video overflow-hidden rounded-panel outline-2 outline-offset-2 has-focus-visible:outline-focus',
            chosen?.first_frame_id === first_frame_id ? 'outline-ink' : 'outline-transparent',
          )}
        >
          <input
            type="radio"
            name="first_frame"
            aria-label={`Frame ${index + 1} of ${frames.length}${image_url ? '' : ', being generated'}`}
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
            checked={chosen?.first_frame_id === first_frame_id}
            disabled={!image_url}
            onChange={() => onChoose(first_frame_id)}
          />
          {image_url ? (
            <img src={base ? base + image_url : undefined} alt="" className="size-full bg-surface-3 object-cover" />
          ) : (
            <Skeleton className="size-full" />
          )}
        </label>
      ))}
    </fieldset>
  )
}
