// Secrets of people at other services, such as Google's tokens: encrypted before they reach the database.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#server/lib/start-error.ts'

const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16
// So that a later cipher can be told apart.
const version = Buffer.from([1])

export type Seal = {
  /** `owner` is whose secret it is (a user_id): under another owner's name it does not open. */
  close(text: string, owner: string): Buffer
  /** Undefined when it was sealed with another key or for another owner, or is damaged. */
  open(sealed: Buffer, owner: string): string | undefined
}

/** AES-256-GCM. Of each sealed text: version (1 byte), nonce (12), tag (16), ciphertext. */
export const createSeal = (key: Buffer): Seal => ({
  close: (text, owner) => {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner))
    const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([version, nonce, cipher.getAuthTag(), ciphertext])
  },
  open: (sealed, owner) => {
    const nonce = sealed.subarray(1, 1 + nonceBytes)
    const tag = sealed.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes)
    const ciphertext = sealed.subarray(1 + nonceBytes + tagBytes)
    if (sealed[0] !== version[0] || tag.length !== tagBytes) return undefined
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
      return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8')
    } catch {
      return undefined
    }
  },
})

/**
 * The key in `secret.key` of this folder, made when there is none: of several processes that start at once all get
 * the same. Throws a StartError when it can be neither read nor made.
 */
export const keepSecretKey = async (folder: string): Promise<Buffer> => {
  const path = join(folder, 'secret.key')
  try {
    return (await readKey(path)) ?? (await makeKey(folder, path))
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${path} can neither be read nor made (${(error as Error).message}): set SECRET_KEY instead`)
  }
}

const readKey = async (path: string) => {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length === keyBytes) return key
  throw new StartError(`${path} holds no key of ${keyBytes} bytes: put the right one back, or remove the file`)
}

/** Written whole under another name first: a link appears at once or, when another process was faster, not at all. */
const makeKey = async (folder: string, path: string) => {
  await mkdir(folder, { recursive: true })
  const unfinished = `${path}.${randomBytes(8).toString('hex')}`
  try {
    const file = await open(unfinished, 'wx', 0o600)
    await file.writeFile(`${randomBytes(keyBytes).toString('base64')}\n`)
    await file.sync()
    await file.close()
    await link(unfinished, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(unfinished, { force: true })
  }
  return (await readKey(path))!
}
