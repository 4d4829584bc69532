/** Before an item with one button goes from a list: gives the focus to the next one's, so that a keyboard can go on. */
export function focusNeighbour(list: HTMLElement | null, index: number): void {
  const buttons = list?.querySelectorAll('button')
  const neighbour = buttons?.[index + 1] ?? buttons?.[index - 1]
  neighbour?.focus()
}
