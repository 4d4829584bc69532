import { afterEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#test/component/accessibility.ts'
import { openGallery } from '#test/component/gallery.tsx'
import { press } from '#test/component/keys.ts'
import { letToastsTimeOut } from '#test/component/toasts.ts'
import { wordsOf } from '#test/component/words.ts'

afterEach(() => void vi.useRealTimers())

const button = (name: string) => page.getByRole('button', { name, exact: true })
const request = () => page.getByRole('dialog', { name: 'Ask for a change' })
/** A clock that the test moves. It begins later than any tooltip has closed, also in another file, as the page's own does. */
const startClock = () => {
  const now = performance.now()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.advanceTimersByTime(now + 1000)
}
/** React has rendered what the last timer changed. */
const rendered = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
/** Vitest's own hover() advances a clock that a test moves while it waits for the element. */
const movePointer = (from: Element | null, to: Element) =>
  (from ?? to).dispatchEvent(
    new PointerEvent(from ? 'pointerout' : 'pointerover', {
      bubbles: true,
      pointerType: 'mouse',
      relatedTarget: from && to,
    }),
  )
const pressOn = async (name: string) => {
  button(name).element().focus()
  await press('Enter')
}

test('a dialog traps the focus and restores it', async () => {
  await openGallery()
  await pressOn('Open a dialog')
  await expect.element(request().getByRole('textbox')).toHaveFocus()
  for (let tab = 0; tab < 8; tab += 1) {
    await press('Tab')
    await expect.poll(() => request().element().contains(document.activeElement)).toBe(true)
  }
  await expectAccessible('[role="dialog"]')
  await press('Escape')
  await expect.element(request()).not.toBeInTheDocument()
  await expect.element(button('Open a dialog')).toHaveFocus()
})

test('a double click opens a dialog, a click outside closes it', async () => {
  await openGallery()
  await button('Open a dialog').dblClick()
  await expect.element(request()).toBeVisible()
  const clickBeside = async () => {
    await userEvent.pointer([{ keys: '[MouseLeft]', coords: { x: 5, y: 5 } }])
    return request().elements()
  }
  await expect.poll(clickBeside).toEqual([])
})

test('a confirmation focuses Cancel first and cannot be closed while its request runs', async () => {
  await openGallery()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await button('Delete Blog').click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this blog?' })
  const inside = (name: string) => question.getByRole('button', { name })
  await expect.element(inside('Cancel')).toHaveFocus()
  await inside('Delete').click()
  await expect.element(inside('Cancel')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(inside('Delete')).toHaveAttribute('aria-disabled', 'true')
  await press('Escape')
  await inside('Cancel').click({ force: true })
  await expect.element(question).toBeVisible()
  vi.useRealTimers()
})

test('a confirmation closes when its request is done, and restores the focus', async () => {
  await openGallery()
  await button('Delete Blog').click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(button('Delete Blog')).toHaveFocus()
})

test('a dialog opened from a menu restores the focus to the menu’s trigger', async () => {
  await openGallery()
  await pressOn('Actions')
  await expect.element(page.getByRole('menuitem', { name: 'Edit Content' })).toBeVisible()
  await press('End')
  await expect.element(page.getByRole('menuitem', { name: 'Delete Blog' })).toHaveFocus()
  await press('Enter')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await press('Escape')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(button('Actions')).toHaveFocus()
})

test('a tooltip opens after 700 ms, the next immediately, and Escape closes only the tooltip', async () => {
  await openGallery()
  const tooltip = page.getByRole('tooltip')
  const icons = page.getByRole('button', { name: /^(Edit|Bold)$/ })
  const [first, second] = [icons.nth(0).element(), icons.nth(1).element()]
  startClock()
  movePointer(null, first)
  vi.advanceTimersByTime(699)
  await rendered()
  await expect.element(tooltip).not.toBeInTheDocument()
  vi.advanceTimersByTime(1)
  await expect.poll(() => wordsOf(tooltip)).toBe('Edit')
  movePointer(first, second)
  // The first closes shortly after the pointer leaves; the second opens without delay.
  vi.advanceTimersByTime(120)
  await expect.poll(() => wordsOf(tooltip)).toBe('Bold')
  await press('Escape')
  await expect.element(tooltip).not.toBeInTheDocument()
})

test('a tooltip on a disabled button opens immediately by keyboard, and describes it', async () => {
  await openGallery()
  const off = button('Save Keywords and AI Context')
  off.element().focus()
  await press('Shift+Tab')
  startClock()
  await press('Tab')
  vi.advanceTimersByTime(0)
  await expect.element(page.getByRole('tooltip', { name: 'Add at least 1 keyword first.' })).toBeVisible()
  await expect.element(off).toHaveAccessibleDescription('Add at least 1 keyword first.')
})

const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')]

test('toasts: three at a time, 356 px wide', async () => {
  await openGallery()
  for (const name of ['Success', 'Error', 'Warning, with an action', 'Information']) await button(name).click()
  await expect.poll(toasts).toHaveLength(4)
  await expect.poll(() => toasts().filter(({ dataset }) => dataset['visible'] === 'true')).toHaveLength(3)
  expect(toasts()[0]!.offsetWidth).toBe(356)
  await page.getByCss('[data-sonner-toast]').first().hover()
  await expect.poll(() => toasts()[0]!.dataset['expanded']).toBe('true')
  await expectAccessible('[data-sonner-toaster]')
})

test('a toast is gone after four seconds, which do not pass while it is hovered', async () => {
  letToastsTimeOut()
  await openGallery()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await button('Success').click()
  await expect.poll(toasts).toHaveLength(1)
  await page.getByCss('[data-sonner-toast]').hover()
  await expect.poll(() => toasts()[0]!.dataset['expanded']).toBe('true')
  vi.advanceTimersByTime(60_000)
  expect(toasts()[0]!.dataset['removed']).toBe('false')
  await commands.parkMouse()
  const isRemoved = () => {
    vi.advanceTimersByTime(4000)
    return toasts().every(({ dataset }) => dataset['removed'] === 'true')
  }
  await expect.poll(isRemoved).toBe(true)
})
