const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', 'Home', 'End', ' '])

/** Keeps the caret of streamed text in view until the person scrolls, by wheel, touch, key or scroll bar. */
export function followText(text: HTMLElement): { follow: () => void; stop: () => void } {
  const listening = new AbortController()
  const { signal } = listening
  const stop = () => listening.abort()
  const onKey = ({ key }: KeyboardEvent) => {
    if (SCROLL_KEYS.has(key)) stop()
  }
  // A press on a scroll bar targets the scrolling element.
  const onPress = ({ target }: PointerEvent) => {
    if (target instanceof Element && target.contains(text) && target.scrollHeight > target.clientHeight) stop()
  }
  addEventListener('wheel', stop, { signal, passive: true })
  addEventListener('touchmove', stop, { signal, passive: true })
  addEventListener('keydown', onKey, { signal })
  addEventListener('pointerdown', onPress, { signal })
  const follow = () => {
    if (!signal.aborted) text.querySelector('.stream-caret')?.scrollIntoView({ block: 'nearest' })
  }
  return { follow, stop }
}
