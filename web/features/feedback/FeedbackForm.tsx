import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { cx } from '#web/lib/cx.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { feedbackQuery, useSubmitFeedback } from './api.ts'

const scores = [
  { score: 1, emoji: '😞', name: 'Very bad' },
  { score: 2, emoji: '🙁', name: 'Bad' },
  { score: 3, emoji: '😐', name: 'Fair' },
  { score: 4, emoji: '🙂', name: 'Good' },
  { score: 5, emoji: '😀', name: 'Very good' },
]
const best = 5
const maxComment = 5000

/** Asks for a rating once (M2): the form is shown if the status query fails, which means "not yet rated". */
export function FeedbackForm({ blogId }: { blogId: string }) {
  const status = useQuery(feedbackQuery(blogId))
  return status.isError && <Rating key={blogId} blogId={blogId} />
}

function Rating({ blogId }: { blogId: string }) {
  const submit = useSubmitFeedback(blogId)
  const [score, setScore] = useState<number>()
  const [comment, setComment] = useState('')
  const headingId = useId()
  const send = useSingleFlight(async (given: number) => {
    const rating = { score: given, comment: given === best ? null : comment.trim() || null }
    // The mutation reports a failure itself.
    await submit.mutateAsync(rating).catch(() => {})
  })
  const choose = (given: number) => {
    if (submit.isPending) return
    setScore(given)
    if (given === best) void send(given)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (score !== undefined) void send(score)
  }
  return (
    <form
      aria-labelledby={headingId}
      aria-busy={submit.isPending}
      className="grid max-w-xl grid-cols-1 gap-4"
      onSubmit={onSubmit}
    >
      <h2 id={headingId} className="text-base font-medium">
        Please rate your experience
      </h2>
      <fieldset aria-labelledby={headingId} className="flex gap-2">
        {scores.map(({ score: value, emoji, name }) => (
          <button
            key={value}
            type="button"
            aria-pressed={score === value}
            aria-disabled={submit.isPending}
            aria-label={`${value} of ${best}: ${name}`}
            onClick={() => choose(value)}
            className={cx(
              'grid size-11 place-items-center rounded-control border text-xl transition-colors',
              score === value ? 'border-ink bg-surface-2' : 'border-line hover:bg-surface-2',
            )}
          >
            <span aria-hidden>{emoji}</span>
          </button>
        ))}
      </fieldset>
      {score !== undefined && score < best && (
        <>
          <Field
            label="Any comments on how we can make it better?"
            isOptional
            counter={{ count: comment.length, max: maxComment }}
          >
            <TextArea value={comment} maxLength={maxComment} onChange={(event) => setComment(event.target.value)} />
          </Field>
          <div>
            <Button type="submit" isBusy={submit.isPending}>
              Submit
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
