import { StrictMode, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { toast } from 'sonner'

let root: Root | undefined

/** Renders as main.tsx does. */
export const render = (element: ReactNode): void => {
  const container = document.body.appendChild(document.createElement('div'))
  container.id = 'root'
  root = createRoot(container)
  root.render(
    <StrictMode>
      <MemoryRouter>{element}</MemoryRouter>
    </StrictMode>,
  )
}

const unmount = () => {
  root?.unmount()
  root = undefined
  toast.dismiss()
  document.body.replaceChildren()
}

/** Unmounts, and empties all that the browser keeps between pages. */
export const cleanUp = (): void => {
  unmount()
  localStorage.clear()
  sessionStorage.clear()
  delete document.documentElement.dataset['theme']
  window.scrollTo(0, 0)
}
