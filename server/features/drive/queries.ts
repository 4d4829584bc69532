import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '#server/lib/db/tables.ts'

type Db = Kysely<Database>

/** A blog with all that an upload needs; undefined when it is not the user's. */
export const findUpload = (db: Db, user_id: string, blog_id: string) =>
  db
    .selectFrom('blogs')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'blogs.deliverable_id')
    .innerJoin('brands', 'brands.brand_id', 'deliverables.brand_id')
    .where('deliverables.user_id', '=', user_id)
    .where('blogs.blog_id', '=', blog_id)
    .select(['blogs.title', 'blogs.language', 'blogs.content', 'blogs.gdrive_file_id'])
    .select(['brands.brand_id', 'brands.name as brand_name', 'brands.gdrive_folder_id'])
    .executeTakeFirst()

/** Records the blog's document, without a new version of the blog. False when the blog was deleted. */
export const saveDocument = async (
  db: Db,
  user_id: string,
  blog_id: string,
  file: { file_id: string; url: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('blogs')
    .set({ gdrive_file_id: file.file_id, gdrive_url: file.url })
    .where('blog_id', '=', blog_id)
    .where('deliverable_id', 'in', (eb) =>
      eb.selectFrom('deliverables').select('deliverable_id').where('user_id', '=', user_id),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when the brand was deleted. */
export const saveFolder = async (db: Db, user_id: string, brand_id: string, folder_id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('brands')
    .set({ gdrive_folder_id: folder_id })
    .where('brand_id', '=', brand_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type GoogleAccount = Pick<
  Selectable<Database['google_accounts']>,
  'access_token' | 'refresh_token' | 'expires_at'
>

export const findGoogleAccount = (db: Db, user_id: string): Promise<GoogleAccount | undefined> =>
  db
    .selectFrom('google_accounts')
    .select(['access_token', 'refresh_token', 'expires_at'])
    .where('user_id', '=', user_id)
    .executeTakeFirst()

/** Stores refreshed tokens, unless a sign-in has replaced them since `used` was read. */
export const updateGoogleAccount = async (
  db: Db,
  user_id: string,
  used: GoogleAccount,
  { access_token, refresh_token, expires_at }: GoogleAccount,
) => {
  await db
    .updateTable('google_accounts')
    .set({ access_token, expires_at, updated_at: sql<Date>`now()`, ...(refresh_token && { refresh_token }) })
    .where('user_id', '=', user_id)
    .where('access_token', '=', used.access_token)
    .execute()
}

/** Deletes revoked tokens, unless a sign-in has replaced them since they were read. */
export const deleteGoogleAccount = async (db: Db, user_id: string, used: GoogleAccount) => {
  await db
    .deleteFrom('google_accounts')
    .where('user_id', '=', user_id)
    .where('access_token', '=', used.access_token)
    .execute()
}

// In milliseconds, the precision of a JavaScript Date.
const inSeconds = (seconds: number) => sql<Date>`date_trunc('milliseconds', now()) + make_interval(secs => ${seconds})`

/**
 * Acquires the person's lease for this many seconds. Returns its expiry; undefined while another upload holds it. A
 * lease and not a lock: a lock would hold a pool connection for as long as Google takes to answer.
 */
export const acquireLease = async (db: Db, user_id: string, seconds: number): Promise<Date | undefined> => {
  const row = await db
    .updateTable('google_accounts')
    .set({ busy_until: inSeconds(seconds) })
    .where('user_id', '=', user_id)
    .where((eb) => eb.or([eb('busy_until', 'is', null), eb('busy_until', '<', sql<Date>`now()`)]))
    .returning('busy_until')
    .executeTakeFirst()
  return row?.busy_until ?? undefined
}

/** Extends the lease by this many seconds. Undefined when it expired and another upload holds it. */
export const extendLease = async (db: Db, user_id: string, busy_until: Date, seconds: number) => {
  const row = await db
    .updateTable('google_accounts')
    .set({ busy_until: inSeconds(seconds) })
    .where('user_id', '=', user_id)
    .where('busy_until', '=', busy_until)
    .returning('busy_until')
    .executeTakeFirst()
  return row?.busy_until ?? undefined
}

/** Releases the lease, unless it expired and another upload holds it. */
export const releaseLease = async (db: Db, user_id: string, busy_until: Date) => {
  await db
    .updateTable('google_accounts')
    .set({ busy_until: null })
    .where('user_id', '=', user_id)
    .where('busy_until', '=', busy_until)
    .execute()
}
