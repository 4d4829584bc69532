import { useCallback, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { logoMessage, maxLogoBytes } from '#contract/brands.ts'
import { configQuery } from '#web/features/system/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FileInput } from '#web/ui/FileInput.tsx'
import { focusNeighbour } from '#web/ui/focus-neighbour.ts'

/** The logo's part of a save: unchanged, replaced or removed. */
export type LogoChange = { logo_file?: File; delete_logo?: 'true' }

/** Checks type and size before a save; the server decodes the image. */
export function LogoInput({
  stored,
  change,
  problem,
  hint,
  onChange,
}: {
  /** The file name of the stored logo. */
  stored: string | null
  change: LogoChange
  problem?: string | undefined
  hint?: string
  onChange: (next: { change: LogoChange; problem?: string }) => void
}) {
  const frame = useRef<HTMLDivElement>(null)
  const url = useLogoUrl(change.delete_logo ? null : stored)
  const hasLogo = Boolean(change.logo_file ?? url)

  const take = ([file]: File[]) => {
    if (!file) return
    const isFine = ['image/png', 'image/jpeg'].includes(file.type) && file.size <= maxLogoBytes
    onChange(isFine ? { change: { logo_file: file } } : { change, problem: logoMessage })
  }
  const remove = () => {
    focusNeighbour(frame.current, 0)
    onChange({ change: stored ? { delete_logo: 'true' } : {} })
  }
  return (
    <div ref={frame}>
      <Field label="Logo" isOptional error={problem} hint={hasLogo && !change.logo_file && hint}>
        <FileInput
          accept="image/png,image/jpeg,.png,.jpeg,.jpg"
          onFiles={take}
          buttonLabel={hasLogo ? 'Replace' : 'Choose a logo'}
          note="PNG or JPEG, at most 2 MB"
        >
          {hasLogo && (
            <>
              <Preview key={change.logo_file ? 'chosen' : 'stored'} file={change.logo_file} url={url} />
              <Button size="sm" variant="quiet" onClick={remove}>
                Remove
              </Button>
            </>
          )}
        </FileInput>
      </Field>
    </div>
  )
}

/** Previews a chosen file by an object URL, which is revoked when the file changes. */
function Preview({ file, url }: { file: File | undefined; url: string | undefined }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!file) return undefined
      image.src = URL.createObjectURL(file)
      return () => URL.revokeObjectURL(image.src)
    },
    [file],
  )
  return (
    <img
      ref={show}
      src={file ? undefined : url}
      alt="Logo"
      className="size-16 rounded-control border border-line bg-white object-contain"
    />
  )
}

/** The URL of a brand's logo; undefined without one. */
export const useLogoUrl = (logo: string | null) => {
  const base = useQuery(configQuery).data?.brand_logo_base
  return logo && base ? base + logo : undefined
}
