// AI edit in the editor, by role and name, with an assistant that the test answers for.
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '../keys.ts'
import { asked, selectionMenu, text, write } from './editor.tsx'

export const panel = () => page.getByRole('dialog', { name: 'AI edit' })
export const action = (name: string) => panel().getByRole('button', { name, exact: true })
export const command = (name: string) => panel().getByRole('menuitem', { name, exact: true })
export const instruction = () => panel().getByRole('textbox', { name: 'Say what to change' })

/** Sets the value of an editor that has an assistant. */
export const writeAssisted: typeof write = (value, props) => write(value, { hasAssistant: true, ...props })

/** What was asked for, oldest first. */
export const requests = () => asked().map(({ passage, command: name, isAborted }) => ({ passage, name, isAborted }))

/** Waits until so many passages were asked for, and answers the last. */
export const reply = async (count: number, how: 'say' | 'answer' | 'fail', words: string): Promise<void> => {
  await expect.poll(asked).toHaveLength(count)
  asked().at(-1)![how](words)
}

/** The toolbar of an earlier selection may still be there: the words that are selected tell. */
export const selectWord = async (word: string, { x = 5 } = {}): Promise<void> => {
  await text()
    .getByText(word)
    .dblClick({ position: { x, y: 10 } })
  await expect.poll(() => String(getSelection()).trim()).toBe(word)
  await expect.element(selectionMenu()).toBeVisible()
}

export const selectLine = async (words: string): Promise<void> => {
  await text().getByText(words).click()
  await press('Home')
  await press('Shift+End')
  await expect.element(selectionMenu()).toBeVisible()
}

export const openFrom = async (words: string): Promise<void> => {
  await selectLine(words)
  await press('ControlOrMeta+j')
  await expect.element(panel()).toBeVisible()
}
