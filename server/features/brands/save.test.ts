import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Brand } from '#contract/brands.ts'
import { messages, everyField, isRead, pathOf, startBrandsApp, type BrandsApp } from '#test/helpers/brands-app.ts'
import { completeBrand } from '#test/helpers/wire.ts'

let app: BrandsApp
beforeAll(async () => void (app = await startBrandsApp()))
afterAll(() => app.server.stop())

const review = (brand: Brand, body: unknown) => app.call('PUT', `${pathOf(brand)}/after_scraping`, body)
describe('B7 save', () => {
  test('B5 an empty text clears an optional field, and a field that is not sent is kept', async () => {
    const brand = await app.newBrand(everyField)
    const { body } = await app.save(brand, { location: '', contacts: '   ', website: '', name: 'Renamed' })
    const { location: _, contacts: __, website: ___, ...rest } = everyField
    expect(body).toMatchObject({ ...rest, name: 'Renamed', location: null, contacts: null, website: null })
    expect(body.version).toBe(brand.version + 1)
  })

  test('B5 empty form fields for logo_file, delete_logo and version are ignored', async () => {
    const empty = { logo_file: '', delete_logo: '', version: '' }
    expect((await app.create({ ...completeBrand, ...empty })).status).toBe(201)
    const brand = await app.newBrand()
    expect((await app.save(brand, { ...empty, name: 'Renamed' })).body).toMatchObject({ name: 'Renamed', logo: null })
  })

  test('decisions: a stale version is 409 with the current brand, and nothing is stored', async () => {
    const brand = await app.newBrand(everyField)
    const version = String(brand.version)
    const saved = await app.save(brand, { name: 'From the other tab', version })
    expect(saved.status).toBe(200)
    expect(await app.save(brand, { name: 'From this tab', version })).toMatchObject({
      status: 409,
      body: { status: 'error', code: 409, current: saved.body },
    })
    expect(await app.show(brand)).toEqual(saved.body)
    expect((await app.save(brand, { name: 'From this tab' })).body.name).toBe('From this tab')
  })

  test('decisions: of two concurrent saves with the same version one succeeds, the other is 409 with the winner', async () => {
    const brand = await app.newBrand()
    const version = String(brand.version)
    const answers = await Promise.all(['Left', 'Right'].map((name) => app.save(brand, { name, version })))
    const [saved, refused] = answers.toSorted((a, b) => a.status - b.status)
    expect([saved!.status, refused!.status]).toEqual([200, 409])
    expect(refused!.body.current).toEqual(saved!.body)
    expect(await app.show(brand)).toEqual(saved!.body)
  })

  test('decisions: of ten concurrent saves with the same version one succeeds', async () => {
    const brand = await app.newBrand()
    const version = String(brand.version)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => app.save(brand, { name: `N${n}`, version })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(9).fill(409)])
  })

  test('decisions: a review with a stale version is 409 with the current brand', async () => {
    const brand = await app.setState(await app.newBrand(), { brand_creation_step: 'manual_fill' })
    const saveAs = (name: string) => review(brand, { name, version: brand.version })
    const saved = await saveAs('From the other tab')
    expect(saved).toMatchObject({ status: 200, body: { name: 'From the other tab' } })
    expect(await saveAs('From this tab')).toMatchObject({ status: 409, body: { current: saved.body } })
    expect(await app.show(brand)).toEqual(saved.body)
  })

  test('B4 while its website is being read a brand cannot be saved', async () => {
    const brand = await app.setState(await app.newBrand(), {
      scraping_status: 'processing',
      brand_creation_step: 'scraping',
    })
    expect((await app.save(brand, { name: 'Early' })).status).toBe(409)
    expect((await app.show(brand)).name).toBe(brand.name)
  })

  test('decisions: every save of a deleted brand is 404', async () => {
    const brand = await app.newBrand()
    await app.remove(brand)
    const website = { website: 'https://example.com' }
    for (const answer of [
      await app.save(brand, completeBrand),
      await app.save(brand, { version: String(brand.version) }),
      await review(brand, { name: 'Late' }),
      await app.call('PUT', `${pathOf(brand)}/website`, website),
      await app.call('PUT', `${pathOf(brand)}/process_scraping`),
      await app.call('GET', pathOf(brand)),
      await app.remove(brand),
    ])
      expect([answer.status, answer.body]).toEqual([404, { error: 'Brand not found', status: 'error', code: 404 }])
  })
})

describe('B7 save collected data', () => {
  test('B4 the twelve fields are stored and the step stays manual_fill', async () => {
    const brand = await app.setState(await app.newBrand(), isRead)
    const { custom_tone_of_voice: _, tone_of_voice_id: __, summary: ___, language: ____, ...rest } = everyField
    const { competitors: _____, marketing_goals: ______, ...twelve } = rest
    expect(Object.keys(twelve)).toHaveLength(12)
    expect((await review(brand, twelve)).body).toMatchObject({ ...twelve, ...isRead })
    expect((await review(brand, { vision: '' })).body).toMatchObject({ vision: null, mission: twelve.mission })
    expect((await review(brand, { vision: null })).body).toMatchObject({ vision: null, mission: twelve.mission })
  })

  test('B5 a review of a complete brand cannot clear required text', async () => {
    const brand = await app.newBrand()
    const { status, body } = await review(brand, { vision: '', keywords: null, location: 'Leith' })
    expect([status, messages(body)]).toEqual([422, ['body.vision: Required', 'body.keywords: Required']])
    expect(await app.show(brand)).toEqual(brand)
    expect((await review(brand, { location: 'Leith' })).body).toMatchObject({ ...completeBrand, location: 'Leith' })
  })

  test.each(['processing', 'failed', 'cancelled'] as const)(
    'B4 is rejected before the website has been read: %s',
    async (scraping_status) => {
      const brand = await app.setState(await app.newBrand(), { scraping_status, brand_creation_step: 'scraping' })
      expect((await review(brand, { name: 'Early' })).status).toBe(409)
      expect((await app.show(brand)).name).toBe(brand.name)
    },
  )

  test.each(['competitors', 'marketing_goals', 'language', 'tone_of_voice_id', 'logo_file'])(
    'B3 rejects %s, which is none of the twelve',
    async (field) => {
      const brand = await app.setState(await app.newBrand(), isRead)
      const { status, body } = await review(brand, { [field]: 'x' })
      expect([status, messages(body)]).toEqual([422, [`body.${field}: Unknown field`]])
    },
  )
})
