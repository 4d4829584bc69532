import { useEffect, useRef, type RefObject } from 'react'
import { followText } from '#web/ui/editor/follow-text.ts'

/** Scrolls to the end of streamed text until the person scrolls. */
export const useFollowText = (tree: RefObject<HTMLElement | null>, isStreaming: boolean) => {
  const follow = useRef<() => void>(undefined)
  useEffect(() => {
    if (!isStreaming || !tree.current) return undefined
    const following = followText(tree.current)
    follow.current = following.follow
    return following.stop
  }, [isStreaming, tree])
  useEffect(() => {
    if (isStreaming) follow.current?.()
  })
}
