// The parts of a screen by role and name, and calls of the API that are delayed or rejected.
import type { Locator, Page } from 'playwright-core'

export type Screen = ReturnType<typeof screenOf>

export const screenOf = (page: Page) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const toast = (title: string) =>
    page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('listitem')
      .filter({ hasText: title })
  /** Every call with this method to an address like this. */
  const intercept = (pattern: string, method: string, answer: Parameters<Page['route']>[1]) =>
    page.route(pattern, (route, request) => (request.method() === method ? answer(route, request) : route.fallback()))

  return {
    button,
    textbox: (name: string) => page.getByRole('textbox', { name, exact: true }),
    combobox: (name: string) => page.getByRole('combobox', { name, exact: true }),
    dialog: (name: string) => page.getByRole('alertdialog', { name, exact: true }),
    toast,
    /** Starts to wait for the toast before the action, as it disappears after four seconds. */
    showsToast: (title: string, action: Promise<unknown>) => Promise.all([toast(title).waitFor(), action]),
    /** Waits until the button is disabled; a disabled button stays focusable. */
    isOff: (name: string) => button(name).and(page.locator('[aria-disabled=true]')).waitFor(),
    isOn: (name: string) => button(name).and(page.locator(':not([aria-disabled])')).waitFor(),
    hasFocus: (control: Locator) => control.and(page.locator(':focus')).waitFor(),
    /** `path` with its query. */
    isAt: (path: string) => page.waitForURL((url) => url.pathname + url.search === path),
    /** Waits until everything is loaded. */
    isLoaded: async () => {
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
    },
    /** Lets the calls wait until `release` is called; `count` is how many there were. */
    hold: async (pattern: string, method: string) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      let count = 0
      await intercept(pattern, method, async (route) => {
        count += 1
        await promise
        await route.continue()
      })
      return { release: resolve, count: () => count }
    },
    /**
     * Rejects `times` calls, or all. The route stays afterwards: requests of the page during its removal might never be
     * answered.
     */
    refuse: (pattern: string, method: string, status: number, body: object = {}, times = Infinity) => {
      let left = times
      return intercept(pattern, method, (route) => {
        left -= 1
        if (left < 0) return route.fallback()
        return route.fulfill({ status, json: { status: 'error', code: status, error: 'Refused', ...body } })
      })
    },
  }
}
