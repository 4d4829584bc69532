/**
 * For an item that is deleted from a list. Call it with the item's delete button when that is pressed, and what it answers
 * when the item has been deleted: the focus, which the closing dialog gives to main as the button is gone, goes on to the next
 * item, to the one before where there is no next, or to the heading over the list.
 */
export function focusAfterDeletion(button: Element): () => void {
  const item = button.closest('li')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const heading = item?.closest('section[aria-labelledby], main')?.querySelector<HTMLElement>('h1, h2')
  return () => {
    const passOn = () => {
      if (neighbour?.isConnected) neighbour.querySelector('a')?.focus()
      else if (heading?.isConnected) {
        heading.tabIndex = -1
        heading.focus()
      }
    }
    document.querySelector('main')?.addEventListener('focus', passOn, { once: true })
  }
}
