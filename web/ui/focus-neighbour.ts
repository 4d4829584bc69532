/** Call before removing an item with one button from a list: focuses the next item's button, for keyboard users. */
export function focusNeighbour(list: HTMLElement | null, index: number): void {
  const buttons = list?.querySelectorAll('button')
  const neighbour = buttons?.[index + 1] ?? buttons?.[index - 1]
  neighbour?.focus()
}
