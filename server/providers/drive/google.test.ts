// The real SDK against the sandbox's Drive, and against a server that answers as a failing drive does.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/helpers/database.ts'
import { freePort } from '#test/helpers/free-port.ts'
import { startGoogle, type TestGoogle } from '#test/helpers/google.ts'
import type { Drive, DriveCall } from './drive.ts'
import { createGoogleDrive } from './google.ts'
import { createDrive } from './index.ts'

let database: TestDatabase
let google: TestGoogle
let drive: Drive
let call: DriveCall

const blog = { blog_id: '0f0f0f0f-0000-4000-8000-000000000001' }
const brand = { brand_id: '0f0f0f0f-0000-4000-8000-000000000002' }
const html = '<h1>Spokes &amp; hubs</h1>'

beforeAll(async () => {
  database = await createTestDatabase()
  google = await startGoogle(database.db, await freePort())
  drive = createDrive({ GOOGLE_CLIENT_ID: undefined, PUBLIC_SANDBOX_URL: google.url })
})
afterAll(async () => {
  await google.stop()
  await database.drop()
})
beforeEach(async () => {
  await database.db.deleteFrom('sandbox.files').execute()
  call = await signIn()
})

const signIn = async () => {
  const { access_token } = await google.signIn()
  return { access_token, signal: AbortSignal.timeout(60_000) }
}

const makeDocument = async (name = 'Spokes') => {
  const folder = await drive.createFolder(call, { name: 'Northwind', mark: brand })
  const document = await drive.createDocument(call, { name, html, folder_id: folder.file_id, mark: blog })
  return { folder, document }
}

describe('against the sandbox’s Drive', () => {
  test('creates a native document in a folder, and shows it', async () => {
    const { folder, document } = await makeDocument('Spokes “für” 自転車')
    expect(await google.files()).toMatchObject([
      { file_id: folder.file_id, name: 'Northwind', mime_type: 'application/vnd.google-apps.folder', content: null },
      {
        file_id: document.file_id,
        name: 'Spokes “für” 自転車',
        mime_type: 'application/vnd.google-apps.document',
        parents: [folder.file_id],
        app_properties: blog,
        content_type: 'text/html',
      },
    ])
    const page = await fetch(document.url)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Spokes “für” 自転車')
  })

  test('replaces the contents of a document', async () => {
    const { document } = await makeDocument()
    const replaced = await drive.replaceDocument(call, { file_id: document.file_id, name: 'Hubs', html: '<p>ü</p>' })
    expect(replaced).toEqual(document)
    const [, file] = await google.files()
    expect(file).toMatchObject({ name: 'Hubs', content: Buffer.from('<p>ü</p>'), app_properties: blog })
  })

  test('finds a file by its id, or by its mark if the id is unknown or stale', async () => {
    const { folder, document } = await makeDocument()
    expect(await drive.find(call, { file_id: document.file_id, mark: brand })).toEqual(document)
    expect(await drive.find(call, { file_id: null, mark: blog })).toEqual(document)
    expect(await drive.find(call, { file_id: 'gone', mark: brand })).toEqual(folder)
    expect(await drive.find(call, { file_id: null, mark: { blog_id: brand.brand_id } })).toBeUndefined()
  })

  test('ignores binned files, and files in a binned folder', async () => {
    const { folder, document } = await makeDocument()
    for (const name of ['Spokes', 'Northwind']) {
      await google.act(`Move to bin ${name}`)
      expect(await drive.find(call, { file_id: document.file_id, mark: blog })).toBeUndefined()
      await google.act(`Restore ${name}`)
    }
    expect(await drive.find(call, { file_id: document.file_id, mark: blog })).toEqual(document)
    await google.act('Move to bin Northwind')
    await google.act('Delete for ever Northwind')
    expect(await google.files()).toEqual([])
    const replace = drive.replaceDocument(call, { file_id: document.file_id, name: 'Spokes', html })
    await expect(replace).rejects.toMatchObject({ name: 'DriveError', kind: 'gone' })
    const create = drive.createDocument(call, { name: 'Spokes', html, folder_id: folder.file_id, mark: blog })
    await expect(create).rejects.toMatchObject({ kind: 'gone' })
  })

  test('sees only the files of its person', async () => {
    const { document } = await makeDocument()
    const { access_token } = await google.signIn('Jonas Lindqvist')
    const other = { ...call, access_token }
    expect(await drive.find(other, { file_id: document.file_id, mark: blog })).toBeUndefined()
    const replace = drive.replaceDocument(other, { file_id: document.file_id, name: 'x', html: 'x' })
    await expect(replace).rejects.toMatchObject({ kind: 'gone' })
  })

  const everyCall: [string, () => Promise<unknown>][] = [
    ['find by id', () => drive.find(call, { file_id: 'some', mark: blog })],
    ['find by mark', () => drive.find(call, { file_id: null, mark: blog })],
    ['createFolder', () => drive.createFolder(call, { name: 'x', mark: brand })],
    ['createDocument', () => drive.createDocument(call, { name: 'x', html, folder_id: 'root', mark: blog })],
    ['replaceDocument', () => drive.replaceDocument(call, { file_id: 'some', name: 'x', html })],
  ]

  test.each(everyCall)('%s: an expired, a withdrawn and a made-up token are turned down', async (_, ask) => {
    await google.expireAccessTokens()
    await expect(ask()).rejects.toMatchObject({ kind: 'expired' })
    call = await signIn()
    await google.act('Withdraw Masthead’s access')
    await expect(ask()).rejects.toMatchObject({ kind: 'expired' })
    call = { ...call, access_token: 'made-up' }
    await expect(ask()).rejects.toMatchObject({ kind: 'expired' })
  })

  test.each(everyCall)('%s: a token without the drive is forbidden', async (_, ask) => {
    await google.dropDriveScope()
    await expect(ask()).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test.each(everyCall)('%s: goes to the sandbox and nowhere else', async (_, ask) => {
    const asked = vi.spyOn(globalThis, 'fetch')
    try {
      await ask().catch(() => {})
      const origins = asked.mock.calls.map(([input]) => new URL(input instanceof Request ? input.url : input).origin)
      expect(origins.length).toBeGreaterThan(0)
      expect(new Set(origins)).toEqual(new Set([google.url]))
    } finally {
      asked.mockRestore()
    }
  })

  test('reports a full drive, until there is space', async () => {
    const { folder, document } = await makeDocument()
    await google.act('Fill this Drive')
    const create = () => drive.createDocument(call, { name: 'x', html, folder_id: folder.file_id, mark: blog })
    await expect(create()).rejects.toMatchObject({ kind: 'full', message: expect.stringContaining('Make room') })
    const replace = drive.replaceDocument(call, { file_id: document.file_id, name: 'x', html })
    await expect(replace).rejects.toMatchObject({ kind: 'full' })
    await google.act('Make room')
    expect(await create()).toMatchObject({ file_id: expect.any(String) })
  })

  test('a drive without a server', async () => {
    const nowhere = createGoogleDrive({ root_url: `http://127.0.0.1:${await freePort()}/` })
    await expect(nowhere.find(call, { file_id: null, mark: blog })).rejects.toMatchObject({
      kind: 'failed',
      message: 'Google Drive cannot be reached. Please try again in a few minutes.',
    })
  })
})

describe('a failing drive', () => {
  let server: Server
  let answer: (request: IncomingMessage, response: ServerResponse) => void
  let requests = 0
  let root_url: string
  let troubled: Drive

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests += 1
      answer(request, response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    root_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    troubled = createGoogleDrive({ root_url })
  })
  afterAll(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  beforeEach(() => {
    requests = 0
  })

  const create = (drive = troubled) => drive.createDocument(call, { name: 'x', html, folder_id: 'f', mark: blog })
  const replies = (status: number, body: unknown, headers = {}) => {
    answer = (request, response) => {
      request.resume()
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    }
  }
  const google = (code: number, reason: string) => ({
    error: { code, message: `about ${reason}`, errors: [{ domain: 'global', reason, message: 'm' }] },
  })

  test.each([
    [401, google(401, 'authError'), 'expired'],
    [403, google(403, 'insufficientPermissions'), 'forbidden'],
    [403, { error: { message: 'm', details: [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' }] } }, 'forbidden'],
    [403, google(403, 'storageQuotaExceeded'), 'full'],
    [403, google(403, 'userRateLimitExceeded'), 'busy'],
    [403, google(403, 'rateLimitExceeded'), 'busy'],
    [403, google(403, 'appNotAuthorizedToFile'), 'gone'],
    [403, google(403, 'somethingNew'), 'failed'],
    [404, google(404, 'notFound'), 'gone'],
    [429, 'Slow down', 'busy'],
    [500, google(500, 'backendError'), 'failed'],
    [503, '<html>Service Unavailable</html>', 'failed'],
    [200, '<html>Please log in to the wireless network</html>', 'failed'],
    [200, { kind: 'drive#file' }, 'failed'],
    [200, { id: 'x', webViewLink: 'javascript:alert(1)' }, 'failed'],
    [204, '', 'failed'],
    [403, { error: 'a string' }, 'failed'],
    [403, 'null', 'failed'],
  ])('%s %j is told as %3$s, after one request', async (status, body, kind) => {
    replies(status, body)
    await expect(create()).rejects.toMatchObject({ name: 'DriveError', kind, message: expect.stringMatching(/\.$/) })
    expect(requests).toBe(1)
  })

  test('429 and 503 state how long to wait', async () => {
    for (const status of [429, 503]) {
      replies(status, google(status, 'x'), { 'Retry-After': '17' })
      await expect(create()).rejects.toMatchObject({ kind: 'busy', retry_after_s: 17 })
    }
  })

  test('an API that is disabled, or forbidden by an administrator: the error says who can help', async () => {
    replies(403, google(403, 'accessNotConfigured'))
    await expect(create()).rejects.toThrow(/Whoever runs Masthead has to enable it/)
    replies(403, google(403, 'domainPolicy'))
    await expect(create()).rejects.toThrow(/Please ask its administrator/)
  })

  test('a drive that does not respond, or closes the connection, is an error', async () => {
    answer = (request) => request.resume()
    await expect(create(createGoogleDrive({ root_url, timeout_ms: 200 }))).rejects.toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('cannot be reached'),
    })
    answer = (_, response) => response.destroy()
    await expect(create()).rejects.toMatchObject({ kind: 'failed' })
    answer = (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
      response.write('{"id":', () => response.destroy())
    }
    await expect(create()).rejects.toMatchObject({ kind: 'failed' })
  })

  test('a redirect to another host is not followed', async () => {
    answer = (request, response) => {
      request.resume()
      response.writeHead(307, { Location: 'http://127.0.0.1:9/elsewhere' }).end()
    }
    const asked = vi.spyOn(globalThis, 'fetch')
    await expect(create()).rejects.toMatchObject({ kind: 'failed' })
    expect(asked).toHaveBeenCalledTimes(1)
    asked.mockRestore()
  })

  test('errors contain neither the token nor the text', async () => {
    replies(500, google(500, 'backendError'))
    const error: unknown = await create().catch((error: unknown) => error)
    const shown = JSON.stringify(error, Object.getOwnPropertyNames(error)) + String((error as Error).stack)
    expect(shown).not.toContain(call.access_token)
    expect(shown).not.toContain('hubs')
    expect((error as Error).cause).toBeUndefined()
  })
})
