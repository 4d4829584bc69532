import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Blog } from '#contract/blogs.ts'
import { stepAfter } from '#domain/blog-steps.ts'
import { languages, type Language } from '#domain/languages.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'
import { paths } from '#web/paths.ts'
import { Field } from '#web/ui/Field.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { Select } from '#web/ui/Select.tsx'
import { useCreateBlog } from '../api.ts'
import { StepFrame } from './StepFrame.tsx'
import { stepPath } from './step-paths.ts'
import { useSaveStep } from './use-save-step.tsx'

type Mode = 'brief' | 'no-brief'

const modes = [
  {
    value: 'brief',
    label: 'Provide a detailed brief',
    description: 'You say what the post is about and what must be in it.',
  },
  { value: 'no-brief', label: 'Let the AI suggest', description: 'Topics are suggested from the brand profile.' },
] as const

const options = languages.map(({ value, label }) => ({ value, label }))

/** Language and creation mode. The first save creates the blog with its deliverable. */
export function IntroStep({ brandId, blog }: { brandId: string; blog?: Blog }) {
  return blog ? <ChangeIntro blog={blog} /> : <NewIntro brandId={brandId} />
}

function NewIntro({ brandId }: { brandId: string }) {
  const navigate = useNavigate()
  const create = useCreateBlog()
  const submit = useSingleFlight(async (language: Language, has_brief: boolean) => {
    const sent = { brand_id: brandId, blog: { language, has_brief } }
    // The mutation shows the error.
    const made = await create.mutateAsync(sent).catch(() => undefined)
    if (made) await navigate(stepPath(stepAfter(made.blog, 'intro') ?? 'format', made.blog), { replace: true })
  })
  return (
    <IntroForm
      brandId={brandId}
      isSaving={create.isPending || create.isSuccess}
      onSubmit={(language, has_brief) => void submit(language, has_brief)}
    />
  )
}

function ChangeIntro({ blog }: { blog: Blog }) {
  const { submit, isSaving, dialog } = useSaveStep(blog, (saved) =>
    stepPath(stepAfter(saved, 'intro') ?? 'format', saved),
  )
  return (
    <>
      <IntroForm
        brandId={blog.brand_id}
        initial={{ language: blog.language, mode: blog.has_brief ? 'brief' : 'no-brief' }}
        isSaving={isSaving}
        onSubmit={(language, has_brief) => submit({ language, has_brief })}
      />
      {dialog}
    </>
  )
}

function IntroForm({
  brandId,
  initial,
  isSaving,
  onSubmit,
}: {
  brandId: string
  initial?: { language: Language; mode: Mode }
  isSaving: boolean
  onSubmit: (language: Language, has_brief: boolean) => void
}) {
  const [language, setLanguage] = useState<Language | ''>(initial?.language ?? '')
  const [mode, setMode] = useState<Mode | undefined>(initial?.mode)
  const [isTried, setTried] = useState(false)
  const languageProblem = language ? undefined : 'Please select a language.'
  const modeProblem = mode ? undefined : 'Please select a way to create the blog.'
  return (
    <StepFrame
      title="Start a blog"
      back={{ to: paths.brand({ brandId }), label: 'Back to Brand' }}
      submitLabel="Start Creating"
      onSubmit={() => {
        if (language) onSubmit(language, mode === 'brief')
      }}
      isBusy={isSaving}
      disabledReason={languageProblem ?? modeProblem}
      onDisabledPress={() => setTried(true)}
    >
      <Field
        label="Language"
        hint="The language of the post, including its spelling variant."
        error={isTried ? languageProblem : undefined}
      >
        <Select
          options={options}
          placeholder="Select a language"
          value={language}
          onChange={(event) => setLanguage(event.currentTarget.value as Language)}
        />
      </Field>
      <Field label="How do you want to create it?" isGroup error={isTried ? modeProblem : undefined}>
        <RadioCards options={modes} value={mode} onChange={setMode} minWidth={280} />
      </Field>
    </StepFrame>
  )
}
