// Unusual and invalid input: stored verbatim, or rejected with the field's name.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Brand } from '#contract/brands.ts'
import { factFields } from '#domain/facts.ts'
import { isRead, messages, pathOf, startBrandsApp, type BrandsApp } from '#test/helpers/brands-app.ts'
import { completeBrand } from '#test/helpers/wire.ts'

let app: BrandsApp
beforeAll(async () => void (app = await startBrandsApp()))
afterAll(() => app.server.stop())

const toReview = async () => app.setState(await app.newBrand(), isRead)
const review = (brand: Brand, body: unknown) => app.call('PUT', `${pathOf(brand)}/after_scraping`, body)

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

describe('B5 limits of text', () => {
  test.each([...short.map((field) => [field, 255] as const), ...long.map((field) => [field, 10_000] as const)])(
    'B5 %s accepts %i characters and not one more',
    async (field, most) => {
      const brand = await app.newBrand()
      expect((await app.save(brand, { [field]: 'x'.repeat(most) })).body[field]).toHaveLength(most)
      const tooLong = { [field]: 'y'.repeat(most + 1) }
      for (const answer of [await app.save(brand, tooLong), await app.create({ ...completeBrand, ...tooLong })])
        expect([answer.status, messages(answer.body)]).toEqual([
          422,
          [`body.${field}: At most ${most.toLocaleString('en-GB')} characters`],
        ])
      expect((await app.show(brand))[field as keyof Brand]).toBe('x'.repeat(most))
    },
  )

  test.each(factFields.filter((field) => field !== 'website'))(
    'B5 the review applies the same limit to %s',
    async (field) => {
      const most = short.includes(field) ? 255 : 10_000
      const brand = await toReview()
      expect((await review(brand, { [field]: 'x'.repeat(most) })).status).toBe(200)
      expect(messages((await review(brand, { [field]: 'x'.repeat(most + 1) })).body)).toEqual([
        `body.${field}: At most ${most.toLocaleString('en-GB')} characters`,
      ])
    },
  )

  test('B5 website accepts 255 characters including its scheme, in the form and in the review', async () => {
    const brand = await toReview()
    const path = (length: number) => 'x'.repeat(length - 'https://a.example/'.length)
    const website = `https://a.example/${path(255)}`
    expect((await app.save(brand, { website })).body.website).toBe(website)
    expect((await app.save(brand, { website: `a.example/${path(255)}` })).body.website).toBe(website)
    for (const longer of [`${website}x`, `a.example/${path(256)}`])
      for (const answer of [await app.save(brand, { website: longer }), await review(brand, { website: longer })])
        expect(messages(answer.body)).toEqual(['body.website: At most 255 characters'])
  })

  test.each(['javascript:alert(1)', 'no website', 'ftp://example.com', 'me@example.com'])(
    'decisions: %s is rejected as a website, in the form and in the review',
    async (website) => {
      const brand = await toReview()
      for (const answer of [await app.save(brand, { website }), await review(brand, { website })])
        expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'website'] }] } })
      expect((await app.save(brand, { website: ' Example.COM ' })).body.website).toBe('https://example.com')
      expect((await app.save(brand, { website: '' })).body.website).toBeNull()
    },
  )

  test('B5 all long fields may have their full length at once, in the characters of most bytes', async () => {
    const full = Object.fromEntries([
      ...short.map((field) => [field, '株'.repeat(255)]),
      ...long.map((field) => [field, '株'.repeat(10_000)]),
    ]) as Record<string, string>
    const { status, body } = await app.create({ ...full, tone_of_voice_id: 'custom' })
    expect(status).toBe(201)
    expect(body).toMatchObject(full)
  })
})

describe('B5 text is stored verbatim', () => {
  const texts = [
    ['emoji', '👩🏽‍🚀 Ünïcödé 株式会社 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['255 units of emoji', '🚲'.repeat(127)],
    ['right to left, with direction marks', 'شركة النور \u202eللدراجات\u202c \u200f(עברית) 12'],
    ['HTML', `<b>O'Brien</b> & "Söhne" <script>alert(1)</script><img src=x onerror=alert(1)> &lt;&amp;&nbsp;`],
    ['Markdown', '# Title\n\n- [a](javascript:alert(1))\n- **b** `c`\n\n| d |\n| - |'],
    ['SQL and templates', "'; drop table brands; -- ${7*7} {{7*7}} %s %00 \\u0000 $1"],
    ['combining marks, not normalised', 'e\u0301 é ﬁ ß İ'],
    ['several lines and tabs', 'One\n\n\tTwo\nThree'],
  ] as const

  test.each(texts)('B5 %s in every field of the form', async (_, text) => {
    const fields = Object.fromEntries([...short, ...long].map((field) => [field, text]))
    const brand = await app.newBrand({ ...fields, tone_of_voice_id: 'custom' })
    expect(brand).toMatchObject(fields)
    expect(await app.show(brand)).toMatchObject(fields)
    const { body } = await app.call('GET', '/api/brands')
    expect(body).toContainEqual(expect.objectContaining({ brand_id: brand.brand_id, name: text }))
    await app.remove(brand)
  })

  test.each(texts)('B5 %s in every field of the review', async (_, text) => {
    const fields = Object.fromEntries(factFields.filter((field) => field !== 'website').map((field) => [field, text]))
    const brand = await toReview()
    expect((await review(brand, fields)).body).toMatchObject(fields)
    expect(await app.show(brand)).toMatchObject(fields)
  })

  test('B5 white space around a value is trimmed, and the line breaks of a form become those of a text', async () => {
    const brand = await app.newBrand({ name: '\u00a0 Northlight \n', audience: 'One\r\nTwo\r\n' })
    expect(brand).toMatchObject({ name: 'Northlight', audience: 'One\nTwo' })
  })
})

describe('B8 invalid requests are rejected and change nothing', () => {
  test.each([
    ['an unknown field', { nmae: 'x' }, 'body.nmae: Unknown field'],
    ['a field that people cannot set', { scraping_status: 'completed' }, 'body.scraping_status: Unknown field'],
    ['the id of another user', { user_id: crypto.randomUUID() }, 'body.user_id: Unknown field'],
    ['a field whose name resembles __proto__', { __proto__x: 'x' }, 'body.__proto__x: Unknown field'],
    ['a file instead of text', { name: new File(['x'], 'x.txt') }, 'body.name: Expected string, received object'],
    ['text instead of a file', { logo_file: 'x' }, 'body.logo_file: Expected file, received string'],
    ['the NUL character', { name: 'a\u0000b' }, 'body.name: Text must not hold the NUL character'],
    ['a version that is not a number', { version: 'new' }, 'body.version: Expected number, received nan'],
    ['a fractional version', { version: '1.5' }, 'body.version: Expected int, received number'],
    ['a delete_logo that is neither true nor false', { delete_logo: 'maybe' }, /^body.delete_logo: /],
  ])('B8 %s in a form is 422', async (_, fields: Record<string, string | File>, message) => {
    const brand = await app.newBrand()
    for (const answer of [await app.save(brand, fields), await app.create({ ...completeBrand, ...fields })]) {
      expect(answer.status).toBe(422)
      expect(messages(answer.body)).toEqual([expect.stringMatching(message)])
    }
    expect(await app.show(brand)).toEqual(brand)
  })

  test.each([
    ['an unknown field', '{"nmae":"x","name":"y"}', 'body.nmae: Unknown field'],
    ['a number instead of text', '{"name":7}', 'body.name: Expected string, received number'],
    ['a list instead of text', '{"name":["x"]}', 'body.name: Expected string, received array'],
    ['a list', '[]', 'body: Expected object, received array'],
    ['null', 'null', 'body: Expected object, received null'],
    ['a string', '"name"', 'body: Expected object, received string'],
    ['text that is not JSON', '{"name":', 'body: The body is not JSON'],
    ['JSON with a trailing comma', '{"name":"x",}', 'body: The body is not JSON'],
    ['the NUL character', String.raw`{"name":"a\u0000b"}`, 'body.name: Text must not hold the NUL character'],
    ['an unpaired surrogate', String.raw`{"name":"\ud83d"}`, 'body.name: Text must be valid Unicode'],
    ['a property of Object.prototype', '{"__proto__":{"name":"x"}}', 'body.__proto__: Unknown field'],
  ])('B8 %s as JSON is 422', async (_, body, message) => {
    const brand = await toReview()
    const stored = await app.show(brand)
    const response = await app.server.app.request(`${pathOf(brand)}/after_scraping`, {
      method: 'PUT',
      headers: { 'session-id': app.person.session_id, 'Content-Type': 'application/json' },
      body,
    })
    expect(response.status).toBe(422)
    expect(messages((await response.json()) as never)).toEqual([message])
    expect(await app.show(brand)).toEqual(stored)
  })

  test.each([
    ['POST', '/api/brands/create_from_website', {}, ['body.website: Required']],
    ['POST', '/api/brands/create_from_website', { website: 7 }, ['body.website: Expected string, received number']],
    [
      'POST',
      '/api/brands/create_from_website',
      { website: 'https://example.com', name: 'x' },
      ['body.name: Unknown field'],
    ],
  ])('B8 %s %s with %j is 422', async (method, path, body, expected) => {
    const answer = await app.call(method, path, body)
    expect([answer.status, messages(answer.body)]).toEqual([422, expected])
  })

  test('decisions: JSON instead of a form, and a form instead of JSON, are 415', async () => {
    const brand = await toReview()
    expect((await app.call('PUT', pathOf(brand), completeBrand)).status).toBe(415)
    expect((await app.call('POST', '/api/brands', completeBrand)).status).toBe(415)
    const form = new FormData()
    form.append('name', 'x')
    expect((await review(brand, form)).status).toBe(415)
  })
})
