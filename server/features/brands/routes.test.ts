import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { customToneMessage, logoMessage, maxLogoBytes, type Brand } from '#contract/brands.ts'
import { startTestApp, type Person, type TestApp } from '#test/helpers/app.ts'
import { formOf } from '#test/helpers/wire.ts'

let server: TestApp
let person: Person

beforeAll(async () => {
  server = await startTestApp({ withWorker: false })
  person = await server.signIn()
})
afterAll(() => server.stop())

const call = (method: string, path: string, body?: unknown, by: Person = person) => server.call(by, method, path, body)
const create = (fields: Record<string, string | File>, by?: Person) => call('POST', '/api/brands', formOf(fields), by)
const newBrand = async (fields: Record<string, string | File> = { name: 'Northlight Cycles' }) =>
  (await create(fields)).body as Brand
const pathOf = (brand: Brand) => `/api/brands/${brand.brand_id}`
const save = (brand: Brand, fields: Record<string, string | File>) => call('PUT', pathOf(brand), formOf(fields))
const show = async (brand: Brand) => (await call('GET', pathOf(brand))).body as Brand
const messages = (body: { detail: { loc: string[]; msg: string }[] }) =>
  body.detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`)

/** Puts a brand where only a crawl would bring it. */
const setState = async (brand: Brand, state: Pick<Brand, 'scraping_status' | 'brand_creation_step'>) => {
  await server.deps.db.updateTable('brands').set(state).where('brand_id', '=', brand.brand_id).execute()
  return brand
}

const everyField = {
  name: 'Northlight Cycles',
  summary: 'Cargo bikes from Leith',
  website: 'https://northlight.example',
  contacts: 'hello@northlight.example',
  audience: 'Families in towns',
  vision: 'Streets where children ride to school',
  mission: 'To build cargo bikes that last',
  perception: 'Solid and friendly',
  positioning: 'The cargo bike that fits through a front door',
  marketing_goals: 'More test rides',
  industry_size: '11-50',
  industry: 'Retail',
  keywords: 'cargo bike, family bike',
  location: 'Leith, Scotland',
  language: 'en_GB',
  competitors: 'Other makers',
  tone_of_voice_id: 'custom',
  custom_tone_of_voice: 'Wry and kind',
}

describe('B7 create and show', () => {
  test('B7 a brand made by hand has every field sent, is manual and complete', async () => {
    const { status, body } = await create(everyField)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...everyField,
      logo: null,
      scraping_status: 'manual',
      brand_creation_step: 'completed',
    })
    expect((await call('GET', `/api/brands/${body.brand_id}`)).body).toEqual(body)
  })

  test('B3 most fields may be missing; what is not given is null', async () => {
    const { status, body } = await create({ name: 'Bare' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'Bare', website: null, audience: null, tone_of_voice_id: null, sources: [] })
  })

  test('B7 tones of voice: each with its description, custom last', async () => {
    const { body } = await call('GET', '/api/tones_of_voice')
    expect(body.map((tone: { tone_of_voice_id: string }) => tone.tone_of_voice_id).at(-1)).toBe('custom')
    expect(body).toHaveLength(11)
    for (const tone of body) expect(tone.description).not.toBe('')
  })

  test('brands are listed by name without regard to case and accents, those without a name last', async () => {
    const other = await server.signIn()
    for (const name of ['zebra', 'Éclair', 'apple', 'eclair 2', 'Zebra 10', 'Zebra 9', 'ápple 2'])
      await create({ name }, other)
    await create({ website: 'https://nameless.example' }, other)
    const { body } = await call('GET', '/api/brands', undefined, other)
    expect(body.map((brand: Brand) => brand.name)).toEqual([
      'apple',
      'ápple 2',
      'Éclair',
      'eclair 2',
      'zebra',
      'Zebra 9',
      'Zebra 10',
      null,
    ])
    expect(Object.keys(body[0]).toSorted()).toEqual(['brand_creation_step', 'brand_id', 'logo', 'name'])
  })
})

describe('B5 limits of text', () => {
  const short = ['name', 'industry', 'language', 'custom_tone_of_voice', 'perception', 'industry_size', 'location']
  const long = [
    'summary',
    'contacts',
    'audience',
    'vision',
    'mission',
    'positioning',
    'marketing_goals',
    'keywords',
    'competitors',
  ]

  test.each([...short.map((field) => [field, 255] as const), ...long.map((field) => [field, 10_000] as const)])(
    'B5 %s holds %i characters and not one more',
    async (field, most) => {
      const brand = await newBrand()
      expect((await save(brand, { [field]: 'x'.repeat(most) })).body[field]).toHaveLength(most)
      const { status, body } = await save(brand, { [field]: 'y'.repeat(most + 1) })
      expect(status).toBe(422)
      expect(messages(body)).toEqual([`body.${field}: At most ${most.toLocaleString('en-GB')} characters`])
      expect((await show(brand))[field as keyof Brand]).toBe('x'.repeat(most))
    },
  )

  test.each([
    ['emoji', '👩🏽‍🚀 Ünïcödé 株式会社'],
    ['right-to-left', 'شركة النور للدراجات'],
    ['quotes and tags', `O'Brien & "Söhne" <script>alert(1)</script> -- ; drop table brands`],
    ['several lines', 'One\nTwo\n\nThree'],
  ])('B5 %s come back as they were typed', async (_, text) => {
    const brand = await newBrand({ name: text, audience: text })
    expect(await show(brand)).toMatchObject({ name: text, audience: text })
  })

  test('B5 website holds 255 characters, its scheme included', async () => {
    const brand = await newBrand()
    const path = (length: number) => 'x'.repeat(length - 'https://a.example/'.length)
    const website = `https://a.example/${path(255)}`
    expect((await save(brand, { website })).body.website).toBe(website)
    expect((await save(brand, { website: `a.example/${path(255)}` })).body.website).toBe(website)
    for (const longer of [`${website}x`, `a.example/${path(256)}`])
      expect(messages((await save(brand, { website: longer })).body)).toEqual(['body.website: At most 255 characters'])
  })

  test.each(['javascript:alert(1)', 'no website', 'ftp://example.com', 'me@example.com'])(
    'decisions: a website is an http or https address, by hand and on review: not %s',
    async (website) => {
      const brand = await setState(await newBrand(), {
        scraping_status: 'completed',
        brand_creation_step: 'manual_fill',
      })
      for (const answer of [
        await save(brand, { website }),
        await call('PUT', `${pathOf(brand)}/after_scraping`, { website }),
      ])
        expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'website'] }] } })
      expect((await save(brand, { website: ' Example.COM ' })).body.website).toBe('https://example.com')
      expect((await save(brand, { website: '' })).body.website).toBeNull()
    },
  )

  test('white space around a value goes', async () => {
    expect((await newBrand({ name: '  Northlight  ' })).name).toBe('Northlight')
  })
})

describe('B5 the custom tone', () => {
  const refused = { status: 422, body: { detail: [{ loc: ['body', 'custom_tone_of_voice'], msg: customToneMessage }] } }

  test('B5 custom without words, or with blanks alone, is refused: Custom tone of voice is required', async () => {
    expect(customToneMessage).toBe('Custom tone of voice is required')
    expect(await create({ name: 'A', tone_of_voice_id: 'custom' })).toMatchObject(refused)
    expect(await create({ name: 'A', tone_of_voice_id: 'custom', custom_tone_of_voice: ' \t ' })).toMatchObject(refused)
    const brand = await newBrand()
    expect(await save(brand, { tone_of_voice_id: 'custom' })).toMatchObject(refused)
  })

  test('B5 the words cannot be taken away from a brand that keeps the custom tone', async () => {
    const brand = await newBrand(everyField)
    expect(await save(brand, { custom_tone_of_voice: '' })).toMatchObject(refused)
    expect(await show(brand)).toMatchObject({ tone_of_voice_id: 'custom', custom_tone_of_voice: 'Wry and kind' })
  })

  test('B5 words that are stored already need not be sent again', async () => {
    const brand = await newBrand({ ...everyField, tone_of_voice_id: 'friendly' })
    expect((await save(brand, { tone_of_voice_id: 'custom' })).body).toMatchObject({
      tone_of_voice_id: 'custom',
      custom_tone_of_voice: 'Wry and kind',
    })
  })

  test('B3 a tone that is not on offer is refused', async () => {
    const { status, body } = await create({ name: 'A', tone_of_voice_id: 'sarcastic' })
    expect([status, body.detail[0].loc]).toEqual([422, ['body', 'tone_of_voice_id']])
  })
})

describe('B7 save', () => {
  test('an empty text clears a field, one that is not sent stays', async () => {
    const brand = await newBrand(everyField)
    const { body } = await save(brand, { vision: '', mission: '   ', name: 'Renamed' })
    expect(body).toMatchObject({ name: 'Renamed', vision: null, mission: null, audience: everyField.audience })
    expect(body.version).toBe(brand.version + 1)
  })

  test('a stale version is 409 with the brand as it is, and nothing is stored', async () => {
    const brand = await newBrand(everyField)
    const version = String(brand.version)
    expect((await save(brand, { name: 'From the other tab', version })).status).toBe(200)
    const stale = await save(brand, { name: 'From this tab', version, logo_file: await logo('png') })
    expect(stale).toMatchObject({ status: 409, body: { current: { name: 'From the other tab' } } })
    expect(await show(brand)).toMatchObject({ name: 'From the other tab', logo: null })
    expect((await save(brand, { name: 'From this tab' })).body.name).toBe('From this tab')
  })

  test('of ten saves at once with one version, one is stored', async () => {
    const brand = await newBrand()
    const version = String(brand.version)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => save(brand, { name: `N${n}`, version })))
    const [saved, ...more] = answers.filter(({ status }) => status === 200)
    expect(more).toEqual([])
    const refused = answers.filter((answer) => answer !== saved)
    const current = expect.objectContaining({ name: saved!.body.name })
    for (const answer of refused) expect(answer).toMatchObject({ status: 409, body: { current } })
  })

  test('B4 a saved finalise step makes the brand complete', async () => {
    const brand = await setState(await newBrand(), { scraping_status: 'completed', brand_creation_step: 'manual_fill' })
    const fields = { competitors: 'None', marketing_goals: 'More', language: 'en_GB', tone_of_voice_id: 'friendly' }
    expect((await save(brand, fields)).body).toMatchObject({
      brand_creation_step: 'completed',
      scraping_status: 'completed',
    })
  })

  test('B4 while its website is being read a brand cannot be saved', async () => {
    const brand = await setState(await newBrand(), { scraping_status: 'processing', brand_creation_step: 'scraping' })
    expect((await save(brand, { name: 'Early' })).status).toBe(409)
    expect((await show(brand)).name).toBe('Northlight Cycles')
  })

  test.each([
    ['an unknown field', { nmae: 'x' }, 'body.nmae: Unknown field'],
    ['a field that is not a person’s to set', { scraping_status: 'completed' }, 'body.scraping_status: Unknown field'],
    ['a file where text belongs', { name: new File(['x'], 'x.txt') }, 'body.name: Expected string, received object'],
    ['text where a file belongs', { logo_file: 'x' }, 'body.logo_file: Expected file, received string'],
    ['the NUL character', { name: 'a\u0000b' }, 'body.name: Text must not hold the NUL character'],
    ['a version that is no number', { version: 'new' }, 'body.version: Expected number, received nan'],
  ])('%s is 422 and changes nothing', async (_, fields: Record<string, string | File>, message) => {
    const brand = await newBrand()
    const { status, body } = await save(brand, fields)
    expect(status).toBe(422)
    expect(messages(body)).toEqual([message])
    expect(await show(brand)).toEqual(brand)
  })
})

describe('B7 save collected data', () => {
  const review = (brand: Brand, body: unknown) => call('PUT', `${pathOf(brand)}/after_scraping`, body)
  const read = { scraping_status: 'completed', brand_creation_step: 'manual_fill' } as const

  test('B4 the twelve fields are stored and the step stays manual_fill', async () => {
    const brand = await setState(await newBrand(), read)
    const { custom_tone_of_voice: _, tone_of_voice_id: __, summary: ___, language: ____, ...rest } = everyField
    const { competitors: _____, marketing_goals: ______, ...twelve } = rest
    expect(Object.keys(twelve)).toHaveLength(12)
    expect((await review(brand, twelve)).body).toMatchObject({ ...twelve, ...read })
    expect((await review(brand, { vision: '' })).body).toMatchObject({ vision: null, mission: twelve.mission })
  })

  test.each(['processing', 'failed', 'cancelled'] as const)(
    'B4 not before the website is read: %s',
    async (scraping_status) => {
      const brand = await setState(await newBrand(), { scraping_status, brand_creation_step: 'scraping' })
      expect((await review(brand, { name: 'Early' })).status).toBe(409)
      expect((await show(brand)).name).toBe('Northlight Cycles')
    },
  )

  test('B3 a field that review does not have is refused', async () => {
    const brand = await setState(await newBrand(), read)
    expect((await review(brand, { competitors: 'x' })).status).toBe(422)
  })
})

describe('B7 from a website', () => {
  test.each([
    ['example.com', 'https://example.com'],
    ['  http://example.com/about#team ', 'http://example.com/about'],
    ['https://münchen.example/ü', 'https://xn--mnchen-3ya.example/%C3%BC'],
  ])('B5 %s is kept as %s', async (website, kept) => {
    const { status, body } = await call('POST', '/api/brands/create_from_website', { website })
    expect(status).toBe(201)
    expect(body).toMatchObject({ website: kept, scraping_status: 'processing', brand_creation_step: 'scraping' })
  })

  test.each([
    '',
    ' ',
    'no website',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://user:pw@example.com',
    `https://example.com/${'x'.repeat(2083)}`,
  ])('B5 %j is no website', async (website) => {
    const { status, body } = await call('POST', '/api/brands/create_from_website', { website })
    expect([status, body.detail[0].loc]).toEqual([422, ['body', 'website']])
  })

  test('B4 another website cannot be given to a brand that is complete', async () => {
    const brand = await newBrand()
    expect((await call('PUT', `${pathOf(brand)}/website`, { website: 'https://example.com' })).status).toBe(409)
    expect(await show(brand)).toEqual(brand)
  })

  test('B4 a brand typed in by hand, or completed after a failed search, has nothing to read', async () => {
    const byHand = await newBrand()
    expect((await call('PUT', `${pathOf(byHand)}/process_scraping`)).status).toBe(409)
    const filledIn = await setState(await newBrand(), { scraping_status: 'failed', brand_creation_step: 'completed' })
    expect((await call('PUT', `${pathOf(filledIn)}/process_scraping`)).status).toBe(409)
    expect(await show(filledIn)).toMatchObject({ scraping_status: 'failed', name: 'Northlight Cycles' })
  })
})

const logo = async (type: 'png' | 'jpeg', { width = 64, height = 48, extra = '' } = {}) => {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#b3341b'
  context.fillRect(0, 0, width, height)
  const bytes = type === 'png' ? await canvas.encode('png') : await canvas.encode('jpeg')
  return new File([new Uint8Array(bytes), extra], `logo.${type}`, { type: `image/${type}` })
}

const served = (name: string | null) => server.app.request(`/brand-logos/${name}`)
const storedLogos = () => readdir(join(server.deps.env.MASTHEAD_DATA, 'files/logos'))

describe('B5 the logo', () => {
  test.each(['png', 'jpeg'] as const)('B3 a %s is written anew as PNG and served with safe headers', async (type) => {
    const canary = '<script>alert(1)</script>'
    const brand = await newBrand({ name: 'With logo', logo_file: await logo(type, { extra: canary }) })
    expect(brand.logo).toMatch(/^[\w-]{20,}\.png$/)
    const response = await served(brand.logo)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('private'),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.toString('latin1')).not.toContain(canary)
    expect(await loadImage(bytes)).toMatchObject({ width: 64, height: 48 })
  })

  test('a large one is made smaller, its shape kept', async () => {
    const brand = await newBrand({ name: 'L', logo_file: await logo('png', { width: 2000, height: 1000 }) })
    expect(await loadImage(Buffer.from(await (await served(brand.logo)).arrayBuffer()))).toMatchObject({
      width: 512,
      height: 256,
    })
  })

  test('B5 another one replaces the file, delete_logo removes it, and so does deleting the brand', async () => {
    const brand = await newBrand({ name: 'L', logo_file: await logo('png') })
    const replaced = (await save(brand, { logo_file: await logo('jpeg') })).body as Brand
    expect([(await served(brand.logo)).status, (await served(replaced.logo)).status]).toEqual([404, 200])
    expect((await save(brand, { delete_logo: 'false', name: 'Kept' })).body.logo).toBe(replaced.logo)
    expect((await save(brand, { delete_logo: 'true' })).body.logo).toBeNull()
    expect((await served(replaced.logo)).status).toBe(404)
    const last = (await save(brand, { logo_file: await logo('png') })).body as Brand
    expect((await call('DELETE', pathOf(brand))).status).toBe(204)
    expect((await served(last.logo)).status).toBe(404)
    const names = await storedLogos()
    for (const { logo } of [brand, replaced, last]) expect(names).not.toContain(logo)
  })

  test.each(['nothing.png', '..%2f..%2fpostgres%2fPG_VERSION', '%00', '%ff', 'logo.png%00'])(
    '%s is no logo: 404',
    async (name) => {
      expect((await served(name)).status).toBe(404)
    },
  )

  const fileOf = (parts: BlobPart[], type = 'image/png') => new File(parts, 'logo.png', { type })
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>'
  const part = async (type: 'png' | 'jpeg', share: number) => {
    const image = await logo(type, { width: 400, height: 300 })
    return fileOf([image.slice(0, Math.round(image.size * share))], image.type)
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

  test.each<[string, () => Promise<File> | File]>([
    ['an SVG', () => fileOf([svg], 'image/svg+xml')],
    ['an SVG that says it is PNG', () => fileOf([svg])],
    ['HTML that says it is PNG', () => fileOf(['<html><script>alert(1)</script>'])],
    ['HTML behind the magic of a PNG', () => fileOf([new Uint8Array([0x89, 0x50, 0x4e, 0x47]), '<html>'])],
    ['a WebP that says it is PNG', async () => fileOf([new Uint8Array(await createCanvas(64, 64).encode('webp'))])],
    ['a PNG that ends after its head', () => part('png', 0.05)],
    ['a PNG that ends in the middle', () => part('png', 0.5)],
    ['a JPEG that ends after its magic', () => part('jpeg', 0.005)],
    ['a JPEG that ends in the middle', () => part('jpeg', 0.5)],
    ['a PNG that says it is a million pixels wide', gigantic],
    ['a PNG of 2 MB and a byte', () => padded(maxLogoBytes + 1)],
    ['an empty file', () => fileOf([])],
  ])('B5 %s is refused', async (_, make) => {
    expect(logoMessage).toBe('Logo must be PNG or JPEG image (max 2MB)')
    const before = (await call('GET', '/api/brands')).body.length
    const { status, body } = await create({ name: 'Bad logo', logo_file: await make() })
    expect(status).toBe(422)
    expect(messages(body)).toEqual([`body.logo_file: ${logoMessage}`])
    expect((await call('GET', '/api/brands')).body).toHaveLength(before)
  })

  test('B9 a PNG of exactly 2 MB is taken', async () => {
    expect((await create({ name: 'Two megabytes', logo_file: await padded(maxLogoBytes) })).status).toBe(201)
  })
})

describe('B7 delete', () => {
  test('B5 takes the brand with its deliverables, blogs and contexts; a second time it is 404', async () => {
    const brand = await newBrand()
    const blog = { language: 'en_GB', has_brief: false }
    const { deliverable_id } = (await call('POST', '/api/deliverables', { brand_id: brand.brand_id, blog })).body
    const notes = formOf({ file: new File(['some notes'], 'notes.txt') })
    await call('POST', `/api/deliverables/${deliverable_id}/contexts`, notes)
    expect((await call('DELETE', pathOf(brand))).status).toBe(204)
    expect((await call('GET', pathOf(brand))).status).toBe(404)
    expect((await call('GET', `/api/deliverables/${deliverable_id}/contexts`)).status).toBe(404)
    expect((await call('GET', '/api/deliverables')).body).toEqual([])
    expect(await server.deps.db.selectFrom('deliverable_contexts').selectAll().execute()).toEqual([])
    expect((await call('DELETE', pathOf(brand))).status).toBe(404)
  })
})
