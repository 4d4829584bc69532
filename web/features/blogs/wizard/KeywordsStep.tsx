import { useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import type { Blog } from '#contract/blogs.ts'
import { isOverContextCap } from '#domain/contexts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChipList, SuggestionChips } from '#web/ui/Chip.tsx'
import { Field } from '#web/ui/Field.tsx'
import { ErrorPanel } from '#web/ui/Notice.tsx'
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { contextsQuery, fetchMoreKeywords, keywordSuggestionsQuery, useIsAddingContext } from '../api.ts'
import { asWords, useDraft } from '../drafts/use-draft.tsx'
import { ContextSection } from './ContextSection.tsx'
import { addKeywords, maxKeywordLength, maxKeywords } from './keyword-list.ts'
import { MoreSuggestions } from './MoreSuggestions.tsx'
import { StepFrame } from './StepFrame.tsx'
import { stepPath } from './step-paths.ts'
import { TemplateBadge } from './TemplateBadge.tsx'
import { useSaveStep } from './use-save-step.tsx'

const none = 'Please add at least 1 keyword.'

export function KeywordsStep({ blog }: { blog: Blog }) {
  const contexts = useQuery(contextsQuery(blog.deliverable_id))
  const isOver = isOverContextCap(contexts.data ?? [])
  const isAdding = useIsAddingContext(blog.deliverable_id)
  const draft = useDraft<string[]>(`keywords ${blog.blog_id}`, blog.keywords ?? [], asWords)
  const { value: keywords, change } = draft
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const { submit, isSaving, dialog } = useSaveStep(blog, (saved) => {
    draft.discard()
    return stepPath('outline', saved)
  })

  /** Returns all keywords, or undefined if the text was rejected. */
  const take = (text: string) => {
    const result = addKeywords(keywords, text)
    setProblem(result.problem)
    if (result.problem) return undefined
    change(result.keywords)
    return result.keywords
  }
  const add = (text: string) => {
    const all = take(text)
    if (all) setTyped('')
    return all
  }
  const remove = (keyword: string) => change(keywords.filter((item) => item !== keyword))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add(typed)
  }
  // Text left in the input was meant to be added.
  const save = () => {
    const all = add(typed)
    if (all) submit({ keywords: all })
  }
  const isMissing = keywords.length === 0 && typed.replaceAll(',', ' ').trim() === ''

  return (
    <>
      <StepFrame
        title="Keywords & Context"
        lead="The search terms that readers should find the post by, and material that it may quote."
        badge={<TemplateBadge />}
        back={{ to: stepPath('topic', blog), label: 'Back to Topic' }}
        submitLabel="Save Keywords and AI Context"
        isBusy={isSaving}
        disabledReason={
          isMissing
            ? none
            : isOver
              ? 'Please remove some context to continue'
              : contexts.isPending
                ? 'The AI context is being loaded'
                : isAdding && 'The AI context is being read'
        }
        onDisabledPress={isMissing ? () => setProblem(none) : undefined}
        onSubmit={save}
      >
        {draft.offer}
        <div className="grid grid-cols-1 gap-4">
          <Field
            label="Keywords"
            hint={`Press Enter to add one, or separate several by commas. At most ${maxKeywords}, ${maxKeywordLength} characters each.`}
            error={problem}
          >
            <div className="flex gap-2">
              <div className="min-w-0 flex-1">
                <TextInput
                  value={typed}
                  onChange={(event) => {
                    setTyped(event.currentTarget.value)
                    setProblem(undefined)
                  }}
                  onKeyDown={onKeyDown}
                  autoComplete="off"
                />
              </div>
              <Button onClick={() => add(typed)} disabled={!typed.trim()}>
                Add Keyword
              </Button>
            </div>
          </Field>
          <ChipList label="Chosen keywords" items={keywords} onRemove={remove} />
        </div>
        <Suggestions
          blog={blog}
          isOff={contexts.isPending || isOver}
          chosen={keywords}
          onToggle={(keyword) => (keywords.includes(keyword) ? remove(keyword) : take(keyword))}
        />
        <ContextSection deliverable_id={blog.deliverable_id} />
      </StepFrame>
      {dialog}
    </>
  )
}

function Suggestions({
  blog,
  isOff,
  chosen,
  onToggle,
}: {
  blog: Blog
  /** There are no suggestions when the context is too long. */
  isOff: boolean
  chosen: readonly string[]
  onToggle: (keyword: string) => void
}) {
  const suggestions = useQuery({ ...keywordSuggestionsQuery(blog), enabled: !isOff })
  if (isOff && suggestions.data === undefined) return null
  if (suggestions.isError)
    return (
      <ErrorPanel
        title="Failed to load keyword suggestions"
        onRetry={() => void suggestions.refetch()}
        isRetrying={suggestions.isFetching}
      >
        You can type your own above.
      </ErrorPanel>
    )
  return (
    <Field label="Recommended keywords" isGroup>
      {suggestions.isPending ? (
        <Loading label="Looking for keywords" className="flex flex-wrap gap-2">
          {['w-36', 'w-28', 'w-44', 'w-24', 'w-32', 'w-40'].map((width) => (
            <Skeleton key={width} className={`h-8 ${width} rounded-full`} />
          ))}
        </Loading>
      ) : (
        <div className="grid grid-cols-1 gap-3">
          <SuggestionChips
            label="Recommended keywords"
            items={suggestions.data.map(({ keyword }) => keyword)}
            chosen={chosen}
            onToggle={onToggle}
          />
          <MoreSuggestions
            queryKey={keywordSuggestionsQuery(blog).queryKey}
            count={suggestions.data.length}
            fetchAll={() => fetchMoreKeywords(blog.blog_id)}
          />
        </div>
      )}
    </Field>
  )
}
