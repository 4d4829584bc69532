import type { Kysely } from 'kysely'
import type { Database } from '#server/lib/db/tables.ts'
import { findSession, touchSession } from './queries.ts'
import { hashSecret } from './secrets.ts'

/** The user_id behind a session id; undefined when it is forged, revoked or was idle for 30 days. */
export const userOfSession = async (db: Kysely<Database>, session_id: string): Promise<string | undefined> => {
  const session_hash = hashSecret(session_id)
  const session = await findSession(db, session_hash)
  if (session?.is_stale) await touchSession(db, session_hash, session.user_id)
  return session?.user_id
}
