import type { Locator } from 'vitest/browser'

/** What is to be read in an element, as the browser lays it out. */
export const wordsOf = (locator: Locator): string => (locator.element() as HTMLElement).innerText

/** The same of every element that is found, in order. */
export const allWordsOf = (locator: Locator): string[] =>
  locator.elements().map((element) => (element as HTMLElement).innerText)
