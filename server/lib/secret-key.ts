// The encryption key of an installation without SECRET_KEY: the file `secret.key` in the data folder.
import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#server/lib/start-error.ts'

const keyBytes = 32

/**
 * Reads `secret.key` in this folder, and creates it first where it is missing; processes that start at the same time
 * all get the same key. Throws a StartError when it cannot be read or created.
 */
export const getOrCreateSecretKey = async (folder: string): Promise<Buffer> => {
  const path = join(folder, 'secret.key')
  try {
    return (await readKey(path)) ?? (await createKey(folder, path))
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${path} cannot be read or created (${(error as Error).message}): set SECRET_KEY instead`)
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
  throw new StartError(`${path} is not a key of ${keyBytes} bytes: restore the right one, or delete the file`)
}

/** Writes a temporary file, then links it: the link appears complete, or fails when another process was faster. */
const createKey = async (folder: string, path: string) => {
  await mkdir(folder, { recursive: true })
  const temporary = `${path}.${randomBytes(8).toString('hex')}`
  try {
    const file = await open(temporary, 'wx', 0o600)
    await file.writeFile(`${randomBytes(keyBytes).toString('base64')}\n`)
    await file.sync()
    await file.close()
    await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(temporary, { force: true })
  }
  return (await readKey(path))!
}
