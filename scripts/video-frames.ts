// Draws frames of three built-in videos (brands, languages, with and without a logo, one to three pictures) into
// test/output/videos/: a contact sheet per video and some full-size frames, for visual inspection.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import type { Language } from '#domain/languages.ts'
import { paintArt } from '#server/providers/image/builtin/make-art.ts'
import { createFrameRenderer } from '#server/providers/video/builtin/frame-renderer.ts'
import { fullFormat } from '#server/providers/video/builtin/format.ts'
import { canvasOf, createFrame } from '#server/providers/video/builtin/compositing.ts'

const folder = new URL('../test/output/videos/', import.meta.url)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const logoOf = async (paint: (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void) => {
  const canvas = createCanvas(320, 120)
  paint(canvas.getContext('2d'))
  return new Uint8Array(await canvas.encode('png'))
}

const leaf = await logoOf((context) => {
  context.fillStyle = '#0b6e4f'
  context.beginPath()
  context.ellipse(60, 60, 50, 30, -0.6, 0, 7)
  context.fill()
  context.fillStyle = '#f2a65a'
  context.beginPath()
  context.arc(120, 78, 22, 0, 7)
  context.fill()
  context.fillStyle = '#0b6e4f'
  context.font = '700 54px "Masthead Sans"'
  context.fillText('olivo', 152, 80)
})

const videos: {
  name: string
  language: Language
  pictures: number
  title: string
  captions: string[]
  logo: Uint8Array | null
  website: string | null
}[] = [
  {
    name: 'Northlight Cycles',
    language: 'en_GB',
    pictures: 3,
    title: 'Choosing a cargo bike that fits through your front door',
    captions: [
      'Will it fit through the door?',
      'Measure the hallway before you measure the bike.',
      'Front loader or longtail: each turns differently.',
      'Try it with the shopping in 🚲',
    ],
    logo: null,
    website: 'northlightcycles.co.uk',
  },
  {
    name: 'Atemraum',
    language: 'de',
    pictures: 2,
    title: 'Rechtsschutzversicherungsgesellschaften verstehen: was Selbstständige wirklich brauchen',
    captions: [
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft: so lang darf ein Wort sein.',
      'Kraftfahrzeughaftpflichtversicherung und Berufsunfähigkeitsversicherung im Vergleich',
      'Fünf Fragen, die Sie vor der Unterschrift stellen sollten',
    ],
    logo: null,
    website: 'atemraum-versicherungsvergleich.de',
  },
  {
    name: 'Olivo',
    language: 'it',
    pictures: 1,
    title: 'Perché l’olio nuovo sa di carciofo',
    captions: ['L’olio nuovo sa di carciofo. Perché?', 'Si raccoglie presto, quando l’oliva è ancora verde.'],
    logo: leaf,
    website: null,
  },
]

const [columns, rows, cellWidth, cellHeight] = [4, 5, 480, 270]
const file = (number: number, name: string) => new URL(`${number}-${name}.png`, folder)

for (const [number, { name: brandName, language, pictures, title, captions, logo, website }] of videos.entries()) {
  const seed = `frames-${number}`
  const frames: Uint8Array[] = []
  for (let index = 0; index < pictures; index += 1) {
    const { canvas } = await paintArt({ seed, index, title: null, language, brandName, logo })
    frames.push(new Uint8Array(await canvas.encode('webp', 90)))
  }
  const renderer = await createFrameRenderer(
    { frames, captions, endCard: { brandName, website, title, logo, language }, seed },
    fullFormat,
  )
  const frame = createFrame(fullFormat.width, fullFormat.height)
  const sheet = createCanvas(columns * cellWidth, rows * cellHeight)
  for (let cell = 0; cell < columns * rows; cell += 1) {
    renderer.draw(Math.round((cell / (columns * rows - 1)) * (renderer.frameCount - 1)), frame)
    const canvas = canvasOf(frame)
    const [x, y] = [(cell % columns) * cellWidth, Math.floor(cell / columns) * cellHeight]
    sheet.getContext('2d').drawImage(canvas, x, y, cellWidth, cellHeight)
    if ([0, 3, 7, 19].includes(cell)) writeFileSync(file(number, `frame-${cell}`), await canvas.encode('png'))
  }
  writeFileSync(file(number, 'sheet'), await sheet.encode('png'))
  console.log(`${brandName}: ${renderer.duration.toFixed(1)} s, ${renderer.frameCount} frames`)
}
