// What a component test asks of the browser that contains its page. Runs in Node, called by `commands` of vitest/browser.
import type { Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'

const problems = new WeakMap<Page, string[]>()

/** From now on, notes every warning and error of the browser's console. */
const watchConsole: BrowserCommand = ({ page }) => {
  if (problems.has(page)) return
  const found: string[] = []
  problems.set(page, found)
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(`${message.type()}: ${message.text()}`)
  })
}

/** The warnings and errors since the last call. */
const takeProblems: BrowserCommand = async ({ page }) => {
  // The answer comes after every message that was sent before.
  await page.evaluate(() => 0)
  return problems.get(page)?.splice(0) ?? []
}

/** Moves the mouse away from everything, as it stays where the test before left it. */
const parkMouse: BrowserCommand = ({ page }) => page.mouse.move(0, 0)

/** What the system asks of a page: its colours, and whether it may move. */
const emulate: BrowserCommand<[media: Media]> = ({ page }, { colorScheme = null, reducedMotion = 'reduce' }) =>
  page.emulateMedia({ colorScheme, reducedMotion })

export type Media = { colorScheme?: 'light' | 'dark' | null; reducedMotion?: 'reduce' | 'no-preference' }

export const commands = { watchConsole, takeProblems, parkMouse, emulate }

declare module 'vitest/browser' {
  interface BrowserCommands {
    watchConsole: () => Promise<void>
    takeProblems: () => Promise<string[]>
    parkMouse: () => Promise<void>
    emulate: (media: Media) => Promise<void>
  }
}
