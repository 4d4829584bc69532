// Files for tests of what is done with a vendor's video.
import mp4Encoder from 'h264-mp4-encoder'
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny'

export const testVideoSize = { width: 64, height: 36 }

/** A second of H.264 in an MP4 whose index stands at its end. */
export const testVideo = async (): Promise<Uint8Array> => {
  const { width, height } = testVideoSize
  const encoder = await mp4Encoder.createH264MP4Encoder()
  Object.assign(encoder, { ...testVideoSize, frameRate: 10, outputFilename: 'test.mp4' })
  encoder.initialize()
  for (let frame = 0; frame < 10; frame++) encoder.addFrameRgba(new Uint8Array(width * height * 4).fill(frame * 20))
  encoder.finalize()
  const bytes = encoder.FS.readFile('test.mp4').slice()
  encoder.delete()
  return bytes
}

/** An MP4 that says it holds VP9. */
export const vp9Video = async (): Promise<Uint8Array> => {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat(), target })
  const source = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(source)
  await output.start()
  await source.add(new EncodedPacket(new Uint8Array(100), 'key', 0, 1), {
    decoderConfig: { codec: 'vp09.00.10.08', codedWidth: 64, codedHeight: 36 },
  })
  await output.finalize()
  return new Uint8Array(target.buffer!)
}
