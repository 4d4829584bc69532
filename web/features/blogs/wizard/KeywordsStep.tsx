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
import { contextsQuery, keywordSuggestionsQuery } from '../api.ts'
import { ContextSection } from './ContextSection.tsx'
import { addKeywords, maxKeywordLength, maxKeywords } from './keyword-list.ts'
import { StepFrame } from './StepFrame.tsx'
import { stepPath } from './step-paths.ts'
import { TemplateBadge } from './TemplateBadge.tsx'
import { useSaveStep } from './use-save-step.tsx'

export function KeywordsStep({ blog }: { blog: Blog }) {
  const suggestions = useQuery(keywordSuggestionsQuery(blog))
  const contexts = useQuery(contextsQuery(blog.deliverable_id))
  const [keywords, setKeywords] = useState<string[]>(blog.keywords ?? [])
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const { submit, isSaving, dialog } = useSaveStep(blog, (saved) => stepPath('outline', saved))
  const isOverCap = isOverContextCap(contexts.data ?? [])

  const add = (text: string): string[] => {
    const result = addKeywords(keywords, text)
    setProblem(result.problem)
    if (result.problem) return keywords
    setKeywords(result.keywords)
    setTyped('')
    return result.keywords
  }
  const toggle = (keyword: string) =>
    keywords.includes(keyword) ? setKeywords(keywords.filter((item) => item !== keyword)) : add(keyword)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add(typed)
  }

  return (
    <>
      <StepFrame
        title="Keywords & Context"
        lead="The words that the post is to be found by, and material that it may draw on."
        badge={<TemplateBadge />}
        back={{ to: stepPath('topic', blog), label: 'Back to topic' }}
        submitLabel="Save Keywords and AI Context"
        isBusy={isSaving}
        disabledReason={isOverCap && 'Please remove some context to continue'}
        onSubmit={() => {
          // What still stands in the box was meant to be added.
          const all = typed.trim() ? add(typed) : keywords
          if (all.length === 0) setProblem((now) => now ?? 'Please add at least 1 keyword.')
          else if (!typed.trim() || all !== keywords) submit({ keywords: all })
        }}
      >
        <Field
          label="Keywords"
          hint={`Enter adds one; a comma list adds several. At most ${maxKeywords}, ${maxKeywordLength} characters each.`}
          error={problem}
        >
          <div className="flex gap-2">
            <div className="flex-1">
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
        {keywords.length > 0 && (
          <ChipList
            label="Chosen keywords"
            items={keywords}
            onRemove={(keyword) => setKeywords(keywords.filter((item) => item !== keyword))}
          />
        )}
        {suggestions.isError && (
          <ErrorPanel
            title="Failed to load keyword suggestions"
            onRetry={() => void suggestions.refetch()}
            isRetrying={suggestions.isFetching}
          >
            You can type your own above.
          </ErrorPanel>
        )}
        {suggestions.isPending && (
          <Loading label="Looking for keywords" className="flex flex-wrap gap-2">
            {[20, 28, 16, 24, 32, 18].map((width) => (
              <Skeleton key={width} className="h-8" />
            ))}
          </Loading>
        )}
        {suggestions.data && suggestions.data.length > 0 && (
          <Field label="Recommended keywords" isGroup>
            <SuggestionChips
              label="Recommended keywords"
              items={suggestions.data.map(({ keyword }) => keyword)}
              chosen={keywords}
              onToggle={toggle}
            />
          </Field>
        )}
        <ContextSection deliverable_id={blog.deliverable_id} />
      </StepFrame>
      {dialog}
    </>
  )
}
