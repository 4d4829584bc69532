// `postgres.json` in the data folder: the place of its database, and the password.
import { constants } from 'node:fs'
import { createHash, randomBytes } from 'node:crypto'
import { access, mkdir, readFile, realpath, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { canTraverse } from '#server/lib/db/embedded/account.ts'
import type { Account } from '#server/lib/db/embedded/account.ts'
import { openSharedFolder } from '#server/lib/db/embedded/binaries.ts'

export type Record = {
  /** The database's folder, relative if inside the data folder, so that this can be moved. */
  cluster: string
  password: string
  isCreated: boolean
}

const file = (dataFolder: string) => join(dataFolder, 'postgres.json')

export const clusterOf = (dataFolder: string, record: Record) => resolve(dataFolder, record.cluster)

/** Creates the data folder, readable by its owner only; if that is root, the server's user must be able to traverse it. */
export const openDataFolder = async (dataFolder: string): Promise<string> => {
  await mkdir(dataFolder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  await access(dataFolder, constants.W_OK)
  return realpath(dataFolder)
}

export const readRecord = async (dataFolder: string): Promise<Record | undefined> => {
  try {
    return JSON.parse(await readFile(file(dataFolder), 'utf8')) as Record
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

export const writeRecord = async (dataFolder: string, record: Record): Promise<Record> => {
  const unfinished = `${file(dataFolder)}.new`
  await writeFile(unfinished, `${JSON.stringify(record, undefined, 2)}\n`, { mode: 0o600 })
  await rename(unfinished, file(dataFolder))
  return record
}

/** Places the database in the data folder, or in `sharedFolder` if `account` cannot traverse the folders above it. */
export const createRecord = async (
  dataFolder: string,
  account: Account | undefined,
  sharedFolder: string,
): Promise<Record> => {
  let cluster = 'postgres'
  if (account && !(await canTraverse(dataFolder, account))) {
    await openSharedFolder(sharedFolder)
    cluster = join(sharedFolder, createHash('sha256').update(dataFolder).digest('hex').slice(0, 16))
  }
  return writeRecord(dataFolder, { cluster, password: randomBytes(24).toString('base64url'), isCreated: false })
}
