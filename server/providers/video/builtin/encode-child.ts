// Stands in for ffmpeg where there is none, in a process of its own: raw frames on standard input, an MP4 in the file that
// is named. The WASM encoder writes the index last, in the order of a recording, so the file is written anew.
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

// Of 10 to 51, the lower the better, and of 0 to 10, the higher the faster.
const quantizer = 28
const speed = 10
// A player can jump to every second.
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
      // What the encoder leaves behind is given back between turns; without, memory grows by megabytes a frame.
      await turn()
    }
  }
  if (filled > 0) throw new Error('The last frame is not whole')
  encoder.finalize()
  return encoder.FS.readFile(encoder.outputFilename)
}

/** The same pictures with the index first, at exact times, and with the colours named. */
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

/** The same frames are to make the same file: the dates in its headers (ISO/IEC 14496-12, 8.2.2, 8.3.2, 8.4.2) are cleared. */
const withoutDates = (mp4: Buffer): Buffer => {
  const end = mp4.indexOf('mdat')
  for (const name of ['mvhd', 'tkhd', 'mdhd']) {
    const at = mp4.indexOf(name)
    if (at < 0 || at > end) throw new Error(`The file has no ${name} before its pictures`)
    // After the name: version and flags, then the dates, of 4 bytes each in version 0 and of 8 in version 1.
    mp4.fill(0, at + 8, at + (mp4[at + 4] === 1 ? 24 : 16))
  }
  return mp4
}

const [width, height, framesPerSecond] = process.argv.slice(2, 5).map(Number) as [number, number, number]
writeFileSync(process.argv[5]!, await remux(await encode(width, height, framesPerSecond), framesPerSecond))
