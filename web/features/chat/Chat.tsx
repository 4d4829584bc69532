import MessageCircle from 'lucide-react/icons/message-circle'
import { useCallback, useRef, useState } from 'react'
import { buttonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/lib/cx.ts'
import { ChatPanel } from './ChatPanel.tsx'

/** localStorage key of whether the chat is open. */
const key = 'chat-open'

// On a phone, where it covers the screen, it is only opened by hand.
const wasLeftOpen = () => localStorage.getItem(key) === '1' && matchMedia('(min-width: 1024px)').matches

/**
 * The chat of a provider: a cross-origin iframe, loaded when first opened and then kept, so that it can report unread
 * messages.
 */
export function Chat({ url }: { url: string }) {
  const [isOpen, setOpen] = useState(wasLeftOpen)
  const [isLoaded, setLoaded] = useState(isOpen)
  const [unread, setUnread] = useState(0)
  const launcher = useRef<HTMLButtonElement>(null)

  const open = () => {
    localStorage.setItem(key, '1')
    setOpen(true)
    setLoaded(true)
  }
  const close = useCallback(() => {
    localStorage.setItem(key, '0')
    setOpen(false)
    launcher.current?.focus()
  }, [])

  const news = unread > 0 && !isOpen ? Math.min(unread, 99) : 0
  return (
    <>
      {/* On a phone at the end of the page, where it covers nothing; elsewhere above a form's footer. */}
      <div className="mt-12 flex justify-end lg:fixed lg:right-6 lg:bottom-6 lg:z-20 lg:mt-0 lg:[body:has(.form-foot)_&]:bottom-24">
        <button
          ref={launcher}
          type="button"
          aria-label={news ? `Support chat, ${news} new` : 'Support chat'}
          aria-expanded={isOpen}
          onClick={isOpen ? close : open}
          className={cx(buttonClass({}), 'lg:shadow-float')}
        >
          <MessageCircle aria-hidden className="size-4.5" />
          Chat
          {news > 0 && (
            <span aria-hidden className="rounded-control bg-ink px-1.5 text-xs text-paper">
              {news}
            </span>
          )}
        </button>
      </div>
      {isLoaded && <ChatPanel url={url} isOpen={isOpen} onClose={close} onUnread={setUnread} />}
    </>
  )
}
