import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEncryption } from '#server/lib/encryption.ts'

const encryption = createEncryption(randomBytes(32))

test('decrypts what it encrypted, and never encrypts to the same bytes twice', () => {
  const encrypted = encryption.encrypt('ya29.token-ü', 'ada')
  expect(encryption.decrypt(encrypted, 'ada')).toBe('ya29.token-ü')
  expect(encryption.encrypt('ya29.token-ü', 'ada')).not.toEqual(encrypted)
  expect(encrypted.toString('latin1')).not.toContain('ya29')
  expect(encryption.decrypt(encryption.encrypt('', 'ada'), 'ada')).toBe('')
})

test('does not decrypt for another owner or with another key', () => {
  const encrypted = encryption.encrypt('a token', 'ada')
  expect(encryption.decrypt(encrypted, 'jonas')).toBeUndefined()
  expect(createEncryption(randomBytes(32)).decrypt(encrypted, 'ada')).toBeUndefined()
})

test('detects every changed or missing byte', () => {
  const encrypted = encryption.encrypt('a token', 'ada')
  for (const at of encrypted.keys()) {
    const changed = Buffer.from(encrypted)
    changed[at]! ^= 1
    expect(encryption.decrypt(changed, 'ada')).toBeUndefined()
    expect(encryption.decrypt(encrypted.subarray(0, at), 'ada')).toBeUndefined()
  }
})
