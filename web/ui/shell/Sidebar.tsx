import CirclePlay from 'lucide-react/icons/circle-play'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import House from 'lucide-react/icons/house'
import Plus from 'lucide-react/icons/plus'
import Settings from 'lucide-react/icons/settings'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { Wordmark } from '../Wordmark.tsx'
import { SidebarLink, targetOf } from './SidebarLink.tsx'
import { UserCard } from './UserCard.tsx'
import type { UserCardProps } from './UserCard.tsx'

export type SidebarProps = UserCardProps & {
  /** The brands: `SidebarBrands`. */
  brands: ReactNode
  faqUrl: string
  demoUrl: string
  /** Beside the user: that sandboxes are in use. */
  note?: ReactNode
  /** Posts the analytics event (B2). */
  onAddBrand?: () => void
}

export function Sidebar({ user, brands, faqUrl, demoUrl, note, onAddBrand }: SidebarProps) {
  return (
    <div className="flex h-full flex-col">
      <div className="px-5 pt-5 pb-4">
        <Link to={paths.dashboard()} aria-label="Masthead, home" className="inline-block rounded-control py-1 text-xl">
          <Wordmark />
        </Link>
      </div>
      <nav aria-label="Main" className="flex min-h-0 flex-1 flex-col px-3">
        <SidebarLink to={paths.dashboard()} icon={House}>
          Home
        </SidebarLink>
        <SidebarLink to={paths.newBrand()} icon={Plus} onClick={onAddBrand}>
          Add New Brand
        </SidebarLink>
        <div className="-mx-3 mt-3 min-h-24 flex-1 overflow-y-auto overscroll-contain border-y border-line px-3 py-3">
          {brands}
        </div>
        <div className="py-3">
          <SidebarLink {...targetOf(faqUrl)} icon={CircleQuestionMark}>
            FAQs
          </SidebarLink>
          <SidebarLink {...targetOf(demoUrl)} icon={CirclePlay}>
            Demo
          </SidebarLink>
          <SidebarLink to={paths.settings()} icon={Settings}>
            Settings
          </SidebarLink>
        </div>
      </nav>
      <div className="border-t border-line p-2">
        {note && <div className="px-3 pt-3">{note}</div>}
        <UserCard user={user} />
      </div>
    </div>
  )
}
