// Runs in a child process: receives a request as a message, and writes raw frames to standard output.
import { setImmediate as turn } from 'node:timers/promises'
import { encodeCanvas } from '#server/providers/image/encode.ts'
import { createFrameRenderer, PictureError, type RenderRequest } from './frame-renderer.ts'
import type { Format } from './format.ts'
import { canvasOf, createFrame } from './compositing.ts'

export type DrawRequest = { request: RenderRequest; format: Format }

/** First the progress from 0 to 1, several times; finally one of the others. */
export type DrawMessage = { progress: number } | { poster: Uint8Array; duration: number } | { unusable: string }

const tellEveryMs = 250

const tell = (message: DrawMessage) =>
  new Promise<void>((resolve, reject) =>
    process.send!(message, (error: Error | null) => (error ? reject(error) : resolve())),
  )

/** Waits until the encoder has read the frame; the next one is drawn while it encodes. */
const hand = (frame: Uint8Array) =>
  new Promise<void>((resolve, reject) => process.stdout.write(frame, (error) => (error ? reject(error) : resolve())))

const draw = async ({ request, format }: DrawRequest) => {
  await tell({ progress: 0 })
  const renderer = await createFrameRenderer(request, format)
  const frame = createFrame(format.width, format.height)
  const bytes = new Uint8Array(frame.data.buffer)
  renderer.draw(0, frame)
  const poster = (await encodeCanvas(canvasOf(frame))).image
  let told = performance.now()
  for (let index = 0; index < renderer.frameCount; index += 1) {
    renderer.draw(index, frame)
    await hand(bytes)
    await turn()
    if (performance.now() - told < tellEveryMs) continue
    told = performance.now()
    await tell({ progress: (index + 1) / renderer.frameCount })
  }
  await tell({ poster, duration: renderer.duration })
}

// The parent process has exited: nobody waits for the frames.
process.once('disconnect', () => process.exit(1))
process.stdout.on('error', () => process.exit(1))
process.once('message', (request: DrawRequest) => {
  const done = draw(request).catch((error: unknown) => {
    if (!(error instanceof PictureError)) throw error
    return tell({ unusable: error.message })
  })
  void done.then(() => process.stdout.end(() => process.exit(0)))
})
