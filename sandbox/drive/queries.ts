import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely'
import type { Database } from '#server/lib/db/tables.ts'

type Db = Kysely<Database>
type FilesTable = Database['sandbox.files']

/** A file's metadata; `is_binned` is also set inside a binned folder. */
export type SandboxFile = Omit<Selectable<FilesTable>, 'content' | 'content_type' | 'sub'> & {
  size: number
  is_binned: boolean
}

/** All files of a person's Drive, oldest first. */
export const listFiles = async (db: Db, sub: string): Promise<SandboxFile[]> => {
  const rows = await db
    .selectFrom('sandbox.files')
    .select(['file_id', 'name', 'mime_type', 'parents', 'app_properties', 'trashed', 'created_at', 'modified_at'])
    .select(sql<number>`coalesce(octet_length(content), 0)`.as('size'))
    .where('sub', '=', sub)
    .orderBy('created_at')
    .orderBy('file_id')
    .execute()
  const byId = new Map(rows.map((row) => [row.file_id, row]))
  const isBinned = (file_id: string, depth = 0): boolean => {
    const row = byId.get(file_id)
    // Stops cycles of folders: nothing is nested deeper.
    if (!row || depth > 100) return false
    return row.trashed || row.parents.some((parent) => isBinned(parent, depth + 1))
  }
  return rows.map((row) => ({ ...row, is_binned: isBinned(row.file_id) }))
}

export const insertFile = async (db: Db, file: Insertable<FilesTable>) => {
  await db.insertInto('sandbox.files').values(file).execute()
}

export const updateFile = async (db: Db, sub: string, file_id: string, file: Updateable<FilesTable>) => {
  await db
    .updateTable('sandbox.files')
    .set({ ...file, modified_at: sql<Date>`now()` })
    .where('sub', '=', sub)
    .where('file_id', '=', file_id)
    .execute()
}

export const deleteFiles = async (db: Db, sub: string, file_ids: string[]) => {
  if (file_ids.length === 0) return
  await db.deleteFrom('sandbox.files').where('sub', '=', sub).where('file_id', 'in', file_ids).execute()
}

/** The content of a file, regardless of its owner, for the page that shows it. */
export const findContent = (db: Db, file_id: string) =>
  db
    .selectFrom('sandbox.files')
    .select(['file_id', 'sub', 'name', 'mime_type', 'content', 'modified_at'])
    .where('file_id', '=', file_id)
    .executeTakeFirst()
