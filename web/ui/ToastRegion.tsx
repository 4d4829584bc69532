import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useEffect } from 'react'
import type { CSSProperties } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { connectToaster } from './toast.ts'

const icon = 'size-4.5'

// Enters by movement only, so that it is readable from the first moment; exits with our duration instead of sonner's.
const motion =
  'transition-[transform,height]! duration-180! data-[removed=true]:transition-[transform,opacity]! data-[removed=true]:duration-140!'

/** 4000 ms, three at a time, 356 px (B9). */
export function ToastRegion() {
  useEffect(
    () => connectToaster(({ kind, title, description, action }) => sonner[kind](title, { description, action })),
    [],
  )
  return (
    <Sonner
      duration={4000}
      visibleToasts={3}
      position="top-right"
      gap={10}
      closeButton
      containerAriaLabel="Notifications"
      style={{ '--width': '356px' } as CSSProperties}
      icons={{
        success: <CircleCheck aria-hidden className={`${icon} text-success`} />,
        error: <CircleAlert aria-hidden className={`${icon} text-danger`} />,
        warning: <TriangleAlert aria-hidden className={`${icon} text-warning`} />,
        info: <Info aria-hidden className={`${icon} text-ink-3`} />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full gap-3 rounded-panel border border-line bg-surface-1 p-4 pr-11 font-sans text-base text-ink ' +
            `shadow-float max-[600px]:w-full ${motion}`,
          icon: 'mt-px shrink-0',
          content: 'grid flex-1 gap-0.5',
          title: 'font-medium',
          description: 'text-sm text-ink-3',
          actionButton:
            'self-center rounded-control border border-line-strong px-3 h-8 text-sm font-medium hover:bg-surface-2',
          closeButton:
            'absolute top-2.5 right-2 flex size-8 items-center justify-center rounded-control text-ink-4 hover:bg-surface-3 hover:text-ink [&>svg]:size-3.5',
        },
      }}
    />
  )
}
