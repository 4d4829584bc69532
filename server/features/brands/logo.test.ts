import { loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxLogoBytes, type Brand } from '#contract/brands.ts'
import { startBrandsApp, type BrandsApp } from '#test/helpers/brands-app.ts'
import {
  chunk,
  chunksOf,
  exif,
  fileOf,
  logo,
  cameraMaker,
  padded,
  photo,
  serveLogo,
  logoBytes,
  storedLogos,
} from '#test/helpers/logo-files.ts'

let app: BrandsApp
beforeAll(async () => void (app = await startBrandsApp()))
afterAll(() => app.server.stop())

describe('B5 the logo', () => {
  test.each(['png', 'jpeg'] as const)('B3 a %s is re-encoded as PNG and served with safe headers', async (type) => {
    const html = '<script>alert(1)</script>'
    const file = await logo(type, { extra: html })
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toContain(html)
    const brand = await app.newBrand({ logo_file: file })
    expect(brand.logo).toMatch(/^[\w-]{20,}\.png$/)
    const response = await serveLogo(app, brand.logo)
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

  test('B3 a photo loses its GPS position and camera, and is rotated upright', async () => {
    const file = await photo()
    const sent = Buffer.from(await file.arrayBuffer()).toString('latin1')
    for (const part of ['Exif', cameraMaker]) expect(sent).toContain(part)
    const png = await logoBytes(app, (await app.newBrand({ logo_file: file })).logo)
    for (const part of ['Exif', cameraMaker]) expect(png.toString('latin1')).not.toContain(part)
    expect(chunksOf(png).filter((type) => !['IHDR', 'sBIT', 'sRGB', 'IDAT', 'IEND'].includes(type))).toEqual([])
    expect(await loadImage(png)).toMatchObject({ width: 48, height: 64 })
  })

  test('B3 a PNG loses its text chunks and Exif data', async () => {
    const png = Buffer.from(await (await logo('png')).arrayBuffer())
    const parts = [chunk('tEXt', Buffer.from(`Author\0${cameraMaker}`)), chunk('eXIf', exif().subarray(6))]
    const file = fileOf([Buffer.concat([png.subarray(0, 33), ...parts, png.subarray(33)])])
    const written = await logoBytes(app, (await app.newBrand({ logo_file: file })).logo)
    expect(written.toString('latin1')).not.toContain(cameraMaker)
    expect(chunksOf(written)).not.toContain('tEXt')
    expect(chunksOf(written)).not.toContain('eXIf')
  })

  test('decisions: a large one is scaled down, keeping its aspect ratio', async () => {
    const brand = await app.newBrand({ logo_file: await logo('png', { width: 2000, height: 1000 }) })
    expect(await loadImage(await logoBytes(app, brand.logo))).toMatchObject({ width: 512, height: 256 })
  })

  test('B9 a PNG of exactly 2 MB is accepted', async () => {
    const brand = await app.newBrand({ logo_file: await padded(maxLogoBytes) })
    expect((await serveLogo(app, brand.logo)).status).toBe(200)
  })
})

describe('B5 replacing and removing the logo', () => {
  test('B5 a new logo replaces the file; delete_logo and deleting the brand remove it', async () => {
    const brand = await app.newBrand({ logo_file: await logo('png') })
    const replaced = (await app.save(brand, { logo_file: await logo('jpeg') })).body as Brand
    expect([(await serveLogo(app, brand.logo)).status, (await serveLogo(app, replaced.logo)).status]).toEqual([
      404, 200,
    ])
    expect((await app.save(brand, { delete_logo: 'false', name: 'Kept' })).body.logo).toBe(replaced.logo)
    expect((await app.save(brand, { name: 'Kept still' })).body.logo).toBe(replaced.logo)
    expect((await app.save(brand, { delete_logo: 'true' })).body.logo).toBeNull()
    expect((await serveLogo(app, replaced.logo)).status).toBe(404)
    expect((await app.save(brand, { delete_logo: 'true' })).status).toBe(200)
    const last = (await app.save(brand, { logo_file: await logo('png') })).body as Brand
    expect((await app.remove(brand)).status).toBe(204)
    expect((await serveLogo(app, last.logo)).status).toBe(404)
    const names = await storedLogos(app)
    for (const { logo } of [brand, replaced, last]) expect(names).not.toContain(logo)
  })

  test('B3 a new file takes precedence over delete_logo', async () => {
    const brand = await app.newBrand({ logo_file: await logo('png') })
    const { body } = await app.save(brand, { delete_logo: 'true', logo_file: await logo('png') })
    expect(body.logo).not.toBe(brand.logo)
    expect((await serveLogo(app, body.logo)).status).toBe(200)
  })

  test.each<[string, number, (brand: Brand) => Promise<Record<string, string>>]>([
    ['a stale version', 409, async () => ({ version: '0' })],
    ['a missing text', 422, async () => ({ vision: '' })],
    ['a deleted brand', 404, async (brand) => (await app.remove(brand), {})],
  ])('B5 a save rejected for %s leaves no file behind', async (_, status, make) => {
    const brand = await app.newBrand()
    const fields = await make(brand)
    const before = await storedLogos(app)
    expect((await app.save(brand, { ...fields, logo_file: await logo('png') })).status).toBe(status)
    expect(await storedLogos(app)).toEqual(before)
  })

  test('B5 a rejected creation leaves no file behind', async () => {
    const before = await storedLogos(app)
    expect((await app.create({ name: 'Bare', logo_file: await logo('png') })).status).toBe(422)
    expect(await storedLogos(app)).toEqual(before)
  })

  test('B3 of two concurrent saves with logos only the winner’s file is kept', async () => {
    const brand = await app.newBrand()
    const before = await storedLogos(app)
    const version = String(brand.version)
    const files = [await logo('png'), await logo('jpeg')]
    const answers = await Promise.all(files.map((logo_file) => app.save(brand, { logo_file, version })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const kept = (await app.show(brand)).logo
    expect((await storedLogos(app)).filter((name) => !before.includes(name))).toEqual([kept])
  })

  test.each(['nothing.png', '..%2f..%2fpostgres%2fPG_VERSION', '%2e%2e%2flogo.png', '%00', '%ff', 'logo.png%00'])(
    'B3 the file name %j is 404',
    async (name) => {
      expect((await serveLogo(app, name)).status).toBe(404)
    },
  )

  test('B3 a file without a row is not served', async () => {
    await app.server.deps.storage.put('logos/orphan.png', await logoBytes(app, (await withLogo()).logo), 'image/png')
    expect((await serveLogo(app, 'orphan.png')).status).toBe(404)
  })
  const withLogo = async () => app.newBrand({ logo_file: await logo('png') })
})

test('B7 when the storage fails to remove a file, the logo is no longer served', async () => {
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
