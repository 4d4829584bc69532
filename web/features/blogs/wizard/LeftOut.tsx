import type { Blog } from '#contract/blogs.ts'
import { Notice } from '#web/ui/Notice.tsx'

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** The contexts of which a part had no room in what the model was asked; undefined when all was used. */
export const leftOutWords = ({ left_out }: Blog) =>
  left_out?.length ? `Left out for length: ${list.format(left_out.map(({ name }) => name))}` : undefined

/** Beside the text that was written without them. */
export function LeftOutNotice({ blog }: { blog: Blog }) {
  const words = leftOutWords(blog)
  return (
    words && (
      <Notice title={words}>
        The AI could not read all of your context at once. Shorter or fewer items leave nothing out.
      </Notice>
    )
  )
}
