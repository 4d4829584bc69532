// Compares two concurrent saves of a brand: what the other one changed, and which of our changes conflict.
import type { Brand } from '#contract/brands.ts'
import { toneOf } from '#domain/tones.ts'
import type { BrandFormFields } from './api.ts'
import { labelOf } from './brand-forms.ts'

export type ChangedField = {
  label: string
  /** The value that the other save stored; undefined if empty. */
  theirs: string | undefined
  /** Our value, if it differs. */
  ours?: string | undefined
}

type Name = keyof Brand

/** The fields that we changed since the form was opened. */
export const localChanges = (base: Brand, fields: BrandFormFields): BrandFormFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !(name in base) || (value || null) !== base[name as Name]),
  )

/** The fields that the other save changed since the form was opened. */
export const remoteChanges = (base: Brand, current: Brand, fields: BrandFormFields): ChangedField[] => {
  const own = localChanges(base, fields)
  const isOwnLogo = Boolean(own.logo_file ?? own.delete_logo)
  return (Object.keys(current) as Name[]).flatMap((name): ChangedField[] => {
    const label = labelOf(name)
    if (!label || current[name] === base[name]) return []
    if (name === 'logo')
      return [
        {
          label,
          theirs: current.logo ? 'A new one' : undefined,
          ...(isOwnLogo && { ours: own.logo_file ? 'Your new one' : undefined }),
        },
      ]
    const theirs = shown(name, current[name])
    const isOwn = name in own && (own[name as keyof BrandFormFields] || null) !== current[name]
    return [{ label, theirs, ...(isOwn && { ours: shown(name, own[name as keyof BrandFormFields]) }) }]
  })
}

const shown = (name: Name, value: unknown) => {
  if (typeof value !== 'string' || value === '') return undefined
  return name === 'tone_of_voice_id' ? (toneOf(value)?.name ?? value) : value
}
