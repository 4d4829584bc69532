/** Sonner lets no toast time out while the page is hidden: a slow test still finds the toast that it waits for. */
export const holdToasts = (): void => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
}

/** For a test of the time-out itself. */
export const letToastsTimeOut = (): void => {
  Reflect.deleteProperty(document, 'hidden')
}
