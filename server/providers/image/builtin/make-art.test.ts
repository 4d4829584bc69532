// The built-in pictures, by their pixels.
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { languages } from '#domain/languages.ts'
import { contrast, toOklch, toRgb, type Rgb } from './colour.ts'
import { makeArt, paintArt, styleNames, type Art, type Painted } from './make-art.ts'
import { coloursOfImage, coloursOfName, paletteOf } from './palette.ts'
import { height, width } from './scene.ts'
import { leastContrast, readableInk } from './title.ts'

const longTitle =
  'Perché l’olio nuovo sa di carciofo, e come riconoscere quello buono quando lo si assaggia per la prima ' +
  'volta al frantoio, al mercato o a casa: una guida semplice con dieci domande da fare al produttore, ' +
  'cinque errori da evitare e tutto quello che l’etichetta dovrebbe dire ma non sempre dice, con esempi'
const longWord = 'Rechtsschutzversicherungsgesellschaftenvertreterversammlungs'

const art = (fields: Partial<Art> = {}): Art => ({
  seed: 'blog',
  index: 0,
  title: 'Choosing a cargo bike',
  language: 'en_GB',
  brandName: 'Northlight Cycles',
  logo: null,
  ...fields,
})

const pixelsOf = ({ canvas }: Painted) => canvas.getContext('2d').getImageData(0, 0, width, height).data
const rgbAt = (pixels: Uint8ClampedArray, x: number, y: number): Rgb => {
  const at = (Math.round(y) * width + Math.round(x)) * 4
  return [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]
}
/** Whether two pixels have the same colour. Millions are compared, so nothing is allocated for one. */
const isSame = (one: Uint8ClampedArray, at: number, other: Uint8ClampedArray, otherAt: number) =>
  Math.abs(one[at]! - other[otherAt]!) <= 2 &&
  Math.abs(one[at + 1]! - other[otherAt + 1]!) <= 2 &&
  Math.abs(one[at + 2]! - other[otherAt + 2]!) <= 2

/** Where two pictures differ: the pixels that the title and the brand's name cover. */
const differences = (one: Painted, other: Painted) => {
  const [a, b] = [pixelsOf(one), pixelsOf(other)]
  const found: { x: number; y: number }[] = []
  for (let pixel = 0; pixel < width * height; pixel += 1)
    if (!isSame(a, pixel * 4, b, pixel * 4)) found.push({ x: pixel % width, y: Math.floor(pixel / width) })
  return { pixels: a, ground: b, found }
}

/** The same picture with the area for a title, and no title in it: a title of no ink. */
const withBlankTitle = (of: Art, style: Painted['style']) =>
  paintArt({ ...of, title: '\u2060.', brandName: ' ' }, { style, isTitled: true })

const brandNames = [
  'Northlight Cycles',
  'Atemraum',
  'Maison Corail',
  'Ortigaverde',
  'Fenwick & Lowe',
  'Clínica Almendro',
]

describe.each(styleNames.map((style, at) => ({ style, at })))('$style', ({ style, at }) => {
  test('M4 the title’s letters have a contrast of at least 4.5:1 with what lies beneath, on the pixels', async () => {
    // Two of the names for each style: together the styles have all of them.
    for (const index of [at, at + 3]) {
      const brandName = brandNames[index % brandNames.length]!
      const of = art({ seed: `seed-${index}`, index, brandName })
      const painted = await paintArt(of, { style, isTitled: true })
      const pixels = pixelsOf(painted)
      const { area } = painted
      const ink = readableInk(area.ground, paletteOf(coloursOfName(brandName)))
      // The picture's own pixels under the title: those of the area that the letters left free, and of its edges.
      let least = Infinity
      let inked = 0
      // The brand's name stands at the foot.
      const bottom = area.hasName ? height - 60 : area.y + area.height
      for (let y = area.y; y < bottom; y += 3)
        for (let x = area.x; x < area.x + area.width; x += 3) {
          const rgb = rgbAt(pixels, x, y)
          const near = toOklch(rgb)
          // Smoothed edges of letters lie between ink and ground.
          if (Math.abs(near.l - ink.l) < 0.02) inked += 1
          else if (isPlain(pixels, x, y)) least = Math.min(least, contrast(rgb, toRgb(ink)))
        }
      expect(inked).toBeGreaterThan(200)
      expect(least).toBeGreaterThanOrEqual(leastContrast)
    }
  })

  test('no seams: every pixel is covered, and a seed gives the same picture again', async () => {
    for (const isTitled of [true, false]) {
      const [one, again] = [await paintArt(art(), { style, isTitled }), await paintArt(art(), { style, isTitled })]
      const pixels = pixelsOf(one)
      for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) throw new Error(`see-through at ${at / 4}`)
      expect(Buffer.from(pixels).equals(Buffer.from(pixelsOf(again)))).toBe(true)
    }
  })

  test.each([
    ['300 characters', { title: longTitle, language: 'it' }],
    ['one word of 60 letters', { title: longWord, language: 'de' }],
    ['emoji', { title: 'Ride 🚲 to work 👩‍🔧 today ❤️', language: 'en_US' }],
    ['right to left', { title: 'בחירת אופני מטען למשפחה', language: 'en_GB' }],
  ] as const)('a title with %s stays in its area', async (_, fields) => {
    const of = art({ ...fields, brandName: ' ' })
    const painted = await paintArt(of, { style, isTitled: true })
    const { area } = painted
    const { found } = differences(painted, await withBlankTitle(of, style))
    // A script for which the machine has no font stands in no picture.
    if (/\p{Script=Hebrew}/u.test(fields.title) && found.length === 0) return
    expect(found.length).toBeGreaterThan(500)
    const outside = found.filter(
      ({ x, y }) => x < area.x - 6 || x > area.x + area.width + 6 || y < area.y - 6 || y > area.y + area.height + 6,
    )
    expect(outside).toEqual([])
  })
})

/** All around it has the same colour: no edge of a letter or a shape. */
const isPlain = (pixels: Uint8ClampedArray, x: number, y: number) => {
  const at = (dx: number, dy: number) => (Math.round(y + dy) * width + Math.round(x + dx)) * 4
  return [
    [3, 0],
    [-3, 0],
    [0, 3],
    [0, -3],
  ].every(([dx, dy]) => isSame(pixels, at(0, 0), pixels, at(dx!, dy!)))
}

describe('M4 the pictures of one blog', () => {
  test('the first eight have eight styles, every second one has the title', async () => {
    const painted = []
    for (let index = 0; index < 8; index += 1) painted.push(await paintArt(art({ index })))
    expect(new Set(painted.map(({ style }) => style)).size).toBe(8)
    expect(painted.map(({ alt }) => alt.includes('Choosing a cargo bike'))).toEqual(
      Array.from({ length: 8 }, (_, index) => index % 2 === 0),
    )
  })

  test('two blogs have their styles in other orders, and other pictures of the same style', async () => {
    const orders = await Promise.all(
      ['one', 'two', 'three'].map(async (seed) => {
        const styles = []
        for (let index = 0; index < 3; index += 1) styles.push((await paintArt(art({ seed, index }))).style)
        return styles.join()
      }),
    )
    expect(new Set(orders).size).toBeGreaterThan(1)
    const [one, other] = [
      await paintArt(art({ seed: 'one' }), { style: 'collage' }),
      await paintArt(art({ seed: 'two' }), { style: 'collage' }),
    ]
    expect(Buffer.from(pixelsOf(one)).equals(Buffer.from(pixelsOf(other)))).toBe(false)
  })

  test.each(languages.map(({ value }) => value))(
    '%s: the text alternative is in the blog’s language',
    async (language) => {
      const { alt } = await paintArt(art({ language }), { style: 'tiles' })
      const words = { en_GB: 'grid', en_US: 'grid', es: 'cuadrícula', fr: 'grille', de: 'Raster', it: 'griglia' }
      expect(alt).toContain(words[language])
      expect(alt).toContain('Choosing a cargo bike')
    },
  )
})

describe('M4 the colours', () => {
  const logo = async (...colours: string[]) => {
    const canvas = createCanvas(120, 60)
    const context = canvas.getContext('2d')
    colours.forEach((colour, index) => {
      context.fillStyle = colour
      context.fillRect(index * (120 / colours.length), 0, 120 / colours.length, 60)
    })
    return new Uint8Array(await canvas.encode('png'))
  }
  const coloursOf = async (...colours: string[]) => coloursOfImage(await loadImage(await logo(...colours)))

  test('are the dominant ones of the logo', async () => {
    const found = await coloursOf('#ffffff', '#0a5c36', '#0a5c36', '#f2a900')
    expect(found?.main.h).toBeCloseTo(toOklch([10, 92, 54]).h, 0)
    expect(found?.accent?.h).toBeCloseTo(toOklch([242, 169, 0]).h, 0)
  })

  test('of a logo in black and white are those of the brand’s name, as of a broken file', async () => {
    expect(await coloursOf('#ffffff', '#000000', '#888888')).toBeUndefined()
    const plain = pixelsOf(await paintArt(art()))
    for (const bytes of [await logo('#fff', '#000'), new Uint8Array([1, 2, 3])])
      expect(Buffer.from(pixelsOf(await paintArt(art({ logo: bytes })))).equals(Buffer.from(plain))).toBe(true)
    expect(Buffer.from(pixelsOf(await paintArt(art({ logo: await logo('#0a5c36') })))).equals(Buffer.from(plain))).toBe(
      false,
    )
  })

  test('can be any: the ink is readable on every ground', () => {
    for (let hue = 0; hue < 360; hue += 15)
      for (const l of [0.15, 0.4, 0.55, 0.7, 0.9])
        for (const c of [0, 0.08, 0.2]) {
          const palette = paletteOf({ main: { l, c, h: hue } })
          for (const ground of Object.values(palette)) {
            const ink = toRgb(readableInk(ground, palette))
            expect(contrast(ink, toRgb(ground))).toBeGreaterThanOrEqual(leastContrast)
          }
        }
  })
})

test('M4 the files: WebP of 1536 × 1024, and 480 wide for lists', async () => {
  const made = await makeArt(art())
  expect([made.width, made.height]).toEqual([1536, 1024])
  const thumbnail = await loadImage(made.thumbnail)
  expect([thumbnail.width, thumbnail.height]).toEqual([480, 320])
  expect(made.image.length).toBeLessThan(600_000)
})
