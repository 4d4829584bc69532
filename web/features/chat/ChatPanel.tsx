import { cx } from '#web/lib/cx.ts'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'
import { readChatMessage } from './chat-message.ts'

/** The minimum that a chat needs. same-origin refers to the iframe's own origin, which is never ours (docs/chat.md). */
const sandbox = 'allow-scripts allow-forms allow-popups allow-same-origin'

// Pixels.
const minHeight = 240
const defaultHeight = 560

type Props = { url: string; isOpen: boolean; onClose: () => void; onUnread: (count: number) => void }

/** The provider's iframe: full screen on a phone, elsewhere in the lower right corner. */
export function ChatPanel({ url, isOpen, onClose, onUnread }: Props) {
  const [height, setHeight] = useState(defaultHeight)
  const panel = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    if (isOpen) panel.current?.focus()
  }, [isOpen])

  useEffect(() => {
    const element = panel.current
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [onClose])

  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin !== new URL(url).origin || !source || source !== frame.current?.contentWindow) return
      const message = readChatMessage(data)
      if (message?.type === 'resize') setHeight(Math.max(minHeight, message.height))
      if (message?.type === 'unread') onUnread(message.count)
      if (message?.type === 'close') onClose()
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [url, onClose, onUnread])

  return (
    <dialog
      ref={panel}
      open={isOpen}
      tabIndex={-1}
      aria-label="Support chat"
      style={{ '--chat-height': `${height}px` } as CSSProperties}
      className={cx(
        'fixed inset-0 z-40 m-0 flex h-auto max-h-none w-auto max-w-none flex-col bg-surface-1 text-ink',
        'outline-none not-open:hidden lg:inset-auto lg:right-6 lg:bottom-20',
        'lg:h-[min(var(--chat-height),calc(100dvh-8rem))] lg:w-96 lg:overflow-hidden lg:rounded-panel lg:border',
        'lg:border-line lg:shadow-float lg:[body:has(.form-foot)_&]:bottom-38',
        'lg:[body:has(.form-foot)_&]:h-[min(var(--chat-height),calc(100dvh-12rem))]',
      )}
    >
      <header className="flex items-center justify-between border-b border-line py-1 pr-1 pl-4">
        <h2 className="font-medium">Support chat</h2>
        {/* The first Escape would close its tooltip instead. */}
        <IconButton icon={X} label="Close the chat" hasTooltip={false} onClick={onClose} />
      </header>
      <iframe
        ref={frame}
        title="Support chat"
        src={url}
        sandbox={sandbox}
        referrerPolicy="no-referrer"
        className="min-h-0 w-full flex-1 border-0 bg-white"
      />
    </dialog>
  )
}
