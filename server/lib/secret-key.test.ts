import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getOrCreateSecretKey } from '#server/lib/secret-key.ts'
import { StartError } from '#server/lib/start-error.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-secret-key-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('is created once by many concurrent starts, readable by its owner only', async () => {
  const data = join(folder, 'new')
  const keys = await Promise.all(Array.from({ length: 20 }, () => getOrCreateSecretKey(data)))
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
  expect(keys[0]).toHaveLength(32)
  expect(await getOrCreateSecretKey(data)).toEqual(keys[0])
  expect(await readdir(data)).toEqual(['secret.key'])
  const { mode } = await stat(join(data, 'secret.key'))
  // Windows has no such permissions.
  expect(process.platform === 'win32' || (mode & 0o777) === 0o600).toBe(true)
})

test('a damaged key stops the start and is left unchanged', async () => {
  await writeFile(join(folder, 'secret.key'), 'half a k')
  await expect(getOrCreateSecretKey(folder)).rejects.toThrow(StartError)
  await expect(getOrCreateSecretKey(folder)).rejects.toThrow(/secret\.key is not a key of 32 bytes/)
  expect(await readFile(join(folder, 'secret.key'), 'utf8')).toBe('half a k')
})

test('a key that cannot be created: the error names the variable to set instead', async () => {
  await expect(getOrCreateSecretKey(join(folder, 'secret.key'))).rejects.toThrow(/set SECRET_KEY instead/)
})
