// The parts of a signed-in screen by role and name, and what a person does with them.
import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { expectAccessible } from './accessibility.ts'
import { press } from './keys.ts'

export const main = () => page.getByRole('main')
export const sidebar = () => page.getByRole('complementary')
export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })
export const combobox = (name: string) => page.getByRole('combobox', { name, exact: true })
export const question = (name: string) => page.getByRole('alertdialog', { name, exact: true })
export const toast = (title: string) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: title })

/** From the keyboard: focuses it and presses Enter. */
export const pressOn = async (locator: Locator): Promise<void> => {
  const element = await locator.findElement()
  element.focus()
  await press('Enter')
}

/** Presses a button twice before React renders again. */
export const pressTwice = async (name: string): Promise<void> => {
  const element = (await button(name).findElement()) as HTMLElement
  element.focus()
  element.click()
  element.click()
}

/** A button that is off stays focusable. */
export const expectOff = (locator: Locator) => expect.element(locator).toHaveAttribute('aria-disabled', 'true')
export const expectOn = (locator: Locator) => expect.element(locator).not.toHaveAttribute('aria-disabled')

/** Axe finds nothing on a phone, nor on a desktop. */
export const expectAccessibleAtEachSize = async (): Promise<void> => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.viewport(width, height)
    // A screen that is still loading has its own state, and is replaced in a moment.
    await expect.poll(() => document.querySelector('main [aria-busy=true]')).toBeNull()
    await expectAccessible()
  }
}
