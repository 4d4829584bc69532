import './api/access-token.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './App.tsx'
import { reportError, watchForErrors } from './features/errors/start.ts'
import { applyTheme, readTheme } from './lib/theme.ts'
import './ui/theme.css'

applyTheme(readTheme())
watchForErrors()

const report = (error: unknown) => {
  console.error(error)
  reportError(error)
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root, { onCaughtError: report }).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
)
