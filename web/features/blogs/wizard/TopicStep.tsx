import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Blog } from '#contract/blogs.ts'
import { ApiError } from '#web/api/error.ts'
import { Field } from '#web/ui/Field.tsx'
import { ErrorPanel } from '#web/ui/Notice.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { fetchMoreTopics, topicSuggestionsQuery } from '../api.ts'
import { MoreSuggestions } from './MoreSuggestions.tsx'
import { StepFrame } from './StepFrame.tsx'
import { stepPath } from './step-paths.ts'
import { TemplateBadge } from './TemplateBadge.tsx'
import { useSaveStep } from './use-save-step.tsx'

const max = 300

export function TopicStep({ blog }: { blog: Blog }) {
  const suggestions = useQuery(topicSuggestionsQuery(blog))
  const titles = suggestions.data?.map(({ title }) => title) ?? []
  const offered = [...new Set([...(blog.title ? [blog.title] : []), ...titles])]
  const [chosen, setChosen] = useState(blog.title ?? '')
  const [own, setOwn] = useState('')
  const [isTried, setTried] = useState(false)
  const { submit, isSaving, dialog } = useSaveStep(blog, (saved) => stepPath('keywords', saved))
  // A typed title takes precedence over a chosen one.
  const title = (own.trim() || chosen).trim()
  const problem =
    title === '' ? 'Please select or enter a topic.' : title.length > max ? 'At most 300 characters' : undefined

  return (
    <>
      <StepFrame
        title="Blog Topics"
        badge={<TemplateBadge />}
        back={{ to: stepPath('format', blog), label: 'Back to Format' }}
        submitLabel="Save Topic"
        isBusy={isSaving}
        disabledReason={problem}
        onDisabledPress={() => setTried(true)}
        onSubmit={() => submit({ title })}
      >
        {suggestions.isError && (
          <ErrorPanel
            title="Failed to load topic suggestions"
            onRetry={() => void suggestions.refetch()}
            isRetrying={suggestions.isFetching}
          >
            {sentenceOf(suggestions.error)} You can enter your own topic below.
          </ErrorPanel>
        )}
        {(offered.length > 0 || !suggestions.isError) && (
          <Field label="Suggested topics" isGroup>
            <div className="grid grid-cols-1 gap-3">
              {offered.length > 0 && (
                <RadioCards
                  options={offered.map((value) => ({ value, label: value }))}
                  value={own.trim() ? null : chosen}
                  onChange={(value) => {
                    setChosen(value)
                    setOwn('')
                  }}
                  minWidth={720}
                />
              )}
              {suggestions.isPending && (
                <Loading label="Looking for topics" className="grid gap-3">
                  {Array.from({ length: 4 }, (_, row) => (
                    <Skeleton key={row} className="h-14" />
                  ))}
                </Loading>
              )}
              {suggestions.isSuccess && (
                <MoreSuggestions
                  queryKey={topicSuggestionsQuery(blog).queryKey}
                  count={suggestions.data.length}
                  fetchAll={() => fetchMoreTopics(blog.blog_id)}
                />
              )}
            </div>
          </Field>
        )}
        <Field
          label="Your own topic"
          isOptional={offered.length > 0}
          counter={own.length > max - 60 ? { count: own.length, max } : undefined}
          error={isTried || own.trim().length > max ? problem : undefined}
        >
          <TextInput value={own} onChange={(event) => setOwn(event.currentTarget.value)} />
        </Field>
      </StepFrame>
      {dialog}
    </>
  )
}

const sentenceOf = (error: unknown) => (error instanceof ApiError ? (error.detail ?? `${error.message}.`) : undefined)
