import { useEffect, useState, type RefObject } from 'react'

type Focus = { part: 'row' | 'notes' | 'undo' | 'add'; id?: string }

const selectors = {
  row: (id = '') => `[data-row="${CSS.escape(id)}"]`,
  notes: (id = '') => `[data-notes="${CSS.escape(id)}"]`,
  undo: () => '[data-undo]',
  add: () => '[data-add]',
}

/** Focuses a part of the tree once it is rendered. */
export const useTreeFocus = (tree: RefObject<HTMLElement | null>) => {
  const [wanted, setWanted] = useState<Focus>()
  useEffect(() => {
    if (!wanted) return undefined
    // Deferred, because a closing menu returns the focus to its button.
    const frame = requestAnimationFrame(() =>
      tree.current?.querySelector<HTMLElement>(selectors[wanted.part](wanted.id))?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [wanted, tree])
  return setWanted
}
