import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSeal, keepSecretKey } from '#server/lib/seal.ts'
import { StartError } from '#server/lib/start-error.ts'

describe('a seal', () => {
  const seal = createSeal(randomBytes(32))

  test('opens what it closed, never twice the same bytes', () => {
    const sealed = seal.close('ya29.token-ü', 'ada')
    expect(seal.open(sealed, 'ada')).toBe('ya29.token-ü')
    expect(seal.close('ya29.token-ü', 'ada')).not.toEqual(sealed)
    expect(sealed.toString('latin1')).not.toContain('ya29')
    expect(seal.open(seal.close('', 'ada'), 'ada')).toBe('')
  })

  test('does not open under another owner or key', () => {
    const sealed = seal.close('a token', 'ada')
    expect(seal.open(sealed, 'jonas')).toBeUndefined()
    expect(createSeal(randomBytes(32)).open(sealed, 'ada')).toBeUndefined()
  })

  test('notices every changed or missing byte', () => {
    const sealed = seal.close('a token', 'ada')
    for (const at of sealed.keys()) {
      const changed = Buffer.from(sealed)
      changed[at]! ^= 1
      expect(seal.open(changed, 'ada')).toBeUndefined()
      expect(seal.open(sealed.subarray(0, at), 'ada')).toBeUndefined()
    }
  })
})

describe('the key in the data folder', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'masthead-seal-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('is made once, by one of many that start at once, for the owner alone', async () => {
    const data = join(folder, 'new')
    const keys = await Promise.all(Array.from({ length: 20 }, () => keepSecretKey(data)))
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
    expect(keys[0]).toHaveLength(32)
    expect(await keepSecretKey(data)).toEqual(keys[0])
    expect(await readdir(data)).toEqual(['secret.key'])
    const { mode } = await stat(join(data, 'secret.key'))
    // Windows knows no such rights.
    expect(process.platform === 'win32' || (mode & 0o777) === 0o600).toBe(true)
  })

  test('that is damaged stops the start and is left as it is', async () => {
    await writeFile(join(folder, 'secret.key'), 'half a k')
    await expect(keepSecretKey(folder)).rejects.toThrow(StartError)
    await expect(keepSecretKey(folder)).rejects.toThrow(/secret\.key holds no key of 32 bytes/)
    expect(await readFile(join(folder, 'secret.key'), 'utf8')).toBe('half a k')
  })

  test('that cannot be made names the way out', async () => {
    await expect(keepSecretKey(join(folder, 'secret.key'))).rejects.toThrow(/set SECRET_KEY instead/)
  })
})
