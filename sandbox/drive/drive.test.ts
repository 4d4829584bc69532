// The sandbox's Drive: Google's API for programs, and pages for people.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/helpers/database.ts'
import { freePort } from '#test/helpers/free-port.ts'
import { adaSub, startGoogle, type TestGoogle } from '#test/helpers/google.ts'
import { PlainBrowser } from '#test/helpers/plain-browser.ts'
import { maxDriveBytes, maxFiles } from './files.ts'
import { insertFile } from './queries.ts'

let database: TestDatabase
let google: TestGoogle
let token: string

beforeAll(async () => {
  database = await createTestDatabase()
  google = await startGoogle(database.db, await freePort())
  token = (await google.signIn()).access_token
})
afterAll(async () => {
  await google.stop()
  await database.drop()
})
beforeEach(() => database.db.deleteFrom('sandbox.files').execute())

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

const ask = async (path: string, init: Init = {}) => {
  const headers = { Authorization: `Bearer ${token}`, ...init.headers }
  const response = await fetch(`${google.url}${path}`, { ...init, headers })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: JSON.parse(text) }
}

const documentType = 'application/vnd.google-apps.document'
const folderType = 'application/vnd.google-apps.folder'

const create = (metadata: object, fields = '*') =>
  ask(`/drive/v3/files?fields=${fields}`, { method: 'POST', body: JSON.stringify(metadata) })

const related = (metadata: object, html: string, type = 'text/html') => ({
  headers: { 'Content-Type': 'multipart/related; boundary="a-b"' },
  body: `--a-b\r\nContent-Type: application/json; charset=UTF-8\r\n\r\n${JSON.stringify(metadata)}\r\n--a-b\r\nContent-Type: ${type}\r\n\r\n${html}\r\n--a-b--`,
})
const uploadPath = '/upload/drive/v3/files?uploadType=multipart&fields=*'
const upload = (html: string, metadata: object = { name: 'Wheels', mimeType: documentType }, type = 'text/html') =>
  ask(uploadPath, { method: 'POST', ...related(metadata, html, type) })

const failure = (code: number, reason: string) => ({
  status: code,
  body: {
    error: { code, message: expect.any(String), errors: [{ domain: 'global', reason, message: expect.any(String) }] },
  },
})

describe('the API', () => {
  test('returns the requested fields of a file, four by default', async () => {
    const { status, body } = await create({ name: 'Brand', mimeType: folderType, appProperties: { brand_id: '1' } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      kind: 'drive#file',
      parents: ['root'],
      trashed: false,
      appProperties: { brand_id: '1' },
    })
    expect((await ask(`/drive/v3/files/${body.id}`)).body).toEqual({
      kind: 'drive#file',
      id: body.id,
      name: 'Brand',
      mimeType: folderType,
    })
    expect((await ask(`/drive/v3/files/${body.id}?fields=id,trashed`)).body).toEqual({ id: body.id, trashed: false })
    expect(await ask(`/drive/v3/files/${body.id}?fields=id,colour`)).toMatchObject(failure(400, 'invalidParameter'))
  })

  test('stores arbitrary bytes unchanged', async () => {
    const html = '<p>ü 自転車 --a-c \r\n\r\n --b</p>'
    const { body } = await upload(html)
    expect(body.mimeType).toBe(documentType)
    expect((await google.files())[0]!.content!.toString()).toBe(html)
  })

  test('uses the content type if the file has no type', async () => {
    expect((await upload('x', { name: 'a' }, 'text/plain; charset=utf-8')).body.mimeType).toBe('text/plain')
  })

  test('searches by property, name, type, folder and bin, and refuses unknown queries', async () => {
    const folder = (await create({ name: "Ada's \\ folder", mimeType: folderType })).body.id as string
    const document = (
      await upload('x', { name: 'A', mimeType: documentType, parents: [folder], appProperties: { blog_id: '7' } })
    ).body.id as string
    const found = async (q: string) => {
      const { body } = await ask(`/drive/v3/files?fields=files(id)&q=${encodeURIComponent(q)}`)
      return (body.files as { id: string }[]).map(({ id }) => id)
    }
    expect(await found("appProperties has { key='blog_id' and value='7' } and trashed = false")).toEqual([document])
    expect(await found("appProperties has { key='blog_id' and value='8' }")).toEqual([])
    expect(await found("appProperties has { key='constructor' and value='7' }")).toEqual([])
    expect(await found(String.raw`name = 'Ada\'s \\ folder'`)).toEqual([folder])
    expect(await found(`mimeType = '${documentType}' and '${folder}' in parents`)).toEqual([document])
    expect(await found("'root' in parents")).toEqual([folder])
    await ask(`/drive/v3/files/${folder}`, { method: 'PATCH', body: '{"trashed":true}' })
    expect(await found('trashed = true')).toEqual([folder, document])
    for (const q of ["name contains 'A'", 'trashed = false or trashed = true', "name = 'A", 'trashed = false and'])
      expect(await ask(`/drive/v3/files?q=${encodeURIComponent(q)}`)).toMatchObject(failure(400, 'invalid'))
  })

  test.each([
    ['no JSON', '/drive/v3/files', { body: '{' }, failure(400, 'parseError')],
    ['a wrong field', '/drive/v3/files', { body: '{"name":1}' }, failure(400, 'parseError')],
    ['half a character', '/drive/v3/files', { body: '{"appProperties":{"a":"\\ud800"}}' }, failure(400, 'parseError')],
    ['a NUL', '/drive/v3/files', { body: '{"name":"a\\u0000"}' }, failure(400, 'parseError')],
    ['an unknown folder', '/drive/v3/files', { body: '{"parents":["x"]}' }, failure(404, 'notFound')],
    [
      'no boundary',
      uploadPath,
      { body: 'x', headers: { 'Content-Type': 'multipart/related' } },
      failure(400, 'badContent'),
    ],
    ['one part', uploadPath, { ...related({}, ''), body: '--a-b\r\n\r\n{}\r\n--a-b--' }, failure(400, 'badContent')],
    ['an unknown kind of upload', '/upload/drive/v3/files?uploadType=media', { body: 'x' }, failure(400, 'badRequest')],
    [
      'an image as a document',
      uploadPath,
      related({ mimeType: documentType }, 'x', 'image/png'),
      failure(400, 'badRequest'),
    ],
    ['contents of a folder', uploadPath, related({ mimeType: folderType }, 'x'), failure(400, 'badRequest')],
    ['more than 5 MB', uploadPath, related({}, 'x'.repeat(6_000_000)), failure(413, 'uploadTooLarge')],
  ])('refuses %s', async (_, path, init, answer) => {
    expect(await ask(path, { method: 'POST', ...init })).toMatchObject(answer)
    expect(await google.files()).toEqual([])
  })

  test('reports unsupported calls', async () => {
    expect(await ask('/drive/v3/about')).toMatchObject(failure(404, 'notFound'))
    expect(await ask('/upload/drive/v3/files/x', { method: 'PUT' })).toMatchObject(failure(404, 'notFound'))
  })

  test.each(['', 'Bearer', 'Bearer made-up', "Bearer ' or 1=1", 'Basic YTpi'])(
    'knows nobody by "%s"',
    async (given) => {
      const answer = await ask('/drive/v3/files', { headers: { Authorization: given } })
      expect(answer).toMatchObject(failure(401, 'authError'))
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    },
  )

  test('limits bytes and files', async () => {
    const type = 'text/plain'
    const row = (name: string, content: Buffer | null) => ({
      file_id: name,
      sub: adaSub,
      name,
      mime_type: type,
      content,
      content_type: type,
    })
    await insertFile(database.db, row('big', Buffer.alloc(maxDriveBytes - 10)))
    expect(await upload('12345678901')).toMatchObject(failure(403, 'storageQuotaExceeded'))
    expect((await upload('1234567890')).status).toBe(200)
    await database.db.deleteFrom('sandbox.files').execute()
    const names = Array.from({ length: maxFiles }, (_, index) => `file-${index}`)
    await database.db
      .insertInto('sandbox.files')
      .values(names.map((name) => row(name, null)))
      .execute()
    expect(await create({ name: 'x' })).toMatchObject(failure(403, 'storageQuotaExceeded'))
  })
})

describe('the pages', () => {
  const open = (path: string, browser = new PlainBrowser()) => browser.open(`${google.url}${path}`)
  const hostile = '<script>alert(1)</script><b>x</b>'

  test('show folders, documents and the bin; a file can be binned, restored and deleted', async () => {
    const folder = (await create({ name: 'Northwind', mimeType: folderType })).body.id as string
    const metadata = { name: hostile, mimeType: documentType, parents: [folder] }
    const { webViewLink } = (await upload('x', metadata)).body as { webViewLink: string }
    const browser = new PlainBrowser()
    const { text, document } = await open(`/drive/${adaSub}`, browser)
    expect(text).not.toContain('<script')
    expect(document.querySelector('b')).toBeNull()
    expect((await browser.follow(hostile)).url).toBe(webViewLink)
    await browser.follow('My Drive')
    await browser.press('Move to bin Northwind')
    expect(browser.page.document.querySelectorAll('ul.files a')).toHaveLength(0)
    await browser.press('Restore Northwind')
    expect(browser.page.document.querySelectorAll('ul.files a')).toHaveLength(1)
    await browser.press('Move to bin Northwind')
    await browser.press('Delete for ever Northwind')
    expect(await google.files()).toEqual([])
    expect(browser.page.document.body.textContent).toContain('Nothing is here yet.')
  })

  test('show a document in a sandboxed frame', async () => {
    const { webViewLink, id } = (await upload(hostile)).body as { webViewLink: string; id: string }
    const page = await open(new URL(webViewLink).pathname)
    expect(page.document.querySelector('iframe')?.getAttribute('sandbox')).not.toMatch(/scripts|same-origin|forms|top/)
    expect(page.headers.get('content-security-policy')).toContain(`frame-src ${google.url}/drive/content/`)
    const content = await open(`/drive/content/${id}`)
    const policy = content.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/sandbox(?!.*(scripts|same-origin|forms|top))/)
    expect(policy).not.toContain('script-src')
    expect(content.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('have no scripts and link back', async () => {
    const { id } = (await upload('x')).body as { id: string }
    for (const path of ['/', `/drive/${adaSub}`, `/drive/file/${id}`]) {
      const { text, status, document } = await open(path)
      expect(status).toBe(200)
      expect(text).not.toContain('<script')
      expect(document.querySelector('a')).not.toBeNull()
    }
    for (const path of ['/drive/nobody', '/drive/file/nothing', '/drive/content/nothing', '/drive/%00'])
      expect((await open(path)).status).toBe(404)
  })

  test('refuse forms from other sites and unknown actions', async () => {
    await upload('x')
    const post = (body: string, site = 'same-origin') =>
      open(`/drive/${adaSub}`).then(() =>
        fetch(`${google.url}/drive/${adaSub}`, {
          method: 'POST',
          body: new URLSearchParams(body),
          headers: { 'Sec-Fetch-Site': site },
        }),
      )
    for (const site of ['cross-site', 'same-site']) expect((await post('action=withdraw', site)).status).toBe(403)
    for (const body of ['action=constructor', 'action=', '']) expect((await post(body)).status).toBe(403)
    expect((await ask('/drive/v3/files')).status).toBe(200)
    // Last, as it closes the connection.
    expect((await post(`action=${'x'.repeat(20_000)}`)).status).toBe(413)
  })
})
