import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logoMessage, maxLogoBytes, type Brand } from '#contract/brands.ts'
import { messages, startBrandsApp, type BrandsApp } from '#test/helpers/brands-app.ts'
import { completeBrand, formOf } from '#test/helpers/wire.ts'

let app: BrandsApp
beforeAll(async () => void (app = await startBrandsApp()))
afterAll(() => app.server.stop())

const fileOf = (parts: BlobPart[], type = 'image/png') => new File(parts, 'logo.png', { type })

/** Left half red, right half blue. */
const logo = async (type: 'png' | 'jpeg', { width = 64, height = 48, extra = '' } = {}) => {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  for (const [left, colour] of [
    [0, '#ff0000'],
    [width / 2, '#0000ff'],
  ] as const) {
    context.fillStyle = colour
    context.fillRect(left, 0, width / 2, height)
  }
  const bytes = type === 'png' ? await canvas.encode('png') : await canvas.encode('jpeg')
  return fileOf([new Uint8Array(bytes), extra], `image/${type}`)
}

const served = (name: string | null) => app.server.app.request(`/brand-logos/${name}`)
const bytesOf = async (name: string | null) => Buffer.from(await (await served(name)).arrayBuffer())
const storedLogos = () => readdir(join(app.server.deps.env.MASTHEAD_DATA, 'files/logos')).catch(() => [] as string[])

/** One chunk of a PNG. */
const chunk = (type: string, data: Uint8Array = new Uint8Array()) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}
const chunksOf = (png: Buffer) => {
  const types: string[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) types.push(png.toString('latin1', at + 4, at + 8))
  return types
}
const pngMagic = Buffer.from('89504e470d0a1a0a', 'hex')

/** A real PNG in black and white of this many pixels a side: small as a file, large when it is decoded. */
const bombOf = (side: number) => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)))
  return fileOf([Buffer.concat([pngMagic, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND')])])
}

const maker = 'Canary Cameras Ltd'
/** The head of a TIFF with the camera's maker, an orientation of a quarter turn, and a place in Edinburgh. */
const exif = () => {
  const tiff = Buffer.alloc(160)
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16LE(tag, at)
    tiff.writeUInt16LE(type, at + 2)
    tiff.writeUInt32LE(count, at + 4)
    tiff.writeUInt32LE(value, at + 8)
  }
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(3, 8)
  entry(10, 0x010f, 2, maker.length + 1, 120)
  entry(22, 0x0112, 3, 1, 6)
  entry(34, 0x8825, 4, 1, 50)
  tiff.writeUInt16LE(2, 50)
  entry(52, 1, 2, 2, 'N'.charCodeAt(0))
  entry(64, 2, 5, 3, 90)
  for (const [index, value] of [55, 1, 58, 1, 33, 1].entries()) tiff.writeUInt32LE(value, 90 + index * 4)
  tiff.write(maker, 120, 'latin1')
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
}

/** A photo as a telephone takes it: the Exif segment stands at the beginning of the JPEG. */
const photo = async ({ preview = false, ...size }: { preview?: boolean; width?: number; height?: number } = {}) => {
  const jpeg = Buffer.from(await (await logo('jpeg', size)).arrayBuffer())
  const data = Buffer.concat([
    exif(),
    preview ? Buffer.from(await (await logo('jpeg')).arrayBuffer()) : Buffer.alloc(0),
  ])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return fileOf([Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])], 'image/jpeg')
}

describe('B5 the logo', () => {
  test.each(['png', 'jpeg'] as const)('B3 a %s is written anew as PNG and served with safe headers', async (type) => {
    const html = '<script>alert(1)</script>'
    const file = await logo(type, { extra: html })
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toContain(html)
    const brand = await app.newBrand({ logo_file: file })
    expect(brand.logo).toMatch(/^[\w-]{20,}\.png$/)
    const response = await served(brand.logo)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'private, max-age=86400',
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.toString('latin1')).not.toContain('script')
    expect(chunksOf(bytes).at(-1)).toBe('IEND')
    expect(await loadImage(bytes)).toMatchObject({ width: 64, height: 48 })
  })

  test('B3 a photo loses where and with what it was taken, and stands upright', async () => {
    const file = await photo()
    const sent = Buffer.from(await file.arrayBuffer()).toString('latin1')
    for (const part of ['Exif', maker]) expect(sent).toContain(part)
    const png = await bytesOf((await app.newBrand({ logo_file: file })).logo)
    for (const part of ['Exif', maker]) expect(png.toString('latin1')).not.toContain(part)
    expect(chunksOf(png).filter((type) => !['IHDR', 'sBIT', 'sRGB', 'IDAT', 'IEND'].includes(type))).toEqual([])
    expect(await loadImage(png)).toMatchObject({ width: 48, height: 64 })
  })

  test('B3 a PNG loses its texts and its Exif, too', async () => {
    const png = Buffer.from(await (await logo('png')).arrayBuffer())
    const parts = [chunk('tEXt', Buffer.from(`Author\0${maker}`)), chunk('eXIf', exif().subarray(6))]
    const file = fileOf([Buffer.concat([png.subarray(0, 33), ...parts, png.subarray(33)])])
    const written = await bytesOf((await app.newBrand({ logo_file: file })).logo)
    expect(written.toString('latin1')).not.toContain(maker)
    expect(chunksOf(written)).not.toContain('tEXt')
    expect(chunksOf(written)).not.toContain('eXIf')
  })

  test('decisions: a large one is made smaller, its shape kept', async () => {
    const brand = await app.newBrand({ logo_file: await logo('png', { width: 2000, height: 1000 }) })
    expect(await loadImage(await bytesOf(brand.logo))).toMatchObject({ width: 512, height: 256 })
  })

  test('B9 a PNG of exactly 2 MB is taken', async () => {
    const brand = await app.newBrand({ logo_file: await padded(maxLogoBytes) })
    expect((await served(brand.logo)).status).toBe(200)
  })
})

describe('B5 replacing and removing it', () => {
  test('B5 another one replaces the file, delete_logo removes it, and so does deleting the brand', async () => {
    const brand = await app.newBrand({ logo_file: await logo('png') })
    const replaced = (await app.save(brand, { logo_file: await logo('jpeg') })).body as Brand
    expect([(await served(brand.logo)).status, (await served(replaced.logo)).status]).toEqual([404, 200])
    expect((await app.save(brand, { delete_logo: 'false', name: 'Kept' })).body.logo).toBe(replaced.logo)
    expect((await app.save(brand, { name: 'Kept still' })).body.logo).toBe(replaced.logo)
    expect((await app.save(brand, { delete_logo: 'true' })).body.logo).toBeNull()
    expect((await served(replaced.logo)).status).toBe(404)
    expect((await app.save(brand, { delete_logo: 'true' })).status).toBe(200)
    const last = (await app.save(brand, { logo_file: await logo('png') })).body as Brand
    expect((await app.remove(brand)).status).toBe(204)
    expect((await served(last.logo)).status).toBe(404)
    const names = await storedLogos()
    for (const { logo } of [brand, replaced, last]) expect(names).not.toContain(logo)
  })

  test('B3 a new file goes before delete_logo', async () => {
    const brand = await app.newBrand({ logo_file: await logo('png') })
    const { body } = await app.save(brand, { delete_logo: 'true', logo_file: await logo('png') })
    expect(body.logo).not.toBe(brand.logo)
    expect((await served(body.logo)).status).toBe(200)
  })

  test.each<[string, number, (brand: Brand) => Promise<Record<string, string>>]>([
    ['a stale version', 409, async () => ({ version: '0' })],
    ['a missing text', 422, async () => ({ vision: '' })],
    ['no brand any more', 404, async (brand) => (await app.remove(brand), {})],
  ])('B5 a save refused for %s leaves no file behind', async (_, status, make) => {
    const brand = await app.newBrand()
    const fields = await make(brand)
    const before = await storedLogos()
    expect((await app.save(brand, { ...fields, logo_file: await logo('png') })).status).toBe(status)
    expect(await storedLogos()).toEqual(before)
  })

  test('B5 a brand that is not made leaves no file behind', async () => {
    const before = await storedLogos()
    expect((await app.create({ name: 'Bare', logo_file: await logo('png') })).status).toBe(422)
    expect(await storedLogos()).toEqual(before)
  })

  test('B3 of two saves at once, each with a logo, the file of one is kept', async () => {
    const brand = await app.newBrand()
    const before = await storedLogos()
    const version = String(brand.version)
    const files = [await logo('png'), await logo('jpeg')]
    const answers = await Promise.all(files.map((logo_file) => app.save(brand, { logo_file, version })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const kept = (await app.show(brand)).logo
    expect((await storedLogos()).filter((name) => !before.includes(name))).toEqual([kept])
  })

  test.each(['nothing.png', '..%2f..%2fpostgres%2fPG_VERSION', '%2e%2e%2flogo.png', '%00', '%ff', 'logo.png%00'])(
    'B3 %j is no logo: 404',
    async (name) => {
      expect((await served(name)).status).toBe(404)
    },
  )

  test('B3 a file without a row is not served', async () => {
    await app.server.deps.storage.put('logos/orphan.png', await bytesOf((await withLogo()).logo), 'image/png')
    expect((await served('orphan.png')).status).toBe(404)
  })
  const withLogo = async () => app.newBrand({ logo_file: await logo('png') })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>alert(1)</script></svg>'
const part = async (type: 'png' | 'jpeg', share: number) => {
  const image = await logo(type, { width: 400, height: 300 })
  return fileOf([image.slice(0, Math.round(image.size * share))], image.type)
}
const cutPhoto = async () => {
  const whole = await photo({ width: 400, height: 300, preview: true })
  return fileOf([whole.slice(0, Math.round(whole.size * 0.7))], 'image/jpeg')
}
const padded = async (size: number) => {
  const image = await logo('png')
  return fileOf([image, new Uint8Array(size - image.size)])
}
const gigantic = async () => {
  const bytes = new Uint8Array(await (await logo('png')).arrayBuffer())
  new DataView(bytes.buffer).setUint32(16, 1_000_000)
  return fileOf([bytes])
}

describe('B5 what is no logo', () => {
  test.each<[string, () => Promise<File> | File]>([
    ['an SVG', () => fileOf([svg], 'image/svg+xml')],
    ['an SVG that says it is PNG', () => fileOf([svg])],
    ['an HTML file that was renamed', () => fileOf(['<!doctype html><script>alert(1)</script>'])],
    ['HTML behind the magic of a PNG', () => fileOf([new Uint8Array([0x89, 0x50, 0x4e, 0x47]), '<html>IEND'])],
    ['HTML behind the magic of a JPEG', () => fileOf([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), '<html>'])],
    ['a WebP that says it is PNG', async () => fileOf([new Uint8Array(await createCanvas(64, 64).encode('webp'))])],
    ['a PNG that says it is an SVG', async () => fileOf([await logo('png')], 'image/svg+xml')],
    ['a PNG that ends after its head', () => part('png', 0.05)],
    ['a PNG that ends in the middle', () => part('png', 0.5)],
    ['a JPEG that ends after its magic', () => part('jpeg', 0.005)],
    ['a JPEG that ends in the middle', () => part('jpeg', 0.5)],
    ['a photo that ends in the middle, after a preview that does not', cutPhoto],
    ['a PNG that says it is a million pixels wide', gigantic],
    ['a PNG of 2 MB and a byte', () => padded(maxLogoBytes + 1)],
    ['an empty file', () => fileOf([])],
  ])('B5 %s is refused', async (_, make) => {
    expect(logoMessage).toBe('Logo must be PNG or JPEG image (max 2MB)')
    const before = [(await app.call('GET', '/api/brands')).body, await storedLogos()]
    const brand = await app.newBrand()
    const logo_file = await make()
    for (const answer of [await app.create({ ...completeBrand, logo_file }), await app.save(brand, { logo_file })]) {
      expect(answer.status).toBe(422)
      expect(messages(answer.body)).toEqual([`body.logo_file: ${logoMessage}`])
    }
    await app.remove(brand)
    expect([(await app.call('GET', '/api/brands')).body, await storedLogos()]).toEqual(before)
  })

  test('B5 a PNG of 20,000 x 20,000 pixels is refused without being decoded', async () => {
    const logo_file = bombOf(20_000)
    expect(logo_file.size).toBeLessThan(maxLogoBytes)
    const { maxRSS } = process.resourceUsage()
    const { status, body } = await app.create({ ...completeBrand, logo_file })
    expect([status, messages(body)]).toEqual([422, [`body.logo_file: ${logoMessage}`]])
    // In kilobytes; decoded it would take 1.6 GB.
    expect(process.resourceUsage().maxRSS - maxRSS).toBeLessThan(400_000)
  })

  test('decisions: a form that is larger than all that fits a brand is 413', async () => {
    const form = new Response(formOf({ ...completeBrand, logo_file: await padded(4 * 1024 * 1024) }))
    const response = await app.server.app.request('/api/brands', {
      method: 'POST',
      headers: { 'session-id': app.person.session_id, 'Content-Type': form.headers.get('Content-Type')! },
      body: await form.arrayBuffer(),
    })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ status: 'error', code: 413 })
  })

  test('B3 of two logos in one form one is stored, and no other file', async () => {
    const before = await storedLogos()
    const form = formOf({ ...completeBrand, logo_file: await logo('png') })
    form.append('logo_file', await logo('jpeg', { width: 30, height: 60 }))
    const { status, body } = await app.call('POST', '/api/brands', form)
    expect(status).toBe(201)
    expect((await storedLogos()).filter((name) => !before.includes(name))).toEqual([body.logo])
    expect(await loadImage(await bytesOf(body.logo))).toMatchObject({ width: 30, height: 60 })
  })

  test('B5 a logo that is refused leaves the brand and its logo as they were', async () => {
    const brand = await app.newBrand({ logo_file: await logo('png') })
    expect((await app.save(brand, { name: 'New', logo_file: fileOf(['x']) })).status).toBe(422)
    expect(await app.show(brand)).toEqual(brand)
    expect((await served(brand.logo)).status).toBe(200)
    expect((await app.save(brand, { delete_logo: 'true', logo_file: fileOf(['x']) })).status).toBe(422)
    expect((await served(brand.logo)).status).toBe(200)
  })
})

test('B7 a storage that fails to remove does not undo what was asked for: the logo is gone for everyone', async () => {
  const failing = await startBrandsApp({
    withWorker: false,
    change: ({ storage }) => ({ storage: { ...storage, remove: () => Promise.reject(new Error('no bucket')) } }),
  })
  const brand = await failing.newBrand({ logo_file: await logo('png') })
  const replaced = (await failing.save(brand, { logo_file: await logo('png') })).body as Brand
  expect((await failing.remove(brand)).status).toBe(204)
  for (const { logo: name } of [brand, replaced])
    expect((await failing.server.app.request(`/brand-logos/${name}`)).status).toBe(404)
  await failing.server.stop()
})
