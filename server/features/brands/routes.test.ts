import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Brand } from '#contract/brands.ts'
import { brandFieldNames, eachField } from '#domain/brand-fields.ts'
import { everyField, pathOf, startBrandsApp, type BrandsApp } from '#test/helpers/brands-app.ts'
import { completeBrand, formOf } from '#test/helpers/wire.ts'

let app: BrandsApp
beforeAll(async () => void (app = await startBrandsApp()))
afterAll(() => app.server.stop())

describe('B7 create, show, list', () => {
  test('B7 a brand created by hand has every field sent, is manual and complete', async () => {
    const { status, body } = await app.create(everyField)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...everyField,
      logo: null,
      scraping_status: 'manual',
      brand_creation_step: 'completed',
    })
    expect(await app.show(body)).toEqual(body)
  })

  test('B3 a brand has these fields; missing ones are null', async () => {
    const { brand_id, version, created_at, sources, ...fields } = (await app.create(completeBrandWithoutOptional)).body
    expect(brand_id).toMatch(/^[0-9a-f-]{36}$/)
    expect([version, sources, typeof created_at]).toEqual([1, [], 'string'])
    expect(fields).toEqual({
      ...eachField(brandFieldNames, () => null),
      ...completeBrandWithoutOptional,
      name: null,
      logo: null,
      summary: null,
      website: null,
      contacts: null,
      custom_tone_of_voice: null,
      perception: null,
      industry_size: null,
      industry: null,
      location: null,
      language: null,
      competitors: null,
      scraping_status: 'manual',
      scraping_note: null,
      brand_creation_step: 'completed',
    })
  })

  test('B3 a tone of voice has an id, a name, a description and an example; custom comes last', async () => {
    const { body } = await app.call('GET', '/api/tones_of_voice')
    expect(body).toHaveLength(11)
    for (const tone of body) {
      expect(Object.keys(tone).toSorted()).toEqual(['description', 'example', 'name', 'tone_of_voice_id'])
      expect(tone.description).not.toBe('')
      expect(typeof tone.example === 'string').toBe(tone.tone_of_voice_id !== 'custom')
    }
    expect(body.at(-1).tone_of_voice_id).toBe('custom')
  })

  test('B7 brands are listed as summaries, by name, ignoring case and accents, those without a name last', async () => {
    const other = await app.server.signIn()
    for (const name of ['zebra', 'Éclair', 'apple', 'eclair 2', 'Zebra 10', 'Zebra 9', 'ápple 2'])
      await app.newBrand({ name }, other)
    await app.newBrand({ name: '' }, other)
    const { body } = await app.call('GET', '/api/brands', undefined, other)
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

  const { name: _, language: __, competitors: ___, ...completeBrandWithoutOptional } = completeBrand
})

test('B3 every field is stored and answered as it is sent', async () => {
  const sent = {
    ...eachField(brandFieldNames, (name) => `Some ${name}`),
    website: 'https://northlight.example',
    tone_of_voice_id: 'custom',
  }
  const { body } = await app.create(sent)
  expect(body).toMatchObject(sent)
  expect(await app.show(body)).toEqual(body)
})

describe('B7 from a website', () => {
  test.each([
    ['example.com', 'https://example.com'],
    ['  http://example.com/about#team ', 'http://example.com/about'],
    ['https://münchen.example/ü', 'https://xn--mnchen-3ya.example/%C3%BC'],
    [`https://example.com/${'x'.repeat(2083 - 20)}`, `https://example.com/${'x'.repeat(2083 - 20)}`],
  ])('B5 %s is stored as %s', async (website, kept) => {
    const { status, body } = await app.call('POST', '/api/brands/create_from_website', { website })
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
    `https://example.com/${'x'.repeat(2083 - 19)}`,
  ])('B5 %j is rejected as a website, for a new and for an existing brand', async (website) => {
    const brand = await app.setState(await app.newBrand(), {
      scraping_status: 'failed',
      brand_creation_step: 'scraping',
    })
    for (const answer of [
      await app.call('POST', '/api/brands/create_from_website', { website }),
      await app.call('PUT', `${pathOf(brand)}/website`, { website }),
    ])
      expect([answer.status, answer.body.detail[0].loc]).toEqual([422, ['body', 'website']])
    expect(await app.show(brand)).toMatchObject({ scraping_status: 'failed', version: brand.version })
  })

  test('B4 a complete brand cannot get another website', async () => {
    const brand = await app.newBrand()
    expect((await app.call('PUT', `${pathOf(brand)}/website`, { website: 'https://example.com' })).status).toBe(409)
    expect(await app.show(brand)).toEqual(brand)
  })

  test('B4 a brand created by hand, or completed after a failed job, has no job to follow', async () => {
    const byHand = await app.newBrand()
    expect((await app.call('PUT', `${pathOf(byHand)}/process_scraping`)).status).toBe(409)
    const filledIn = await app.setState(await app.newBrand(), { scraping_status: 'failed' })
    expect((await app.call('PUT', `${pathOf(filledIn)}/process_scraping`)).status).toBe(409)
    expect(await app.show(filledIn)).toMatchObject({ scraping_status: 'failed', brand_creation_step: 'completed' })
  })
})

test('B8 a validation error has its message, status, code, and the location and reason of each problem', async () => {
  const { status, body } = await app.call('POST', '/api/brands', formOf({ ...completeBrand, nmae: 'x' }))
  expect(status).toBe(422)
  expect(body).toEqual({
    error: 'Some of the values sent are not valid',
    status: 'error',
    code: 422,
    detail: [{ loc: ['body', 'nmae'], msg: 'Unknown field', type: 'unrecognized_keys' }],
  })
})
