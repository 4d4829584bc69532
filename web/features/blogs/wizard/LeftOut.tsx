import type { Blog } from '#contract/blogs.ts'
import { Notice } from '#web/ui/Notice.tsx'

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Names the contexts that were truncated for the model; undefined if all were used in full. */
export const leftOutWords = ({ left_out }: Blog) =>
  left_out?.length ? `Left out for length: ${list.format(left_out.map(({ name }) => name))}` : undefined

/** Shown with a text that was written without them. */
export function LeftOutNotice({ blog }: { blog: Blog }) {
  const words = leftOutWords(blog)
  return (
    words && (
      <Notice title={words}>
        Your context was too long for the AI model. Use fewer or shorter items to have all of it included.
      </Notice>
    )
  )
}
