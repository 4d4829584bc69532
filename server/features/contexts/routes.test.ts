import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxContextBytes, type Context } from '#contract/contexts.ts'
import { countTokens } from '#server/providers/tokens.ts'
import { startTestApp, type Person, type TestApp } from '#test/helpers/app.ts'
import { encryptedPdf, pdfBomb, pdfOf, pdfWithoutText } from '#test/helpers/pdf.ts'
import { completeBrand, formOf } from '#test/helpers/wire.ts'
import { serve, serveSite } from '#test/helpers/web-server.ts'
import { createWebPages } from '#server/providers/web-page/index.ts'

let server: TestApp
let person: Person
const allowHosts: string[] = []

beforeAll(async () => {
  server = await startTestApp({ change: () => ({ webPages: createWebPages(allowHosts) }) })
  person = await server.signIn()
})
afterAll(() => server.stop())

const call = (method: string, path: string, body?: unknown, by: Person = person) => server.call(by, method, path, body)

const newBlog = async () => {
  const { brand_id } = (await call('POST', '/api/brands', formOf(completeBrand))).body
  const { body } = await call('POST', '/api/deliverables', { brand_id, blog: { language: 'en_GB', has_brief: false } })
  return { deliverable_id: body.deliverable_id as string, blog_id: body.blog.blog_id as string }
}
const newDeliverable = async () => (await newBlog()).deliverable_id

const pathOf = (deliverable_id: string) => `/api/deliverables/${deliverable_id}/contexts`
const upload = (deliverable_id: string, file: File) => call('POST', pathOf(deliverable_id), formOf({ file }))
const scrape = (deliverable_id: string, url: string) => call('POST', `${pathOf(deliverable_id)}/scrape`, { url })
const list = async (deliverable_id: string) => (await call('GET', pathOf(deliverable_id))).body as Context[]
const textOf = async ({ deliverable_context_id }: Context) => {
  const query = server.deps.db.selectFrom('deliverable_contexts').select(['text', 'url'])
  return query.where('deliverable_context_id', '=', deliverable_context_id).executeTakeFirstOrThrow()
}
const utf16 = (text: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return new Uint8Array(order === 'le' ? bytes : bytes.swap16())
}

// The smallest PNG: its signature and a pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('M5 a context file', () => {
  const words = 'The ferry leaves at nine. Die Fähre fährt um neun. 渡し船は九時に出ます。 🚢'

  test.each([
    'notes.md',
    'notes.txt',
    'notes.markdown',
    'NOTES.MD',
    'Notes.Txt',
    'my.notes.MARKDOWN',
    'заметки 🚢.txt',
  ])('M5 %s is taken, with its name, type and tokens', async (name) => {
    const deliverable_id = await newDeliverable()
    const { status, body } = await upload(deliverable_id, new File([words], name))
    expect(status).toBe(201)
    expect(body).toEqual({
      deliverable_context_id: expect.any(String),
      name,
      content_type: 'text',
      tokens_number: countTokens(words),
    })
    expect(await list(deliverable_id)).toEqual([body])
    expect((await textOf(body)).text).toBe(words)
  })

  test.each(['report.pdf', 'REPORT.PDF'])('M5 %s is taken as PDF, with its text', async (name) => {
    const deliverable_id = await newDeliverable()
    const { status, body } = await upload(deliverable_id, new File([pdfOf('Ferries run daily', 'to Ghent')], name))
    expect([status, body.content_type, body.name]).toEqual([201, 'pdf', name])
    expect((await textOf(body)).text).toBe('Ferries run daily\n\nto Ghent')
    expect(body.tokens_number).toBe(countTokens('Ferries run daily\n\nto Ghent'))
  })

  test.each([
    ['UTF-16, little end first', utf16(words, 'le')],
    ['UTF-16, big end first', utf16(words, 'be')],
    ['UTF-8 with a byte order mark', new Uint8Array(Buffer.from(`\ufeff${words}`))],
    ['UTF-16 without a mark, little end first', utf16(words, 'le').subarray(2)],
    ['UTF-16 without a mark, big end first', utf16(words, 'be').subarray(2)],
  ])('%s is read as its text, without the mark', async (_, bytes) => {
    const { body } = await upload(await newDeliverable(), new File([bytes], 'notes.txt'))
    expect((await textOf(body)).text).toBe(words)
  })

  test.each([
    ['notes.txt', 'Grüße, café à l’œuvre – 20 €', [0x92, 0x9c, 0x96, 0x80]],
    ['notes.md', '¿Qué tal? Perché no.', []],
  ])('%s in Latin-1 or Windows’ own is read as its text: %s', async (name, text, special) => {
    const codes: Record<string, number> = { '’': 0x92, œ: 0x9c, '–': 0x96, '€': 0x80 }
    const bytes = Uint8Array.from(text, (letter) => codes[letter] ?? letter.charCodeAt(0))
    expect([...bytes]).toEqual(expect.arrayContaining(special))
    const { body } = await upload(await newDeliverable(), new File([bytes], name))
    expect((await textOf(body)).text).toBe(text)
  })

  test('a log with a few control characters is text', async () => {
    const text = `Page one\f${'plain words '.repeat(40)}\u001b[0m end`
    const { status, body } = await upload(await newDeliverable(), new File([text], 'log.txt'))
    expect(status).toBe(201)
    expect((await textOf(body)).text).toBe(text)
  })

  test('the same file twice is two items, both in the list', async () => {
    const { deliverable_id } = await newBlog()
    const [one, two] = [
      await upload(deliverable_id, new File([words], 'a.txt')),
      await upload(deliverable_id, new File([words], 'a.txt')),
    ]
    expect(await list(deliverable_id)).toEqual([one.body, two.body])
    expect(one.body.deliverable_context_id).not.toBe(two.body.deliverable_context_id)
  })

  test('M9 5,242,880 bytes are taken, one more is not', async () => {
    expect(maxContextBytes).toBe(5_242_880)
    const deliverable_id = await newDeliverable()
    const text = 'lorem ipsum '.repeat(maxContextBytes / 12 + 1).slice(0, maxContextBytes)
    expect((await upload(deliverable_id, new File([text], 'large.txt'))).status).toBe(201)
    const { status, body } = await upload(deliverable_id, new File([`${text}!`], 'larger.txt'))
    expect(status).toBe(413)
    expect(body).toMatchObject({ error: 'File too large', detail: 'Please upload a file smaller than 5MB.' })
    expect(await list(deliverable_id)).toHaveLength(1)
  })

  test('M5 a much larger one is refused before it is read', async () => {
    const file = new File([new Uint8Array(maxContextBytes + 1024 * 1024)], 'huge.txt')
    const { status, body } = await upload(await newDeliverable(), file)
    expect([status, body.code, body.status]).toEqual([413, 413, 'error'])
  })

  test.each<[string, File]>([
    ['a program', new File(['MZ'], 'setup.exe')],
    ['a program called .txt', new File([new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 0xff, 0xff])], 'setup.txt')],
    ['an image called .md', new File([png], 'photo.md')],
    ['a compressed file called .txt', new File([gzipSync('lorem ipsum '.repeat(50))], 'archive.txt')],
    ['a PDF called .txt, bytes without zero', new File(['%PDF-1.7 \u00e2\u00e3'], 'report.txt')],
    ['text with NUL', new File(['a\u0000b'], 'nul.md')],
    ['UTF-16 that ends in half a character', new File([utf16('ab', 'le').slice(0, 5)], 'half.txt')],
    ['UTF-16 with half a pair', new File([utf16('\ud83d', 'le')], 'pair.txt')],
    ['text called .pdf', new File(['just text'], 'notes.pdf')],
    ['a PDF called .txt', new File([new Uint8Array([...pdfOf('x'), 0])], 'report.txt')],
    ['a file without an extension', new File(['text'], 'notes')],
    ['a hidden one', new File(['text'], '.md.exe')],
    ['a web page', new File(['<p>text</p>'], 'page.html')],
  ])('M5 %s is refused: Invalid file type', async (_, file) => {
    const deliverable_id = await newDeliverable()
    const { status, body } = await upload(deliverable_id, file)
    expect(status).toBe(415)
    expect(body).toMatchObject({ error: 'Invalid file type', detail: expect.any(String) })
    expect(await list(deliverable_id)).toEqual([])
  })

  test('M5 the refusal of an extension says what is taken', async () => {
    const { body } = await upload(await newDeliverable(), new File(['x'], 'song.mp3'))
    expect(body.detail).toBe('Please upload a markdown or text file.')
  })

  test.each<[string, File, RegExp]>([
    ['an empty file', new File([], 'empty.txt'), /holds no text/],
    ['blanks alone', new File([' \n\t\u00a0 '], 'blank.md'), /holds no text/],
    ['a byte order mark alone', new File(['\ufeff'], 'bom.txt'), /holds no text/],
    ['a PDF of nothing', new File(['%PDF-1.7\n'], 'nothing.pdf'), /could not be read/],
    ['a scan without text', new File([pdfWithoutText()], 'scan.pdf'), /may be a scan/],
    ['an encrypted PDF', new File([encryptedPdf()], 'secret.pdf'), /protected by a password/],
    ['a PDF that expands', new File([pdfBomb(6_000_000)], 'bomb.pdf'), /more text than/],
    ['a PDF cut off in the middle', new File([pdfOf('x'.repeat(4000)).slice(0, 700)], 'cut.pdf'), /could not be read/],
  ])('M5 %s is 422 and says why', async (_, file, reason) => {
    const deliverable_id = await newDeliverable()
    const { status, body } = await upload(deliverable_id, file)
    expect(status).toBe(422)
    expect(body.detail).toMatch(reason)
    expect(await list(deliverable_id)).toEqual([])
  })

  test('M8 what a refused file follows stays as it was', async () => {
    const deliverable_id = await newDeliverable()
    const { body } = await upload(deliverable_id, new File([words], 'kept.txt'))
    await Promise.all(
      [encryptedPdf(), pdfWithoutText(), pdfBomb(6_000_000)].map((bytes) =>
        upload(deliverable_id, new File([bytes], 'bad.pdf')),
      ),
    )
    expect(await list(deliverable_id)).toEqual([body])
    expect((await textOf(body)).text).toBe(words)
  })

  test.each<[string, Record<string, string | File>, string]>([
    ['no file', {}, 'body.file: Required'],
    ['text in place of the file', { file: 'x' }, 'body.file: Expected file, received string'],
    ['another field', { file: new File(['x'], 'x.txt'), name: 'y' }, 'body.name: Unknown field'],
    ['a name with NUL', { file: new File(['x'], 'a\u0000b.txt') }, 'body.file: Text must not hold the NUL character'],
  ])('%s is 422', async (_, fields, message) => {
    const { status, body } = await call('POST', pathOf(await newDeliverable()), formOf(fields))
    expect(status).toBe(422)
    const [{ loc, msg }] = body.detail
    expect(`${loc.join('.')}: ${msg}`).toBe(message)
  })

  test('a name of any length is cut at 255 characters, none in half', async () => {
    const { body } = await upload(await newDeliverable(), new File(['x'], `${'n'.repeat(254)}🚢.txt`))
    expect(body.name).toBe('n'.repeat(254))
  })
})

describe('decisions: at most 20 items', () => {
  const fill = (deliverable_id: string, count: number, tokens_number = 1) =>
    server.deps.db
      .insertInto('deliverable_contexts')
      .values(
        Array.from({ length: count }, (_, n) => ({
          deliverable_id,
          name: `item ${n}`,
          content_type: 'text' as const,
          url: null,
          text: 'x',
          tokens_number,
        })),
      )
      .execute()

  test('the 21st is 409, from a file and from an address; after a deletion there is room again', async () => {
    const site = await serveSite({ '/': article })
    allowHosts.push(site.host)
    const deliverable_id = await newDeliverable()
    await fill(deliverable_id, 20)
    const { status, body } = await upload(deliverable_id, new File(['x'], 'x.txt'))
    expect([status, body.error]).toEqual([409, 'At most 20 context items'])
    expect((await scrape(deliverable_id, site.url)).status).toBe(409)
    const [first] = await list(deliverable_id)
    expect((await call('DELETE', `/api/deliverables_contexts/${first!.deliverable_context_id}`)).status).toBe(204)
    expect((await upload(deliverable_id, new File(['x'], 'x.txt'))).status).toBe(201)
    expect(await list(deliverable_id)).toHaveLength(20)
  })

  test('of five uploads at once on 18, two are taken', async () => {
    const deliverable_id = await newDeliverable()
    await fill(deliverable_id, 18)
    const files = Array.from({ length: 5 }, (_, n) => new File([`${n}`], `${n}.txt`))
    const answers = await Promise.all(files.map((file) => upload(deliverable_id, file)))
    const statuses = answers.map(({ status }) => String(status))
    expect(statuses.toSorted()).toEqual(['201', '201', '409', '409', '409'])
    expect(await list(deliverable_id)).toHaveLength(20)
  })

  test('M9 above the cap of 100 nothing is generated, but uploads still work; at the cap it is', async () => {
    const { deliverable_id, blog_id } = await newBlog()
    await fill(deliverable_id, 2, 50_000)
    await call('PUT', `/api/blogs/${blog_id}`, { format: 'Checklist', title: 'Ferries', keywords: ['ferry'] })
    const generate = () => call('PUT', `/api/blogs/${blog_id}/outline`, {})
    expect((await generate()).status).toBe(200)
    const { status, body } = await upload(deliverable_id, new File(['x'], 'one-more.txt'))
    expect(status).toBe(201)
    for (const [method, path] of [
      ['PUT', 'outline'],
      ['PUT', 'content'],
      ['GET', 'topic_suggestions'],
      ['GET', 'seo_keyword_suggestions'],
    ] as const) {
      const refused = await call(method, `/api/blogs/${blog_id}/${path}`, method === 'PUT' ? {} : undefined)
      expect(refused).toMatchObject({ status: 409, body: { error: 'Please remove some context to continue' } })
    }
    expect((await upload(deliverable_id, new File(['y'], 'another.txt'))).status).toBe(201)
    await call('DELETE', `/api/deliverables_contexts/${body.deliverable_context_id}`)
    const [last] = (await list(deliverable_id)).slice(-1)
    await call('DELETE', `/api/deliverables_contexts/${last!.deliverable_context_id}`)
    expect((await generate()).status).toBe(200)
  })
})

const paragraph =
  'The ferry across the Scheldt is free and runs every half hour, in winter as in summer, for those on foot or by bike.'
const article = `<!doctype html><html><head><title>The ferry of Antwerp</title></head><body><nav>Home</nav><article>
  <h1>The ferry of Antwerp</h1>${`<p>${paragraph}</p>`.repeat(4)}<p hidden>hidden words</p></article></body></html>`

describe('M7 a web address', () => {
  const serveOne = async (answer: Parameters<typeof serveSite>[0][string]) => {
    const site = await serveSite({ '/': answer })
    allowHosts.push(site.host)
    return site.url
  }

  test('M3 its main text is kept under its title, as a webpage, with its address and tokens', async () => {
    const deliverable_id = await newDeliverable()
    const url = await serveOne(article)
    const { status, body } = await scrape(deliverable_id, `  ${url}/#schedule `)
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'The ferry of Antwerp', content_type: 'webpage' })
    const stored = await textOf(body)
    expect(stored.url).toBe(url)
    expect(stored.text).toContain(paragraph)
    expect(stored.text).not.toMatch(/hidden words|Home/)
    expect(body.tokens_number).toBe(countTokens(stored.text))
    expect(await list(deliverable_id)).toEqual([body])
  })

  test('without a title it is named after its address', async () => {
    const url = await serveOne(`<article>${`<p>${paragraph}</p>`.repeat(4)}</article>`)
    expect((await scrape(await newDeliverable(), url)).body.name).toBe(url)
  })

  test.each<[string, Parameters<typeof serveSite>[0][string], RegExp]>([
    ['that is not there', { status: 404 }, /no page at this address/],
    ['that is a PDF', { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' }, /file of another kind/],
    ['that is empty', '<p></p>', /nothing to read/],
    ['that asks for a password', '<h1>Welcome</h1><form><input type="password"></form>', /asks for a sign-in/],
    ['that answers 401', { status: 401 }, /asks for a sign-in/],
    ['that calls a PDF a page', { headers: { 'content-type': 'text/html' }, body: '%PDF-1.7' }, /file of another kind/],
    ['of 50 MB', { body: Buffer.alloc(50 * 1024 * 1024, 'x') }, /larger than 3 MB/],
    ['that leads to itself', { status: 302, headers: { location: '/' } }, /from one redirect to the next/],
    ['that leads to a private network', { status: 302, headers: { location: 'http://10.0.0.1/' } }, /private network/],
  ])('M8 a page %s is 502 and says why', async (_, answer, reason) => {
    const deliverable_id = await newDeliverable()
    const { status, body } = await scrape(deliverable_id, await serveOne(answer))
    expect([status, body.error]).toEqual([502, 'The web page could not be read'])
    expect(body.detail).toMatch(reason)
    expect(await list(deliverable_id)).toEqual([])
  })

  test('a page with NUL in text and title is kept without it', async () => {
    const filler = `<!-- ${'x'.repeat(1200)} -->`
    const body = `<html><head>${filler}<title>Fer\u0000ry &#0;</title></head><body><article>${`<p>Fer\u0000ry &#0; ${paragraph}</p>`.repeat(4)}</article>`
    const { status, body: item } = await scrape(await newDeliverable(), await serveOne(body))
    expect(status).toBe(201)
    expect((await textOf(item)).text).toContain(paragraph)
  })

  test.each(['', 'not an address', 'ftp://example.com/x', `https://example.com/${'x'.repeat(2083)}`])(
    'M5 %j is no web address',
    async (url) => {
      const { status, body } = await scrape(await newDeliverable(), url)
      expect([status, body.detail[0].loc]).toEqual([422, ['body', 'url']])
    },
  )

  test('a private address is not asked for', async () => {
    const secret = await serve((_, response) => response.end(article))
    expect((await scrape(await newDeliverable(), secret.url)).status).toBe(502)
    expect(secret.requests).toEqual([])
  })
})

test('M4 a deleted item is gone from the list; a second time it is 404', async () => {
  const deliverable_id = await newDeliverable()
  const { body } = await upload(deliverable_id, new File(['x'], 'x.txt'))
  const path = `/api/deliverables_contexts/${body.deliverable_context_id}`
  expect((await call('DELETE', path)).status).toBe(204)
  expect(await list(deliverable_id)).toEqual([])
  expect((await call('DELETE', path)).status).toBe(404)
})

test('the items are listed in the order they were added', async () => {
  const deliverable_id = await newDeliverable()
  for (const name of ['z.txt', 'a.txt', 'm.txt']) await upload(deliverable_id, new File([name], name))
  expect((await list(deliverable_id)).map(({ name }) => name)).toEqual(['z.txt', 'a.txt', 'm.txt'])
})
