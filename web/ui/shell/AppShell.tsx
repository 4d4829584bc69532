import Menu from 'lucide-react/icons/menu'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import { Drawer } from '../Drawer.tsx'
import { IconButton } from '../IconButton.tsx'
import { Wordmark } from '../Wordmark.tsx'
import { Footer } from './Footer.tsx'
import type { FooterProps } from './Footer.tsx'
import { Sidebar } from './Sidebar.tsx'
import type { SidebarProps } from './Sidebar.tsx'

export type AppShellProps = { sidebar: SidebarProps; footer: FooterProps; children: ReactNode }

/** The layout of every signed-in screen: sidebar (a drawer under 1024 px), page, footer. */
export function AppShell({ sidebar, footer, children }: AppShellProps) {
  const { key } = useLocation()
  // The path on which the menu was opened; navigating closes it.
  const [menuKey, setMenuKey] = useState<string>()
  const isMenuOpen = menuKey === key

  return (
    <div className="lg:grid lg:grid-cols-[280px_minmax(0,1fr)]">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-2.5 font-medium text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <aside className="sticky top-0 hidden h-dvh border-r border-line bg-desk lg:block">
        <Sidebar {...sidebar} />
      </aside>
      <header className="sticky top-0 z-30 flex h-14 items-center justify-between border-b border-line bg-paper pr-2 pl-4 lg:hidden">
        <Link to={paths.dashboard()} aria-label="Masthead, home" className="rounded-control py-2 text-lg">
          <Wordmark />
        </Link>
        <IconButton
          icon={Menu}
          label="Menu"
          hasTooltip={false}
          aria-expanded={isMenuOpen}
          onClick={() => setMenuKey(key)}
        />
      </header>
      <Drawer isOpen={isMenuOpen} onClose={() => setMenuKey(undefined)} title="Menu" isTitleHidden side="left">
        <Sidebar {...sidebar} />
      </Drawer>
      <div className="mx-auto flex min-h-[calc(100dvh-3.5rem)] w-full max-w-[1200px] flex-col px-4 sm:px-6 lg:min-h-dvh lg:px-10">
        <main id="content" tabIndex={-1} className="pt-6 pb-16 outline-none lg:pt-10">
          {children}
        </main>
        <Footer {...footer}>
          {/* On small screens, always visible instead of inside the drawer. */}
          {sidebar.note && <div className="pb-2 lg:hidden">{sidebar.note}</div>}
        </Footer>
      </div>
    </div>
  )
}
