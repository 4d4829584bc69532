import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { customToneMessage, type Brand } from '#contract/brands.ts'
import { finalizeFields, requiredFields } from '#domain/brand-fields.ts'
import { messages, everyField, isRead, pathOf, startBrandsApp, type BrandsApp } from '#test/helpers/brands-app.ts'
import { completeBrand } from '#test/helpers/wire.ts'

let app: BrandsApp
beforeAll(async () => void (app = await startBrandsApp()))
afterAll(() => app.server.stop())

const review = (brand: Brand, body: unknown) => app.call('PUT', `${pathOf(brand)}/after_scraping`, body)
/** A brand at the finalise step whose website contained no facts. */
const toFinalize = async () => {
  const nothing = Object.fromEntries(Object.keys(completeBrand).map((field) => [field, null]))
  return app.setState(await app.newBrand(), { ...nothing, ...isRead })
}

describe('B5 required text', () => {
  test('B5 audience, vision, mission, positioning, goals, keywords and tone are required by hand, the rest is not', async () => {
    expect(requiredFields.toSorted()).toEqual([
      'audience',
      'keywords',
      'marketing_goals',
      'mission',
      'positioning',
      'tone_of_voice_id',
      'vision',
    ])
    const { status, body } = await app.create({ name: 'Bare' })
    expect(status).toBe(422)
    expect(body.detail).toEqual(
      requiredFields.map((field) => ({ loc: ['body', field], msg: 'Required', type: 'required' })),
    )
  })

  test.each(requiredFields)('B5 a blank %s counts as missing, on creation and on save', async (field) => {
    const before = (await app.call('GET', '/api/brands')).body.length
    for (const value of ['', ...(field === 'tone_of_voice_id' ? [] : ['   ', '\n\t'])]) {
      const { status, body } = await app.create({ ...completeBrand, [field]: value })
      expect([status, messages(body)]).toEqual([422, [`body.${field}: Required`]])
    }
    expect((await app.call('GET', '/api/brands')).body).toHaveLength(before)
    const brand = await app.newBrand()
    const { status, body } = await app.save(brand, { [field]: '' })
    expect([status, messages(body)]).toEqual([422, [`body.${field}: Required`]])
    expect(await app.show(brand)).toEqual(brand)
  })

  test('B5 stored fields need not be sent again', async () => {
    const brand = await app.newBrand()
    expect((await app.save(brand, { summary: 'Bikes' })).body).toMatchObject({ ...completeBrand, summary: 'Bikes' })
  })

  test('B5 the finalise step requires competitors, marketing goals, language and tone, and what review left empty', async () => {
    const brand = await toFinalize()
    const { status, body } = await app.save(brand, {})
    expect(status).toBe(422)
    expect(messages(body).toSorted()).toEqual(
      [...finalizeFields, ...requiredFields].map((field) => `body.${field}: Required`).toSorted(),
    )
    expect(await app.show(brand)).toMatchObject({ ...isRead, version: brand.version })
  })

  test.each(['competitors', 'marketing_goals', 'language', 'tone_of_voice_id'])(
    'B5 the finalise step is rejected without %s: Required',
    async (field) => {
      const brand = await toFinalize()
      expect(messages((await app.save(brand, { ...completeBrand, [field]: '' })).body)).toEqual([
        `body.${field}: Required`,
      ])
      const { [field]: missing, ...rest } = completeBrand as Record<string, string>
      expect((await app.save(brand, rest)).status).toBe(422)
      expect((await app.save(brand, { [field]: missing!, ...rest })).status).toBe(200)
    },
  )

  test('B4 review, then only the fields of the finalise step, complete the brand', async () => {
    const brand = await toFinalize()
    const { audience, vision, mission, positioning, keywords, name, ...finalize } = completeBrand
    const collected = { audience, vision, mission, positioning, keywords, name }
    expect((await review(brand, collected)).body).toMatchObject({ ...collected, ...isRead })
    expect((await app.save(brand, finalize)).body).toMatchObject({
      ...completeBrand,
      brand_creation_step: 'completed',
      scraping_status: 'completed',
    })
  })

  test('B5 language and competitors of a complete brand may be cleared: only the finalise step requires them', async () => {
    const brand = await app.newBrand()
    expect((await app.save(brand, { language: '', competitors: '' })).body).toMatchObject({
      language: null,
      competitors: null,
      brand_creation_step: 'completed',
    })
  })

  test('B4 a brand whose website could not be read can be completed by hand', async () => {
    const brand = await app.setState(await toFinalize(), { scraping_status: 'failed', brand_creation_step: 'scraping' })
    expect((await app.save(brand, completeBrand)).body).toMatchObject({ brand_creation_step: 'completed' })
  })
})

describe('B5 the custom tone', () => {
  const refused = [`body.custom_tone_of_voice: ${customToneMessage}`]
  const custom = { ...completeBrand, tone_of_voice_id: 'custom' }

  test.each(['', ' \t ', '\n'])(
    'B5 a custom tone with the text %j is rejected, on creation, save and finalise',
    async (words) => {
      expect(customToneMessage).toBe('Custom tone of voice is required')
      const fields = { ...custom, custom_tone_of_voice: words }
      for (const answer of [
        await app.create(fields),
        await app.save(await app.newBrand(), fields),
        await app.save(await toFinalize(), fields),
      ])
        expect([answer.status, messages(answer.body)]).toEqual([422, refused])
    },
  )

  test('B5 a custom tone without a sent or stored text is rejected, together with other missing fields', async () => {
    expect(messages((await app.create(custom)).body)).toEqual(refused)
    const { audience: _, ...rest } = custom
    expect(messages((await app.create(rest)).body)).toEqual(['body.audience: Required', ...refused])
  })

  test('B5 the text of the custom tone cannot be cleared while the tone is custom', async () => {
    const brand = await app.newBrand(everyField)
    expect(messages((await app.save(brand, { custom_tone_of_voice: '' })).body)).toEqual(refused)
    expect(await app.show(brand)).toEqual(brand)
  })

  test('B5 a stored text of the custom tone need not be sent again', async () => {
    const brand = await app.newBrand({ ...everyField, tone_of_voice_id: 'friendly' })
    expect((await app.save(brand, { tone_of_voice_id: 'custom' })).body).toMatchObject({
      tone_of_voice_id: 'custom',
      custom_tone_of_voice: 'Wry and kind',
    })
  })

  test('B3 an unknown tone is rejected', async () => {
    const { status, body } = await app.create({ ...completeBrand, tone_of_voice_id: 'sarcastic' })
    expect([status, messages(body)]).toEqual([422, ['body.tone_of_voice_id: This tone of voice is not on offer']])
  })
})
