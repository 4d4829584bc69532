import type { Locator } from 'vitest/browser'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** For what has no role and no words, such as the caret of a stream. */
    getByCss: (selector: string) => Locator
  }
}
