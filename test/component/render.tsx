import { StrictMode, useEffect, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { toast } from 'sonner'
import { App } from '#web/App.tsx'
import { endSession } from '#web/api/session.ts'
import { queryClient } from '#web/lib/query-client.ts'

let root: Root | undefined
let shownPath = ''
let navigateBy: (delta: number) => void = () => {}

function Location() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    shownPath = pathname + search
    navigateBy = (delta) => void navigate(delta)
  }, [pathname, search, navigate])
  return null
}

/** Renders as main.tsx does, at an address of the web app. */
export const render = (element: ReactNode, { path = '/' } = {}): void => {
  const container = document.body.appendChild(document.createElement('div'))
  container.id = 'root'
  root = createRoot(container)
  root.render(
    <StrictMode>
      <MemoryRouter initialEntries={[path]}>
        <Location />
        {element}
      </MemoryRouter>
    </StrictMode>,
  )
}

/** Opens a screen of the web app, as another page load does. */
export const openApp = async (path: string): Promise<void> => {
  unmount()
  render(<App />, { path })
}

/** The address that the web app shows. */
export const currentPath = (): string => shownPath

/** As the browser's back button. */
export const goBack = (): void => navigateBy(-1)

const unmount = () => {
  root?.unmount()
  root = undefined
  queryClient.clear()
  toast.dismiss()
  document.body.replaceChildren()
}

/** Unmounts, and empties all that the browser keeps between pages. */
export const cleanUp = (): void => {
  unmount()
  endSession()
  localStorage.clear()
  sessionStorage.clear()
  delete document.documentElement.dataset['theme']
  window.scrollTo(0, 0)
}
