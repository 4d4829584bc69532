// Encrypts people's secrets for other services, such as Google's tokens, before they reach the database.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16
// Lets a later cipher be told apart.
const version = Buffer.from([1])

export type Encryption = {
  /** `owner` is whose secret it is (a user_id): it can be decrypted for this owner only. */
  encrypt(text: string, owner: string): Buffer
  /** Undefined when it was encrypted with another key or for another owner, or is damaged. */
  decrypt(encrypted: Buffer, owner: string): string | undefined
}

/** AES-256-GCM. The result is version (1 byte), nonce (12), tag (16), ciphertext. */
export const createEncryption = (key: Buffer): Encryption => ({
  encrypt: (text, owner) => {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner))
    const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([version, nonce, cipher.getAuthTag(), ciphertext])
  },
  decrypt: (encrypted, owner) => {
    const nonce = encrypted.subarray(1, 1 + nonceBytes)
    const tag = encrypted.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes)
    const ciphertext = encrypted.subarray(1 + nonceBytes + tagBytes)
    if (encrypted[0] !== version[0] || tag.length !== tagBytes) return undefined
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
      return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8')
    } catch {
      return undefined
    }
  },
})
