// An editor alone on the page, and its parts by role and name.
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../render.tsx'
import { EditorHarness, type Harness } from './EditorHarness.tsx'

let harness: Harness | undefined

export const openEditor = async (): Promise<void> => {
  await page.viewport(1000, 700)
  harness = undefined
  render(<EditorHarness onReady={(ready) => (harness = ready)} />)
  await expect.element(text()).toBeVisible()
  await expect.poll(() => harness).toBeDefined()
}

const current = (): Harness => {
  if (!harness) throw new Error('Open the editor first.')
  return harness
}

export const text = () => page.getByRole('textbox', { name: 'Content' })
/** A button of the toolbar. */
export const button = (name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true })
/** The toolbar beside selected text. */
export const selectionMenu = () => page.getByRole('toolbar', { name: 'Selected text' })

/** What the editor reported, oldest first. */
export const changes = (): string[] => current().changes
/** What AI edit asked for, oldest first. */
export const asked = () => current().asked
export const setProps: Harness['setProps'] = (props) => current().setProps(props)

/** Sets the value, and waits until it is shown. */
export const write = async (value: string, props: Parameters<Harness['setProps']>[0] = {}): Promise<void> => {
  setProps({ value, ...props })
  await expect.poll(() => innerText()).not.toBe('')
}

export const innerText = (): string => (text().element() as HTMLElement).innerText.trim()

export const focus = (): void => text().element().focus()

/** Takes the focus away, on which the editor reports at once. */
export const leave = (): void => page.getByRole('button', { name: 'After', exact: true }).element().focus()

/** Expects that the editor reports this in the end. */
export const expectMarkdown = async (expected: string | RegExp): Promise<void> => {
  leave()
  const last = () => changes().at(-1) ?? ''
  if (typeof expected === 'string') await expect.poll(last).toBe(expected)
  else await expect.poll(last).toMatch(expected)
}

/** Pastes what another program would have put on the clipboard. */
export const paste = ({ html, text: plain }: { html?: string; text?: string }): void => {
  const clipboardData = new DataTransfer()
  if (html) clipboardData.setData('text/html', html)
  if (plain) clipboardData.setData('text/plain', plain)
  text()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** Waits until everything that the last call changed is painted. */
export const nextFrame = () => new Promise(requestAnimationFrame)

/** Lets nothing that waits for a time happen until the test advances the clock. */
export const stopClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'cancelIdleCallback'] })
