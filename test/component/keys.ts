// Real keys, sent by the browser itself.
import { userEvent } from 'vitest/browser'

/** Presses a key, with modifiers as in `ControlOrMeta+Shift+z`. */
export const press = (combination: string): Promise<void> => {
  const keys = combination.split(/\+(?=.)/)
  const modifiers = keys.slice(0, -1)
  const down = modifiers.map((key) => `{${key}>}`).join('')
  const up = modifiers.map((key) => `{/${key}}`).join('')
  return userEvent.keyboard(`${down}{${keys.at(-1)}}${up}`)
}

/** Types text, character by character, where the focus is. */
export const type = (text: string): Promise<void> =>
  userEvent.keyboard(text.replaceAll(/[{[]/g, '$&$&').replaceAll('\n', '{Enter}'))
