import { useState } from 'react'
import type { CSSProperties } from 'react'
import { cx } from '#web/lib/cx.ts'
import { avatarHue, initials } from './avatar-hue.ts'

const sizes = { sm: 'size-6 text-[10px]', md: 'size-8 text-xs', lg: 'size-12 text-md', xl: 'size-16 text-xl' }

/** Decorative, beside a written name. Without an image, or if it fails, initials on one of seven colours. */
export function Avatar({
  name,
  src,
  size = 'md',
  className,
}: {
  name: string
  src?: string | null | undefined
  size?: keyof typeof sizes
  className?: string
}) {
  const [failed, setFailed] = useState<string>()
  const shape = cx('shrink-0 rounded-full', sizes[size], className)
  if (src && src !== failed) {
    return (
      <img
        alt=""
        src={src}
        onError={() => setFailed(src)}
        className={cx(shape, 'border border-line bg-surface-1 object-contain')}
      />
    )
  }
  const hue = { '--hue': avatarHue(name) } as CSSProperties
  return (
    <span
      aria-hidden
      style={hue}
      className={cx(shape, 'avatar-tones inline-flex items-center justify-center font-medium')}
    >
      {initials(name)}
    </span>
  )
}
