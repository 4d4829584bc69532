// Runs before every file of component tests.
import { afterEach, beforeEach } from 'vitest'
import { commands, locators, page } from 'vitest/browser'
import '#web/ui/theme.css'
import { contractProblems, installFakeApi } from './fake-api.ts'
import { cleanUp } from './render.tsx'
import { holdToasts } from './toasts.ts'

locators.extend({ getByCss: (selector: string) => `css=${selector}` })

beforeEach(async () => {
  installFakeApi()
  holdToasts()
  await commands.watchConsole()
  await commands.emulate({})
  await commands.parkMouse()
  await page.viewport(1440, 900)
})

afterEach(async () => {
  cleanUp()
  const said = await commands.takeProblems()
  if (said.length > 0) throw new Error(`The console said:\n${said.join('\n')}`)
  const misfits = contractProblems()
  if (misfits.length > 0) throw new Error(`The contract was not kept:\n${misfits.join('\n')}`)
})
