import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Deliverable } from '#contract/blogs.ts'
import { DeleteBlogDialog } from '#web/features/blogs/DeleteBlogDialog.tsx'
import { useLogoUrl } from '#web/features/brands/LogoInput.tsx'
import { dateAndTime } from '#web/lib/dates.ts'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'

export function DeliverableCard({
  deliverable: { deliverable_id, brand_id, brand, blog, created_at },
}: {
  deliverable: Deliverable
}) {
  const [isDeleting, setDeleting] = useState(false)
  const logo = useLogoUrl(brand.logo)
  const name = brand.name ?? 'Unknown'
  const title = blog?.title ?? 'No Title Selected'
  const to = blog ? paths.blog({ brandId: brand_id, blogId: blog.blog_id }) : paths.newBlog({ brandId: brand_id })
  return (
    <li className="flex flex-col gap-3 rounded-panel border border-line bg-surface-1 p-4">
      <div className="flex items-center justify-between gap-2">
        <Link
          to={paths.brand({ brandId: brand_id })}
          className="flex min-w-0 items-center gap-2 text-sm text-ink-2 hover:underline"
        >
          <Avatar name={name} src={logo} size="sm" />
          <span className="truncate">{name}</span>
        </Link>
        <IconButton icon={Trash} className="-mr-2.5" label={`Delete ${title}`} onClick={() => setDeleting(true)} />
      </div>
      <Link to={to} className="display line-clamp-3 text-lg hover:underline">
        {title}
      </Link>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
        <time dateTime={created_at} className="text-xs text-ink-3 tabular-nums">
          {dateAndTime(created_at)}
        </time>
        {!blog?.finalized && (
          <ButtonLink size="sm" to={to}>
            Continue Creating
          </ButtonLink>
        )}
      </div>
      <DeleteBlogDialog isOpen={isDeleting} onClose={() => setDeleting(false)} deliverable_id={deliverable_id} />
    </li>
  )
}
