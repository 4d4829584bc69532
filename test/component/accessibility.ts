import axe from 'axe-core'
import { expect } from 'vitest'

/** Axe finds nothing wrong with the page, or with the part of it at `selector`; nor does the page scroll sideways. */
export const expectAccessible = async (selector?: string): Promise<void> => {
  // A dialog hides the page's heading.
  await expect.poll(() => document.querySelector('h1, [role$=dialog]')).not.toBeNull()
  // Of what passes, Axe would describe every element otherwise.
  const { violations } = await axe.run(selector ?? document, { resultTypes: ['violations'] })
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  const { scrollWidth, clientWidth } = document.documentElement
  expect({ found, sideways: scrollWidth - clientWidth }).toEqual({ found: [], sideways: 0 })
}
