// Converts the files sent to vendors and received from them. Runs in a worker, as both are untrusted.
import { createCanvas } from '@napi-rs/canvas'
import { ALL_FORMATS, BufferSource, BufferTarget, Conversion, Input, Mp4OutputFormat, Output } from 'mediabunny'
import { decodeFile } from '#server/providers/image/encode.ts'

const width = 1280
const height = 720

/** The first frame in 16:9: as JPEG for vendors, as not all of them read WebP, and as WebP for the poster. */
export const startPicture = async (bytes: Uint8Array): Promise<{ jpeg: Uint8Array; poster: Uint8Array }> => {
  const image = await decodeFile(bytes)
  if ('problem' in image) throw new Error(`The first frame cannot be used: ${image.problem}`)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const scale = Math.max(width / image.width, height / image.height)
  const [across, down] = [image.width * scale, image.height * scale]
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, (width - across) / 2, (height - down) / 2, across, down)
  return {
    jpeg: new Uint8Array(await canvas.encode('jpeg', 92)),
    poster: new Uint8Array(await canvas.encode('webp', 86)),
  }
}

/** Whether an MP4 is complete, that is, its boxes end with the file: the reader silently ignores truncation. */
const isWhole = (bytes: Uint8Array): boolean => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  while (at + 16 <= file.length) {
    const size = file.readUInt32BE(at)
    if (size === 0) return true
    at += size === 1 ? Number(file.readBigUInt64BE(at + 8)) : Math.max(8, size)
  }
  return at <= file.length
}

export type UsableVideo = { video: Uint8Array; width: number; height: number; duration: number }

/** Why a file cannot be used. */
export type UnusableVideo = { problem: 'not-a-video' | 'not-mp4' | 'not-h264' }

/**
 * Remuxes the H.264 video, and any AAC audio, into a new MP4 with the index at the front, without re-encoding; drops
 * everything else. Returns its size in pixels and its duration in seconds.
 */
export const usableVideo = async (bytes: Uint8Array): Promise<UsableVideo | UnusableVideo> => {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  try {
    const format = await input.getFormat()
    if (!format.name.includes('MP4')) return { problem: 'not-mp4' }
    if (!isWhole(bytes)) return { problem: 'not-a-video' }
    const track = await input.getPrimaryVideoTrack()
    if (!track) return { problem: 'not-a-video' }
    if ((await track.getCodec()) !== 'avc') return { problem: 'not-h264' }
    const duration = await track.computeDuration()
    const target = new BufferTarget()
    const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
    const isPrimary = ({ id }: { id: number }) => id === track.id
    const conversion = await Conversion.init({
      input,
      output,
      tracks: 'primary',
      video: (each) => ({ discard: !isPrimary(each) }),
      audio: async (sound) => ({ discard: (await sound.getCodec()) !== 'aac' }),
      tags: {},
      showWarnings: false,
    })
    if (!conversion.isValid || !(duration > 0)) return { problem: 'not-a-video' }
    await conversion.execute()
    const [across, down] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
    return { video: new Uint8Array(target.buffer!), width: across, height: down, duration }
  } catch {
    return { problem: 'not-a-video' }
  } finally {
    input.dispose()
  }
}
