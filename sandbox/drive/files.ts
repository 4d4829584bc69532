// The contents and quota of a Drive, shared by its API and its pages.
import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#server/lib/db/tables.ts'
import { deleteFiles, insertFile, listFiles, type SandboxFile } from './queries.ts'

export const folderType = 'application/vnd.google-apps.folder'
export const documentType = 'application/vnd.google-apps.document'

/** Google's limit is 15 GB. */
export const maxDriveBytes = 20 * 1024 * 1024
export const maxFiles = 1000

/** As long as Google's ids. */
export const newFileId = () => `1${randomBytes(32).toString('base64url')}`

// A file that uses up the whole quota.
const filler = { name: 'Very large film.mov', mime_type: 'video/quicktime' }

export const isFiller = ({ mime_type }: SandboxFile) => mime_type === filler.mime_type

export const isFull = (files: SandboxFile[]) => files.some(isFiller)

export const fillDrive = async (db: Kysely<Database>, sub: string) => {
  if (!isFull(await listFiles(db, sub)))
    await insertFile(db, { ...filler, sub, file_id: newFileId(), content: null, content_type: null })
}

export const removeFiller = async (db: Kysely<Database>, sub: string) => {
  const fillers = (await listFiles(db, sub)).filter(isFiller)
  await deleteFiles(
    db,
    sub,
    fillers.map(({ file_id }) => file_id),
  )
}

/** Whether this many more bytes fit in, if they replace the file `replaced`. */
export const hasRoom = (files: SandboxFile[], bytes: number, replaced?: SandboxFile) => {
  const used = files.reduce((sum, { size }) => sum + size, 0) - (replaced?.size ?? 0)
  return !isFull(files) && used + bytes <= maxDriveBytes && (replaced || files.length < maxFiles)
}

/** Deletes a file for ever; a folder with all of its contents. */
export const deleteWithContents = async (db: Kysely<Database>, sub: string, file_id: string) => {
  const files = await listFiles(db, sub)
  const gone = new Set([file_id])
  for (let before = 0; before < gone.size;) {
    before = gone.size
    for (const file of files) if (file.parents.some((parent) => gone.has(parent))) gone.add(file.file_id)
  }
  await deleteFiles(db, sub, [...gone])
}
