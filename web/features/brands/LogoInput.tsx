import { useCallback, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#web/features/system/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FileInput } from '#web/ui/FileInput.tsx'

// B5; the server decodes it.
const maxBytes = 2 * 1024 * 1024
const message = 'Logo must be PNG or JPEG image (max 2MB)'

/** What a save does with the logo: keep it, put a new one, or remove it. */
export type LogoChange = { logo_file?: File; delete_logo?: 'true' }

export function LogoInput({
  logo,
  change,
  onChange,
}: {
  logo: string | null
  change: LogoChange
  onChange: (change: LogoChange) => void
}) {
  const [problem, setProblem] = useState<string>()
  const stored = useLogoUrl(change.delete_logo ? null : logo)
  const hasLogo = Boolean(change.logo_file ?? stored)

  const take = ([file]: File[]) => {
    if (!file) return
    const isFine = ['image/png', 'image/jpeg'].includes(file.type) && file.size <= maxBytes
    setProblem(isFine ? undefined : message)
    if (isFine) onChange({ logo_file: file })
  }
  return (
    <Field label="Logo" isOptional error={problem}>
      <FileInput
        accept="image/png,image/jpeg,.png,.jpeg,.jpg"
        onFiles={take}
        buttonLabel={hasLogo ? 'Replace' : 'Choose a logo'}
        note="PNG or JPEG, at most 2 MB"
      >
        {hasLogo && (
          <>
            <Preview key={change.logo_file ? 'chosen' : 'stored'} file={change.logo_file} url={stored} />
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                setProblem(undefined)
                onChange(logo ? { delete_logo: 'true' } : {})
              }}
            >
              Remove
            </Button>
          </>
        )}
      </FileInput>
    </Field>
  )
}

/** A file that was just chosen is shown from memory, which is given back when another takes its place. */
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

/** The address of a brand's logo; undefined without one. */
export const useLogoUrl = (logo: string | null) => {
  const base = useQuery(configQuery).data?.brand_logo_base
  return logo && base ? base + logo : undefined
}
