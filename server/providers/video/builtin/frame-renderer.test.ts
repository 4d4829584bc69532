import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import type { Language } from '#domain/languages.ts'
import { contrast, type Rgb } from '#server/providers/image/builtin/colour.ts'
import { drawableTitle, leastContrast } from '#server/providers/image/builtin/title.ts'
import { pngHead, testImage } from '#test/helpers/images.ts'
import { cameraOnCard, cameraOver } from './camera.ts'
import { margin, layOutCaption } from './captions.ts'
import { createFrameRenderer, PictureError, type RenderRequest } from './frame-renderer.ts'
import { stage, type Format } from './format.ts'
import { canvasOf, createFrame, drawView, frameOf, pictureOf } from './compositing.ts'

const small: Format = { width: 384, height: 216, framesPerSecond: 10, pace: 1 }

const plain = async (paint: (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void) => {
  const canvas = createCanvas(768, 512)
  paint(canvas.getContext('2d'))
  return new Uint8Array(await canvas.encode('png'))
}

const filled = (colour: string) =>
  plain((context) => {
    context.fillStyle = colour
    context.fillRect(0, 0, 768, 512)
  })

const requestOf = async (change: Partial<RenderRequest> = {}): Promise<RenderRequest> => ({
  frames: [await testImage(), await filled('#2a6f4e'), await filled('#f2d4a0')],
  captions: ['Will it fit through the door?', 'Measure the hall first.'],
  endCard: { brandName: 'Northlight', website: 'northlight.example', title: 'A title', logo: null, language: 'en_GB' },
  seed: 'seed',
  ...change,
})

const pixelsAt = async (request: RenderRequest, seconds: number) => {
  const renderer = await createFrameRenderer(request, small)
  const frame = createFrame(small.width, small.height)
  renderer.draw(Math.min(renderer.frameCount - 1, Math.round(seconds * small.framesPerSecond)), frame)
  const { data } = canvasOf(frame).getContext('2d').getImageData(0, 0, small.width, small.height)
  return (x: number, y: number): Rgb => {
    const at = (Math.round(y) * small.width + Math.round(x)) * 4
    return [data[at]!, data[at + 1]!, data[at + 2]!]
  }
}

const captions: Record<Language, string> = {
  en_GB: 'Measure the hallway, the door and the kerb before you measure the bike that has to pass all three.',
  en_US: 'Seven questions that the dealer across town would rather you never thought of asking at all.',
  es: 'Cómo elegir una clínica dental sin miedo: guía sencilla para toda la familia y los más pequeños.',
  fr: 'L’hypersensibilité anticonstitutionnellement expliquée, avec dix exemples pour les réceptionnistes.',
  de: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft erklärt Kraftfahrzeughaftpflichtversicherungen.',
  it: 'Perché l’olio nuovo sa di carciofo, e come riconoscere quello buono quando lo si assaggia al frantoio.',
}

describe('captions', () => {
  test.each(Object.entries(captions))('in %s fit into the safe area, whole and large enough', (_, text) => {
    const context = createCanvas(1, 1).getContext('2d')
    const { lines, size, box } = layOutCaption(context, text)
    expect(size).toBeGreaterThanOrEqual(30)
    expect(box.x).toBeGreaterThanOrEqual(margin)
    expect(box.x + box.width).toBeLessThanOrEqual(stage.width - margin)
    expect(box.y).toBeGreaterThan(stage.height / 2)
    expect(box.y + box.height).toBe(stage.height - margin)
    for (const line of lines) expect(context.measureText(line).width).toBeLessThan(box.width)
    const letters = (shown: string) => shown.replaceAll(/[\s-]/g, '')
    expect(letters(lines.join(''))).toBe(letters(text))
  })

  test('hyphenate a word that is longer than a line', () => {
    const { lines } = layOutCaption(createCanvas(1, 1).getContext('2d'), captions.de)
    expect(lines[0]).toMatch(/^Donaudampf\p{L}+-$/u)
  })

  test('in right-to-left scripts are right-aligned', () => {
    const { box, isReversed } = layOutCaption(createCanvas(1, 1).getContext('2d'), 'שלום לכולם')
    expect(isReversed).toBe(true)
    expect(box.x + box.width).toBe(stage.width - margin)
  })

  test('lose their emoji, and are left out if nothing remains', async () => {
    expect(drawableTitle('Try it 🚲🎉 with the shopping')).toBe('Try it with the shopping')
    const [bare, withEmoji] = [await requestOf({ captions: [] }), await requestOf({ captions: ['🚲🎉'] })]
    const [one, other] = [await pixelsAt(bare, 2), await pixelsAt(withEmoji, 2)]
    for (let x = 0; x < small.width; x += 3) expect(other(x, 190)).toEqual(one(x, 190))
  })

  test.each(['#ffffff', '#000000', '#ff0000', '#7f7f7f', '#00ffff'])(
    'are readable on a picture of %s: contrast of at least 4.5',
    async (colour) => {
      const request = await requestOf({ frames: [await filled(colour)], captions: ['Will it fit through the door?'] })
      const at = await pixelsAt(request, 1.5)
      const { box } = layOutCaption(createCanvas(1, 1).getContext('2d'), request.captions[0]!)
      const scale = small.width / stage.width
      const inside = {
        x: box.x * scale + 3,
        y: box.y * scale + 3,
        width: box.width * scale - 6,
        height: box.height * scale - 6,
      }
      const row = (y: number) => Array.from({ length: Math.floor(inside.width) }, (_, x) => at(inside.x + x, y))
      const light = ([red, green, blue]: Rgb) => red + green + blue
      const lightest = (colours: Rgb[]) => colours.toSorted((one, other) => light(other) - light(one))[0]!
      // Above the letters is nothing but the plate; the lightest of the middle are the letters.
      const plate = lightest(row(inside.y))
      const letters = lightest(row(inside.y + inside.height / 2))
      expect(contrast(letters, plate)).toBeGreaterThanOrEqual(leastContrast)
    },
  )
})

describe('the timeline of a video', () => {
  test.each([1, 2, 3])(
    '%i pictures are shown in their request, and the card of the brand at the end',
    async (count) => {
      const colours = ['#c83c3c', '#3c9c50', '#3c50c8'].slice(0, count)
      const request = await requestOf({ frames: await Promise.all(colours.map(filled)), captions: [] })
      const renderer = await createFrameRenderer(request, small)
      const frame = createFrame(small.width, small.height)
      const seen: number[] = []
      for (let index = 0; index < renderer.frameCount; index += 3) {
        renderer.draw(index, frame)
        const [red, green, blue] = canvasOf(frame).getContext('2d').getImageData(20, 20, 1, 1).data
        const found = colours.findIndex((colour) => {
          const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as unknown as Rgb
          return Math.abs(r - red!) + Math.abs(g - green!) + Math.abs(b - blue!) < 14
        })
        if (found >= 0 && seen.at(-1) !== found) seen.push(found)
      }
      expect(seen).toEqual(colours.map((_, index) => index))
      expect(renderer.duration).toBeCloseTo(10, 1)
      const corner = await pixelsAt(request, 99)
      const other = await pixelsAt(await requestOf({ frames: [await filled('#000000')], captions: [] }), 99)
      expect(corner(small.width / 2, 20)).toEqual(other(small.width / 2, 20))
    },
  )

  test('the card shows the logo on a contrasting background', async () => {
    const logoOf = (colour: string) =>
      plain((context) => {
        context.fillStyle = colour
        context.fillRect(40, 200, 688, 112)
      })
    const { endCard, ...request } = await requestOf()
    for (const colour of ['#ffffff', '#101830', '#d02030']) {
      const at = await pixelsAt({ ...request, endCard: { ...endCard, logo: await logoOf(colour) } }, 99)
      const ground = at(small.width / 2, 12)
      const column = Array.from({ length: small.height }, (_, y) => contrast(at(small.width / 2 - 20, y), ground))
      expect(Math.max(...column.slice(40, 110))).toBeGreaterThan(3)
    }
  })

  test('a broken logo, a name and a title of emoji and a missing website still make a card', async () => {
    const endCard = { brandName: '🚲', website: null, title: '🎉', logo: new Uint8Array([1, 2, 3]), language: 'de' }
    const renderer = await createFrameRenderer(await requestOf({ endCard }), small)
    expect(() => renderer.draw(renderer.frameCount - 1, createFrame(small.width, small.height))).not.toThrow()
  })

  test('is deterministic for a request, and differs for another seed', async () => {
    const frameAt = async (seed: string) => {
      const renderer = await createFrameRenderer(await requestOf({ seed }), small)
      const frame = createFrame(small.width, small.height)
      renderer.draw(17, frame)
      return Buffer.from(frame.data)
    }
    const first = await frameAt('one')
    expect(first.equals(await frameAt('one'))).toBe(true)
    expect(first.equals(await frameAt('two'))).toBe(false)
  })

  test.each<[string, () => Promise<Uint8Array> | Uint8Array, RegExp]>([
    ['is no image', () => Buffer.from('<html>not an image</html>'), /Picture 2 .*not-an-image/],
    ['claims a huge size', () => pngHead(100_000, 100_000), /Picture 2 .*too-large/],
    ['is cut off', async () => (await testImage()).subarray(0, 900), /Picture 2 .*not-an-image/],
  ])('a picture that %s is refused', async (_, picture, message) => {
    const request = await requestOf({ frames: [await testImage(), await picture()] })
    const error = await createFrameRenderer(request, small).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(PictureError)
    expect((error as PictureError).message).toMatch(message)
  })
})

describe('the camera', () => {
  const cameras = ['a', 'b', 'c', 'd'].flatMap((seed) =>
    [2.5, 6, 17].flatMap((seconds) =>
      [3 / 2, 16 / 9].map((aspect) => ({ seconds, camera: cameraOver(aspect, seconds, seed < 'c', seed) })),
    ),
  )

  test('never leaves the picture, shows 16:9 of it and never zooms beyond its resolution', () => {
    for (const { camera } of [...cameras, { camera: cameraOnCard(16 / 9) }])
      for (let progress = 0; progress <= 1; progress += 0.05) {
        const { left, top, width, height } = camera(progress)
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
        expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1)
        expect(width).toBeGreaterThanOrEqual(1 / 1.2)
      }
  })

  test('moves slowly and evenly: at most a twenty-fifth of the picture per second, without jumps', () => {
    for (const { camera, seconds } of cameras) {
      const lefts = Array.from({ length: 101 }, (_, step) => camera(step / 100).left)
      const steps = lefts.slice(1).map((left, index) => left - lefts[index]!)
      expect((Math.max(...steps.map(Math.abs)) * 100) / seconds).toBeLessThan(0.04)
      for (const [index, step] of steps.slice(1).entries()) expect(Math.abs(step - steps[index]!)).toBeLessThan(0.0006)
    }
  })

  test('moves by fractions of a pixel: edges move evenly', () => {
    const canvas = createCanvas(480, 320)
    const context = canvas.getContext('2d')
    context.fillStyle = 'black'
    context.fillRect(0, 0, 480, 320)
    context.fillStyle = 'white'
    context.fillRect(0, 0, 240, 320)
    const picture = pictureOf(canvas)
    const frame = createFrame(384, 216)
    const edges = Array.from({ length: 40 }, (_, step) => {
      drawView(picture, { left: 0.05 + step * 0.0005, top: 0.1, width: 0.85, height: 0.72 }, frame)
      const row = frame.data.subarray(100 * 384, 101 * 384)
      return row.reduce((sum, value) => sum + (value - 16) / 219, 0)
    })
    const pixels = (0.0005 / 0.85) * 384
    for (const [index, edge] of edges.slice(1).entries()) expect(edges[index]! - edge).toBeCloseTo(pixels, 1)
  })
})

test('colours survive the conversion to a frame and back', () => {
  const colours = ['#ffffff', '#000000', '#c83c3c', '#3c9c50', '#3c50c8', '#f2d4a0']
  const canvas = createCanvas(colours.length * 8, 8)
  const context = canvas.getContext('2d')
  for (const [index, colour] of colours.entries()) {
    context.fillStyle = colour
    context.fillRect(index * 8, 0, 8, 8)
  }
  const back = canvasOf(frameOf(canvas)).getContext('2d')
  for (const [index, colour] of colours.entries()) {
    const found = [...back.getImageData(index * 8 + 4, 4, 1, 1).data].slice(0, 3)
    const wanted = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
    for (const [part, value] of found.entries()) expect(Math.abs(value - wanted[part]!)).toBeLessThanOrEqual(3)
  }
})
