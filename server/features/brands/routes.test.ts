import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { customToneMessage, type Brand } from '#contract/brands.ts'
import { brandFieldNames, eachField, finalizeFields, requiredFields } from '#domain/brand-fields.ts'
import { messages, pathOf, startBrandsApp, type BrandsApp } from '#test/helpers/brands-app.ts'
import { completeBrand, formOf } from '#test/helpers/wire.ts'

let app: BrandsApp
beforeAll(async () => void (app = await startBrandsApp()))
afterAll(() => app.server.stop())

const review = (brand: Brand, body: unknown) => app.call('PUT', `${pathOf(brand)}/after_scraping`, body)
const isRead = { scraping_status: 'completed', brand_creation_step: 'manual_fill' } as const
/** A brand that its website told nothing of, at the finalise step. */
const toFinalize = async () => {
  const nothing = Object.fromEntries(Object.keys(completeBrand).map((field) => [field, null]))
  return app.setState(await app.newBrand(), { ...nothing, ...isRead })
}

const everyField = {
  ...completeBrand,
  summary: 'Cargo bikes from Leith',
  website: 'https://northlight.example',
  contacts: 'hello@northlight.example',
  perception: 'Solid and friendly',
  industry_size: '11-50',
  industry: 'Retail',
  location: 'Leith, Scotland',
  tone_of_voice_id: 'custom',
  custom_tone_of_voice: 'Wry and kind',
}

describe('B7 create, show, list', () => {
  test('B7 a brand made by hand has every field sent, is manual and complete', async () => {
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

  test('B3 a brand has these fields; what was not given is null', async () => {
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

  test('B7 brands are listed as summaries, by name without regard to case and accents, unnamed ones last', async () => {
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

describe('B5 required text', () => {
  test('B5 audience, vision, mission, positioning, goals, keywords and tone are needed by hand, the rest is not', async () => {
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

  test.each(requiredFields)(
    'B5 %s of blanks is as good as none, when it is made and when it is saved',
    async (field) => {
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
    },
  )

  test('B5 what is stored already need not be sent again', async () => {
    const brand = await app.newBrand()
    expect((await app.save(brand, { summary: 'Bikes' })).body).toMatchObject({ ...completeBrand, summary: 'Bikes' })
  })

  test('B5 the finalise step needs competitors, marketing goals, language and tone, and what review left out', async () => {
    const brand = await toFinalize()
    const { status, body } = await app.save(brand, {})
    expect(status).toBe(422)
    expect(messages(body).toSorted()).toEqual(
      [...finalizeFields, ...requiredFields].map((field) => `body.${field}: Required`).toSorted(),
    )
    expect(await app.show(brand)).toMatchObject({ ...isRead, version: brand.version })
  })

  test.each(['competitors', 'marketing_goals', 'language', 'tone_of_voice_id'])(
    'B5 the finalise step is refused without %s: Required',
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

  test('B4 review, then the fields of the finalise step alone: the brand is complete', async () => {
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

  test('B5 a complete brand may lose its language and competitors again: only the finalise step asks for them', async () => {
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
    'B5 custom with %j for words is refused, made by hand, saved, finalised',
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

  test('B5 without the words, sent or stored, it is refused as well, beside all else that is missing', async () => {
    expect(messages((await app.create(custom)).body)).toEqual(refused)
    const { audience: _, ...rest } = custom
    expect(messages((await app.create(rest)).body)).toEqual(['body.audience: Required', ...refused])
  })

  test('B5 the words cannot be taken away from a brand that keeps the custom tone', async () => {
    const brand = await app.newBrand(everyField)
    expect(messages((await app.save(brand, { custom_tone_of_voice: '' })).body)).toEqual(refused)
    expect(await app.show(brand)).toEqual(brand)
  })

  test('B5 words that are stored already need not be sent again', async () => {
    const brand = await app.newBrand({ ...everyField, tone_of_voice_id: 'friendly' })
    expect((await app.save(brand, { tone_of_voice_id: 'custom' })).body).toMatchObject({
      tone_of_voice_id: 'custom',
      custom_tone_of_voice: 'Wry and kind',
    })
  })

  test('B3 a tone that is not on offer is refused', async () => {
    const { status, body } = await app.create({ ...completeBrand, tone_of_voice_id: 'sarcastic' })
    expect([status, messages(body)]).toEqual([422, ['body.tone_of_voice_id: This tone of voice is not on offer']])
  })
})

describe('B7 save', () => {
  test('B5 an empty text clears a field that may be empty, one that is not sent stays', async () => {
    const brand = await app.newBrand(everyField)
    const { body } = await app.save(brand, { location: '', contacts: '   ', website: '', name: 'Renamed' })
    const { location: _, contacts: __, website: ___, ...rest } = everyField
    expect(body).toMatchObject({ ...rest, name: 'Renamed', location: null, contacts: null, website: null })
    expect(body.version).toBe(brand.version + 1)
  })

  test('B5 empty texts of a form are no logo, no removal of it and no version', async () => {
    const empty = { logo_file: '', delete_logo: '', version: '' }
    expect((await app.create({ ...completeBrand, ...empty })).status).toBe(201)
    const brand = await app.newBrand()
    expect((await app.save(brand, { ...empty, name: 'Renamed' })).body).toMatchObject({ name: 'Renamed', logo: null })
  })

  test('decisions: a stale version is 409 with the brand as it is, and nothing is stored', async () => {
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

  test('decisions: of two saves at once with one version one is stored, the other is 409 with that one', async () => {
    const brand = await app.newBrand()
    const version = String(brand.version)
    const answers = await Promise.all(['Left', 'Right'].map((name) => app.save(brand, { name, version })))
    const [saved, refused] = answers.toSorted((a, b) => a.status - b.status)
    expect([saved!.status, refused!.status]).toEqual([200, 409])
    expect(refused!.body.current).toEqual(saved!.body)
    expect(await app.show(brand)).toEqual(saved!.body)
  })

  test('decisions: of ten saves at once with one version, one is stored', async () => {
    const brand = await app.newBrand()
    const version = String(brand.version)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => app.save(brand, { name: `N${n}`, version })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(9).fill(409)])
  })

  test('decisions: a review that another tab has overtaken is 409 with the brand as it is', async () => {
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

  test('decisions: every save of a brand that was deleted is 404', async () => {
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

  test('B5 review, when it comes back to a complete brand, takes none of its required text', async () => {
    const brand = await app.newBrand()
    const { status, body } = await review(brand, { vision: '', keywords: null, location: 'Leith' })
    expect([status, messages(body)]).toEqual([422, ['body.vision: Required', 'body.keywords: Required']])
    expect(await app.show(brand)).toEqual(brand)
    expect((await review(brand, { location: 'Leith' })).body).toMatchObject({ ...completeBrand, location: 'Leith' })
  })

  test.each(['processing', 'failed', 'cancelled'] as const)(
    'B4 not before the website is read: %s',
    async (scraping_status) => {
      const brand = await app.setState(await app.newBrand(), { scraping_status, brand_creation_step: 'scraping' })
      expect((await review(brand, { name: 'Early' })).status).toBe(409)
      expect((await app.show(brand)).name).toBe(brand.name)
    },
  )

  test.each(['competitors', 'marketing_goals', 'language', 'tone_of_voice_id', 'logo_file'])(
    'B3 %s is none of the twelve',
    async (field) => {
      const brand = await app.setState(await app.newBrand(), isRead)
      const { status, body } = await review(brand, { [field]: 'x' })
      expect([status, messages(body)]).toEqual([422, [`body.${field}: Unknown field`]])
    },
  )
})

describe('B7 from a website', () => {
  test.each([
    ['example.com', 'https://example.com'],
    ['  http://example.com/about#team ', 'http://example.com/about'],
    ['https://münchen.example/ü', 'https://xn--mnchen-3ya.example/%C3%BC'],
    [`https://example.com/${'x'.repeat(2083 - 20)}`, `https://example.com/${'x'.repeat(2083 - 20)}`],
  ])('B5 %s is kept as %s', async (website, kept) => {
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
  ])('B5 %j is no website, for a new brand and for one that is there', async (website) => {
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

  test('B4 another website cannot be given to a brand that is complete', async () => {
    const brand = await app.newBrand()
    expect((await app.call('PUT', `${pathOf(brand)}/website`, { website: 'https://example.com' })).status).toBe(409)
    expect(await app.show(brand)).toEqual(brand)
  })

  test('B4 a brand typed in by hand, or completed after a failed search, has nothing to read', async () => {
    const byHand = await app.newBrand()
    expect((await app.call('PUT', `${pathOf(byHand)}/process_scraping`)).status).toBe(409)
    const filledIn = await app.setState(await app.newBrand(), { scraping_status: 'failed' })
    expect((await app.call('PUT', `${pathOf(filledIn)}/process_scraping`)).status).toBe(409)
    expect(await app.show(filledIn)).toMatchObject({ scraping_status: 'failed', brand_creation_step: 'completed' })
  })
})

test('B8 what a form got wrong: the error, its status and code, and where with which words', async () => {
  const { status, body } = await app.call('POST', '/api/brands', formOf({ ...completeBrand, nmae: 'x' }))
  expect(status).toBe(422)
  expect(body).toEqual({
    error: 'Some of the values sent are not valid',
    status: 'error',
    code: 422,
    detail: [{ loc: ['body', 'nmae'], msg: 'Unknown field', type: 'unrecognized_keys' }],
  })
})
