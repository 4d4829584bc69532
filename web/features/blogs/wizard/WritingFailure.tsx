import { ErrorPanel } from '#web/ui/Notice.tsx'
import type { Writing } from '../use-writing.ts'

/** The error panel of M8, with what was kept and a way to continue. */
export function WritingFailure({
  title,
  writing: { error, text },
  onRetry,
}: {
  title: string
  writing: Extract<Writing, { state: 'failed' }>
  onRetry: () => void
}) {
  return (
    <ErrorPanel title={title} onRetry={onRetry}>
      <p>{error.status === 0 ? 'Masthead could not be reached.' : (error.detail ?? error.message)}</p>
      {text.trim() && <p>What had been written is kept below and in the blog’s history.</p>}
    </ErrorPanel>
  )
}
