// Measures the time to render a built-in video at 720p relative to its length, with each available encoder; also the CPU
// time of both processes (which depends less on other load) and their peak memory together.
import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { paintArt } from '#server/providers/image/builtin/make-art.ts'
import { chooseEncoder, wasmEncoder } from '#server/providers/video/builtin/encoder.ts'
import { createBuiltInRenderer } from '#server/providers/video/builtin/renderer.ts'

const floors = { ffmpeg: 0.45, wasm: 0.9 }
const allowedMb = 600
const rounds = 3
const sampleMs = 25
// USER_HZ, the same on all current Linux systems.
const ticksPerSecond = 100
const pageMb = 4096 / 1024 / 1024

type Load = { seconds: number; megabytes: number }

/** CPU time and memory of all child processes, by process id. */
const childLoads = (): Map<string, Load> => {
  const loads = new Map<string, Load>()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      // After the name in brackets: state, parent …; user and system time follow 11 and 12 fields later, pages 21.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /su, '')
        .split(' ')
      if (fields[1] !== String(process.pid)) continue
      const ticks = Number(fields[11]) + Number(fields[12])
      loads.set(pid, { seconds: ticks / ticksPerSecond, megabytes: Number(fields[21]) * pageMb })
    } catch {
      // It has exited since the list was read.
    }
  }
  return loads
}

/** Monitors the child processes during the work. */
const watched = async <Result>(work: Promise<Result>) => {
  const seconds = new Map<string, number>()
  let peakMb = 0
  const timer = setInterval(() => {
    const loads = childLoads()
    for (const [pid, load] of loads) seconds.set(pid, load.seconds)
    peakMb = Math.max(
      peakMb,
      [...loads.values()].reduce((sum, { megabytes }) => sum + megabytes, 0),
    )
  }, sampleMs)
  const result = await work.finally(() => clearInterval(timer))
  return { result, peakMb, processors: [...seconds.values()] }
}

const [brandName, language, title] = [
  'Northlight Cycles',
  'en_GB',
  'Choosing a cargo bike that fits your hall',
] as const
const frames: Uint8Array[] = []
for (let index = 0; index < 3; index += 1) {
  const { canvas } = await paintArt({ seed: 'bench', index, title: null, language, brandName, logo: null })
  frames.push(new Uint8Array(await canvas.encode('webp', 90)))
}
const request = {
  prompt: '',
  frames,
  captions: ['Will it fit through the door?', 'Measure the hall before the bike.', 'Then try it with the shopping in.'],
  endCard: { brandName, language, title, website: 'northlight.example', logo: null },
  seed: 'bench',
}
const work = { operation: null, keep: async () => {} }

const bench = async (name: keyof typeof floors) => {
  const renderer = createBuiltInRenderer({}, { isWasm: name === 'wasm' })
  const found: { ratio: number; processors: number; busiest: number; peakMb: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now()
    const { result, peakMb, processors } = await watched(renderer.make(request, work))
    const ratio = (performance.now() - from) / 1000 / result.duration
    const whole = processors.reduce((sum, seconds) => sum + seconds, 0)
    const busiest = Math.max(...processors) / result.duration
    found.push({ ratio, processors: whole / result.duration, busiest, peakMb })
    const size = (result.video.length / 1e6).toFixed(1)
    console.log(`  ${name}: ${result.duration.toFixed(1)} s of video, ${size} MB, ratio ${ratio.toFixed(2)}`)
  }
  const best = found.toSorted((one, other) => one.ratio - other.ratio)[0]!
  const peakMb = Math.max(...found.map((round) => round.peakMb))
  console.log(
    `${name}: render time / video length = ${best.ratio.toFixed(2)} (at most ${floors[name]}), best of ${rounds}`,
  )
  const [whole, busiest] = [best.processors.toFixed(2), best.busiest.toFixed(2)]
  console.log(`${name}: processor time / video length = ${whole}, of the busier process ${busiest}: no ratio is less`)
  console.log(`${name}: peak memory of both processes ${Math.round(peakMb)} MB (at most ${allowedMb})`)
  if (best.ratio > floors[name] || peakMb > allowedMb) process.exitCode = 1
}

console.log(`load of the machine before: ${loadavg()[0]!.toFixed(1)}`)
await bench('wasm')
if ((await chooseEncoder(undefined)) === wasmEncoder) console.log('ffmpeg: none on the PATH')
else await bench('ffmpeg')
console.log(`load of the machine at the end, with ours: ${loadavg()[0]!.toFixed(1)}`)
