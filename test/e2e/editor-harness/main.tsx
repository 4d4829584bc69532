import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { EditorHarness, type Harness } from '#test/component/editor/EditorHarness.tsx'
import '#web/ui/theme.css'

declare global {
  interface Window {
    harness: Harness
  }
}

const expose = (harness: Harness) => {
  window.harness = harness
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <EditorHarness onReady={expose} />
    </StrictMode>,
  )
}
