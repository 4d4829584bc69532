// Replaces a missing ffmpeg, in a child process: reads raw frames from standard input, and writes an MP4 file. The WASM
// encoder writes the index last, so the file is remuxed.
import { writeFileSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import mp4Encoder from 'h264-mp4-encoder'
import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'

// 10 to 51, lower is better; 0 to 10, higher is faster.
const quantizer = 28
const speed = 10
// Players can seek to every second.
const keyEverySeconds = 1

const colour = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const

const encode = async (width: number, height: number, framesPerSecond: number): Promise<Uint8Array> => {
  const encoder = await mp4Encoder.createH264MP4Encoder()
  Object.assign(encoder, { width, height, frameRate: framesPerSecond, speed, quantizationParameter: quantizer })
  encoder.groupOfPictures = framesPerSecond * keyEverySeconds
  encoder.initialize()
  const frame = new Uint8Array((width * height * 3) / 2)
  let filled = 0
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length;) {
      const length = Math.min(chunk.length - at, frame.length - filled)
      frame.set(chunk.subarray(at, at + length), filled)
      at += length
      filled += length
      if (filled < frame.length) continue
      encoder.addFrameYuv(frame)
      filled = 0
      // The encoder's garbage is freed between turns of the event loop; otherwise memory grows by megabytes per frame.
      await turn()
    }
  }
  if (filled > 0) throw new Error('The last frame is incomplete')
  encoder.finalize()
  return encoder.FS.readFile(encoder.outputFilename)
}

/** Remuxes with the index first, exact timestamps and the colour space. */
const remux = async (mp4: Uint8Array, framesPerSecond: number): Promise<Uint8Array> => {
  const input = new Input({ source: new BufferSource(mp4), formats: [MP4] })
  const track = await input.getPrimaryVideoTrack()
  const config = await track?.getDecoderConfig()
  if (!track || !config) throw new Error('The encoder wrote no video')
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const source = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(source, { frameRate: framesPerSecond })
  await output.start()
  const meta = { decoderConfig: { ...config, colorSpace: colour } }
  let index = 0
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const timing = { timestamp: index / framesPerSecond, duration: 1 / framesPerSecond }
    await source.add(packet.clone(timing), index === 0 ? meta : undefined)
    index += 1
  }
  await output.finalize()
  return withoutDates(Buffer.from(target.buffer!))
}

/** Clears the dates in the headers (ISO/IEC 14496-12, 8.2.2, 8.3.2, 8.4.2), so that the same frames make the same file. */
const withoutDates = (mp4: Buffer): Buffer => {
  const end = mp4.indexOf('mdat')
  for (const name of ['mvhd', 'tkhd', 'mdhd']) {
    const at = mp4.indexOf(name)
    if (at < 0 || at > end) throw new Error(`The file has no ${name} before its pictures`)
    // After the name: version and flags, then the dates, each 4 bytes in version 0 and 8 in version 1.
    mp4.fill(0, at + 8, at + (mp4[at + 4] === 1 ? 24 : 16))
  }
  return mp4
}

const [width, height, framesPerSecond] = process.argv.slice(2, 5).map(Number) as [number, number, number]
writeFileSync(process.argv[5]!, await remux(await encode(width, height, framesPerSecond), framesPerSecond))
