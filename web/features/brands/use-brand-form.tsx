import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import type { Brand } from '#contract/brands.ts'
import { Notice } from '#web/ui/Notice.tsx'
import type { BrandFormFields } from './api.ts'
import { formFields, isRequired, labelOf, type BrandFormName } from './brand-forms.ts'
import { saveErrorsOf } from './brand-save-errors.ts'
import { brandValues, pickValues, sentValues, type BrandValues } from './brand-values.ts'
import type { LogoChange } from './LogoInput.tsx'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'
import { useTypedDraft } from './use-typed-draft.tsx'

/** Callbacks for the result of a save. */
export type Outcome = { onSaved: (brand: Brand) => void; onError: (error: unknown) => void }

export type SaveBrand = (fields: BrandFormFields, outcome: Outcome) => Promise<void>

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** The state of a brand form: its fields, their errors, and the draft of an earlier visit. */
export const useBrandForm = (
  brand: Brand | undefined,
  form: BrandFormName,
  save: SaveBrand,
  onSaved: (brand: Brand) => void,
) => {
  const {
    control,
    handleSubmit,
    reset,
    setError,
    subscribe,
    formState: { isValid },
  } = useForm<BrandValues>({
    defaultValues: brandValues(brand),
    mode: 'onTouched',
  })
  const [logo, setLogo] = useState<{ change: LogoChange; problem?: string | undefined }>({ change: {} })
  const [notice, setNotice] = useState<{ title: string; text: string }>()
  const { keepNow, discard, offer } = useTypedDraft(`brand ${form} ${brand?.brand_id ?? 'new'}`, brand, {
    subscribe,
    reset,
  })
  const names = namesOf(form)
  const missing = useWatch({ control, compute: (values) => list.format(missingLabels(values, form)) })

  const outcome: Outcome = {
    onSaved: (saved) => {
      discard()
      onSaved(saved)
    },
    onError: (error) => {
      const errors = saveErrorsOf(error, names)
      // Synchronously, so that the first invalid field can be focused.
      flushSync(() => {
        for (const { name, message } of errors.fields) setError(name, { message })
        if (errors.logo) setLogo(({ change }) => ({ change, problem: errors.logo }))
        if (errors.isGone) setNotice(deletedNotices[form])
        else if (errors.otherFields) setNotice({ title: 'Something is still missing', text: errors.otherFields })
      })
    },
  }
  const submit = useSingleFlight(async () => {
    setNotice(undefined)
    // A rejected file was never accepted, so its error can go.
    setLogo(({ change }) => ({ change }))
    await handleSubmit((values) => {
      keepNow(values)
      // Fields that the form does not show keep their stored values.
      return save({ ...sentValues(pickValues(values, names), brand), ...logo.change }, outcome)
    })()
  })

  return {
    control,
    submit,
    notices: (
      <>
        {offer}
        {notice && (
          <Notice tone="danger" title={notice.title}>
            {notice.text}
          </Notice>
        )}
      </>
    ),
    logo: { ...logo, onChange: setLogo },
    /** Why the form cannot be saved yet. */
    unfinished: missing ? `Still needed: ${missing}` : !isValid && 'Fix the highlighted fields first',
  }
}

const namesOf = (form: BrandFormName): (keyof BrandValues)[] =>
  form === 'review' ? formFields.review : [...formFields[form], 'tone_of_voice_id', 'custom_tone_of_voice']

const missingLabels = (values: Partial<BrandValues>, form: BrandFormName) =>
  Object.keys(pickValues(values, namesOf(form)))
    .filter((name) => name === 'custom_tone_of_voice' || isRequired(form, name))
    .filter((name) => !values[name as keyof BrandValues]?.trim())
    .map((name) => labelOf(name) ?? name)

const deleted = 'This brand was deleted in another tab'
const deletedNotice = { title: deleted, text: 'What you typed is still on this page. Saving it creates a new brand.' }
const deletedNotices = {
  full: deletedNotice,
  finalize: deletedNotice,
  review: { title: deleted, text: 'What you typed is still on this page: copy what you want to keep.' },
}
