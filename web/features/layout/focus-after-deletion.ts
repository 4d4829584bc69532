/**
 * Restores the focus after an item of a list is deleted. Call it with the pressed delete button, and call the returned
 * function after the deletion: the focus moves to the next item, else the previous one, else the list's heading. The
 * closing dialog alone would focus main, as the button is gone.
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
