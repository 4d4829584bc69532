// Runs alone in a process of its own: a request comes as a message, the frames leave raw by standard output.
import { setImmediate as turn } from 'node:timers/promises'
import { encodeCanvas } from '#server/providers/image/encode.ts'
import { createFilm, PictureError, type FilmRequest } from './film.ts'
import type { Format } from './format.ts'
import { canvasOf, createFrame } from './planes.ts'

export type DrawOrder = { request: FilmRequest; format: Format }

/** In this order: the share that is drawn, from 0 to 1, as often as it changes; then one of the others. */
export type DrawMessage = { progress: number } | { poster: Uint8Array; duration: number } | { unusable: string }

const tellEveryMs = 250

const tell = (message: DrawMessage) =>
  new Promise<void>((resolve, reject) =>
    process.send!(message, (error: Error | null) => (error ? reject(error) : resolve())),
  )

/** Waits until the encoder has taken it: the next frame is drawn while this one is encoded. */
const hand = (frame: Uint8Array) =>
  new Promise<void>((resolve, reject) => process.stdout.write(frame, (error) => (error ? reject(error) : resolve())))

const draw = async ({ request, format }: DrawOrder) => {
  await tell({ progress: 0 })
  const film = await createFilm(request, format)
  const frame = createFrame(format.width, format.height)
  const bytes = new Uint8Array(frame.data.buffer)
  film.draw(0, frame)
  const poster = (await encodeCanvas(canvasOf(frame))).image
  let told = performance.now()
  for (let index = 0; index < film.frameCount; index += 1) {
    film.draw(index, frame)
    await hand(bytes)
    await turn()
    if (performance.now() - told < tellEveryMs) continue
    told = performance.now()
    await tell({ progress: (index + 1) / film.frameCount })
  }
  await tell({ poster, duration: film.duration })
}

// Whoever started it has ended: nobody waits for the frames.
process.once('disconnect', () => process.exit(1))
process.stdout.on('error', () => process.exit(1))
process.once('message', (order: DrawOrder) => {
  const done = draw(order).catch((error: unknown) => {
    if (!(error instanceof PictureError)) throw error
    return tell({ unusable: error.message })
  })
  void done.then(() => process.stdout.end(() => process.exit(0)))
})
