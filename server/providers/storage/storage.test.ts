import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#server/lib/env.ts'
import { createStorage, type Storage } from './index.ts'
import { removeFiles } from './remove-files.ts'

const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255, 13, 10])
const folders: string[] = []
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-storage-'))
  folders.push(folder)
  return folder
}
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

/** As much of S3 as a bucket of private files needs, in memory. `calls` are method, path and who asked. */
const startS3 = async () => {
  const files = new Map<string, { body: Buffer; type: string }>()
  const calls: { call: string; key: string; acl: string | undefined }[] = []
  let status = 200
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname)
    const { authorization = '', 'x-amz-acl': acl } = request.headers
    const key = /Credential=([^/]+)/.exec(authorization)?.[1] ?? ''
    calls.push({ call: `${request.method} ${path}`, key, acl: acl as string | undefined })
    const body = await buffer(request)
    if (status !== 200) return response.writeHead(status).end()
    const file = files.get(path)
    if (request.method === 'PUT') {
      files.set(path, { body: withoutChunkHeads(body), type: request.headers['content-type'] ?? '' })
      return response.writeHead(200, { etag: '"1"' }).end()
    }
    if (request.method === 'DELETE') {
      files.delete(path)
      return response.writeHead(204).end()
    }
    if (!file)
      return response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>')
    const headers = { 'content-type': file.type, 'content-length': file.body.length }
    return response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : file.body)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    calls,
    fail: (with_: number) => void (status = with_),
    stop: () => void (server.closeAllConnections(), server.close()),
  }
}

/** The SDK may send a body in signed chunks: `size;…\r\nbytes\r\n … 0\r\ntrailer`. */
const withoutChunkHeads = (body: Buffer) => {
  const head = /^([0-9a-f]+)(?:;[^\r]*)?\r\n/.exec(body.toString('latin1', 0, 200))
  return head ? body.subarray(head[0].length, head[0].length + Number.parseInt(head[1]!, 16)) : body
}

let s3: Awaited<ReturnType<typeof startS3>>
const s3Env = () => ({
  S3_BUCKET: 'masthead-files',
  S3_ENDPOINT: s3.url,
  S3_ACCESS_KEY_ID: 'test-key',
  S3_SECRET_ACCESS_KEY: 'test-secret',
})
const open = (variables: Record<string, string>) => createStorage(readEnv({ NODE_ENV: 'test', ...variables }))

beforeAll(async () => void (s3 = await startS3()))
afterAll(() => s3.stop())

describe.each<[string, () => Promise<Storage>]>([
  ['a local folder', async () => open({ MASTHEAD_DATA: await newFolder() })],
  ['a bucket', async () => open({ MASTHEAD_DATA: await newFolder(), ...s3Env() })],
])('in %s', (_, create) => {
  let storage: Storage
  beforeAll(async () => void (storage = await create()))

  test('a file is returned byte for byte, and replaced by a second one with the same key', async () => {
    await storage.put('logos/a.png', bytes, 'image/png')
    expect(await storage.read('logos/a.png')).toEqual(bytes)
    await storage.put('logos/a.png', bytes.slice(0, 4), 'image/png')
    expect(await storage.read('logos/a.png')).toEqual(bytes.slice(0, 4))
  })

  test('an empty file can be stored', async () => {
    await storage.put('logos/empty.png', new Uint8Array(), 'image/png')
    expect(await storage.read('logos/empty.png')).toEqual(new Uint8Array())
  })

  test('a missing file is undefined', async () => {
    expect(await storage.read('logos/missing.png')).toBeUndefined()
    expect(await storage.read('nowhere/missing.png')).toBeUndefined()
  })

  test('a file can be removed twice', async () => {
    await storage.put('logos/b.png', bytes, 'image/png')
    await storage.remove('logos/b.png')
    expect(await storage.read('logos/b.png')).toBeUndefined()
    await storage.remove('logos/b.png')
  })

  test('a key that escapes the storage is refused', async () => {
    for (const key of ['../outside.png', 'logos/../../outside.png', '/etc/../../outside.png'])
      await expect(storage.put(key, bytes, 'image/png')).rejects.toThrow(/path|key/i)
    await expect(storage.read('../../etc/passwd')).rejects.toThrow(/path|key/i)
  })

  test('ready: files can be reached', async () => {
    await expect(storage.ping()).resolves.toBeUndefined()
  })
})

describe('a local folder', () => {
  test('is MASTHEAD_DATA/files, created on demand', async () => {
    const folder = await newFolder()
    await open({ MASTHEAD_DATA: folder }).put('logos/a.png', bytes, 'image/png')
    expect(await readdir(join(folder, 'files/logos'))).toEqual(['a.png'])
    expect((await stat(join(folder, 'files/logos/a.png'))).size).toBe(bytes.length)
  })

  test('is not ready if it cannot be a folder', async () => {
    const folder = await newFolder()
    await writeFile(join(folder, 'files'), 'in the way')
    await expect(open({ MASTHEAD_DATA: folder }).ping()).rejects.toThrow(/EEXIST/)
    await expect(open({ MASTHEAD_DATA: join(folder, 'files') }).ping()).rejects.toThrow(/ENOTDIR/)
  })
})

describe('a bucket', () => {
  test('is requested at its endpoint, by path, with the configured key, without public access', async () => {
    s3.calls.length = 0
    await open(s3Env()).put('logos/c.png', bytes, 'image/png')
    expect(s3.calls).toEqual([{ call: 'PUT /masthead-files/logos/c.png', key: 'test-key', acl: undefined }])
    expect(s3.files.get('/masthead-files/logos/c.png')).toEqual({ body: Buffer.from(bytes), type: 'image/png' })
  })

  test('is not ready when it refuses the key', async () => {
    s3.fail(403)
    await expect(open(s3Env()).ping()).rejects.toThrow(/existence/)
    await expect(open(s3Env()).read('logos/c.png')).rejects.toThrow(/existence/)
    s3.fail(200)
  })
})

test('removing files of deleted rows: a failure is logged, and the other files are removed', async () => {
  const logged: string[] = []
  const log = pino({}, { write: (line: string) => void logged.push(line) })
  const storage = open({ MASTHEAD_DATA: await newFolder() })
  const keys = ['logos/a.png', 'logos/b.png', 'logos/never-there.png']
  for (const key of keys.slice(0, 2)) await storage.put(key, bytes, 'image/png')
  const remove = (key: string) => (key === keys[0] ? Promise.reject(new Error('no bucket')) : storage.remove(key))
  await removeFiles({ storage: { ...storage, remove }, log }, keys)
  expect([await storage.read(keys[0]!), await storage.read(keys[1]!)]).toEqual([bytes, undefined])
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ key: keys[0], msg: 'file left behind' }])
})
