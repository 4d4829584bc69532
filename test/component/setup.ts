// Runs before every file of component tests.
import { afterEach, beforeEach } from 'vitest'
import { commands, locators, page } from 'vitest/browser'
import '#web/ui/theme.css'
import { cleanUp } from './render.tsx'

locators.extend({ getByCss: (selector: string) => `css=${selector}` })

beforeEach(async () => {
  await commands.watchConsole()
  await commands.emulate({})
  await commands.parkMouse()
  await page.viewport(1440, 900)
})

afterEach(async () => {
  cleanUp()
  const problems = await commands.takeProblems()
  if (problems.length > 0) throw new Error(`The console said:\n${problems.join('\n')}`)
})
