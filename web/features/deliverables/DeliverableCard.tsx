import Trash from 'lucide-react/icons/trash-2'
import { memo } from 'react'
import { Link } from 'react-router'
import type { Deliverable } from '#contract/blogs.ts'
import { dateAndTime } from '#web/lib/dates.ts'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'

export type DeliverableCardProps = {
  deliverable: Deliverable
  logoUrl: string | undefined
  /** Heading level of the title. */
  level: 2 | 3
  /** Receives the button that was pressed. */
  onDelete: (deliverable: Deliverable, button: HTMLButtonElement) => void
}

export const DeliverableCard = memo(function DeliverableCard({
  deliverable,
  logoUrl,
  level,
  onDelete,
}: DeliverableCardProps) {
  const { brand_id, brand, blog, created_at } = deliverable
  const name = brand.name || 'Unknown'
  const title = blog?.title || 'No Title Selected'
  const to = blog ? paths.blog({ brandId: brand_id, blogId: blog.blog_id }) : paths.newBlog({ brandId: brand_id })
  const Heading = `h${level}` as const
  return (
    <div className="flex h-full flex-col gap-3 rounded-panel border border-line bg-surface-1 p-4">
      <div className="flex items-center gap-3">
        <Avatar name={name} src={logoUrl} />
        <div className="grid min-w-0">
          <Link to={paths.brand({ brandId: brand_id })} className="truncate text-sm text-ink-2 hover:underline">
            {name}
          </Link>
          <time dateTime={created_at} className="truncate text-xs text-ink-3 tabular-nums">
            {dateAndTime(created_at)}
          </time>
        </div>
      </div>
      <Heading className="display line-clamp-3 text-lg leading-snug wrap-break-word">
        <Link to={to} className="hover:underline">
          {title}
        </Link>
      </Heading>
      <div className="mt-auto flex h-8 items-center gap-2">
        {!blog?.finalized && (
          <ButtonLink size="sm" to={to}>
            Continue Creating
          </ButtonLink>
        )}
        {blog?.finalized && (
          <ButtonLink size="sm" to={paths.blogMedia({ brandId: brand_id, blogId: blog.blog_id })}>
            Media
          </ButtonLink>
        )}
        {blog?.gdrive_url && (
          <ButtonLink size="sm" href={blog.gdrive_url} isNewTab>
            Google Drive
          </ButtonLink>
        )}
        <IconButton
          icon={Trash}
          isDanger
          className="-mr-2.5 ml-auto"
          label={`Delete ${title}`}
          onClick={({ currentTarget }) => onDelete(deliverable, currentTarget)}
        />
      </div>
    </div>
  )
})
