import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logoMessage, maxLogoBytes } from '#contract/brands.ts'
import { messages, startBrandsApp, type BrandsApp } from '#test/helpers/brands-app.ts'
import {
  truncatedPhoto,
  fileOf,
  hugeHeader,
  logo,
  padded,
  truncated,
  pngBomb,
  serveLogo,
  logoBytes,
  storedLogos,
} from '#test/helpers/logo-files.ts'
import { completeBrand, formOf } from '#test/helpers/wire.ts'

let app: BrandsApp
beforeAll(async () => void (app = await startBrandsApp()))
afterAll(() => app.server.stop())

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>alert(1)</script></svg>'

describe('B5 files rejected as a logo', () => {
  test.each<[string, () => Promise<File> | File]>([
    ['an SVG', () => fileOf([svg], 'image/svg+xml')],
    ['an SVG declared as PNG', () => fileOf([svg])],
    ['a renamed HTML file', () => fileOf(['<!doctype html><script>alert(1)</script>'])],
    ['HTML after the magic bytes of a PNG', () => fileOf([new Uint8Array([0x89, 0x50, 0x4e, 0x47]), '<html>IEND'])],
    ['HTML after the magic bytes of a JPEG', () => fileOf([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), '<html>'])],
    ['a WebP declared as PNG', async () => fileOf([new Uint8Array(await createCanvas(64, 64).encode('webp'))])],
    ['a PNG declared as SVG', async () => fileOf([await logo('png')], 'image/svg+xml')],
    ['a PNG truncated after its header', () => truncated('png', 0.05)],
    ['a truncated PNG', () => truncated('png', 0.5)],
    ['a JPEG truncated after its magic bytes', () => truncated('jpeg', 0.005)],
    ['a truncated JPEG', () => truncated('jpeg', 0.5)],
    ['a truncated photo with a whole preview', truncatedPhoto],
    ['a PNG whose header declares a million pixels', hugeHeader],
    ['a PNG of 2 MB and a byte', () => padded(maxLogoBytes + 1)],
    ['an empty file', () => fileOf([])],
  ])('B5 %s is rejected', async (_, make) => {
    expect(logoMessage).toBe('Logo must be PNG or JPEG image (max 2MB)')
    const before = [(await app.call('GET', '/api/brands')).body, await storedLogos(app)]
    const brand = await app.newBrand()
    const logo_file = await make()
    for (const answer of [await app.create({ ...completeBrand, logo_file }), await app.save(brand, { logo_file })]) {
      expect(answer.status).toBe(422)
      expect(messages(answer.body)).toEqual([`body.logo_file: ${logoMessage}`])
    }
    await app.remove(brand)
    expect([(await app.call('GET', '/api/brands')).body, await storedLogos(app)]).toEqual(before)
  })

  test('B5 a PNG of 20,000 x 20,000 pixels is rejected without being decoded', async () => {
    const logo_file = pngBomb(20_000)
    expect(logo_file.size).toBeLessThan(maxLogoBytes)
    const { maxRSS } = process.resourceUsage()
    const { status, body } = await app.create({ ...completeBrand, logo_file })
    expect([status, messages(body)]).toEqual([422, [`body.logo_file: ${logoMessage}`]])
    // In kilobytes; decoded it would take 1.6 GB.
    expect(process.resourceUsage().maxRSS - maxRSS).toBeLessThan(400_000)
  })

  test('decisions: a form over the size limit is 413', async () => {
    const form = new Response(formOf({ ...completeBrand, logo_file: await padded(4 * 1024 * 1024) }))
    const response = await app.server.app.request('/api/brands', {
      method: 'POST',
      headers: { 'session-id': app.person.session_id, 'Content-Type': form.headers.get('Content-Type')! },
      body: await form.arrayBuffer(),
    })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ status: 'error', code: 413 })
  })

  test('B3 of two logos in one form only the last is stored', async () => {
    const before = await storedLogos(app)
    const form = formOf({ ...completeBrand, logo_file: await logo('png') })
    form.append('logo_file', await logo('jpeg', { width: 30, height: 60 }))
    const { status, body } = await app.call('POST', '/api/brands', form)
    expect(status).toBe(201)
    expect((await storedLogos(app)).filter((name) => !before.includes(name))).toEqual([body.logo])
    expect(await loadImage(await logoBytes(app, body.logo))).toMatchObject({ width: 30, height: 60 })
  })

  test('B5 a rejected logo leaves the brand and its logo unchanged', async () => {
    const brand = await app.newBrand({ logo_file: await logo('png') })
    expect((await app.save(brand, { name: 'New', logo_file: fileOf(['x']) })).status).toBe(422)
    expect(await app.show(brand)).toEqual(brand)
    expect((await serveLogo(app, brand.logo)).status).toBe(200)
    expect((await app.save(brand, { delete_logo: 'true', logo_file: fileOf(['x']) })).status).toBe(422)
    expect((await serveLogo(app, brand.logo)).status).toBe(200)
  })
})
