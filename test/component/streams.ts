// A streaming route as a component test wants it: the test sends the lines, and sees what the page does in between.
import { expect } from 'vitest'
import type { Line, Route } from '#contract/route.ts'
import { check, respondWith } from './fake-api.ts'

type StreamingRoute = Route & { stream: NonNullable<Route['stream']> }

/** From now on, each call of the route opens a stream. What the test does concerns the one that is open. */
export const stream = <R extends StreamingRoute>(route: R) => {
  let open: ReadableStreamDefaultController<Uint8Array> | undefined
  respondWith(route, (signal) => {
    const lines = new ReadableStream<Uint8Array>({
      start: (controller) => {
        open = controller
        signal?.addEventListener('abort', () => {
          if (open === controller) open = undefined
          controller.error(signal.reason)
        })
      },
      cancel: () => void (open = undefined),
    })
    return new Response(lines, { headers: { 'Content-Type': 'application/x-ndjson' } })
  })

  const opened = async () => {
    await expect.poll(() => open).toBeDefined()
    return open!
  }
  const send = async (...lines: Line<R>[]) => {
    const controller = await opened()
    for (const line of lines) {
      check(route, 'line', route.stream, line)
      controller.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`))
    }
    return controller
  }
  return {
    /** Waits until the page listens, and sends these lines. */
    send: async (...lines: Line<R>[]): Promise<void> => void (await send(...lines)),
    /** The same, and ends the stream. */
    end: async (...lines: Line<R>[]): Promise<void> => {
      const controller = await send(...lines)
      open = undefined
      controller.close()
    },
    /** The connection breaks. */
    cut: async (): Promise<void> => {
      const controller = await opened()
      open = undefined
      controller.error(new TypeError('network error'))
    },
    /** Whether the page listens. */
    isOpen: (): boolean => open !== undefined,
  }
}
