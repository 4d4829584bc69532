// Stores oidc-provider's grants, codes and tokens in the database, so that they survive a restart.
import type { Kysely } from 'kysely'
import type { Adapter, AdapterFactory } from 'oidc-provider'
import {
  consumeOidcRow,
  deleteExpiredOidcRows,
  deleteOidcRow,
  deleteOidcRowsOfGrant,
  findOidcRow,
  upsertOidcRow,
} from '#sandbox/queries.ts'
import type { Database } from '#server/lib/db/tables.ts'

export const databaseAdapter =
  (db: Kysely<Database>): AdapterFactory =>
  (model): Adapter => {
    const find = async (key: 'id' | 'uid' | 'user_code', value: string) => {
      const row = await findOidcRow(db, model, key, value)
      if (!row) return undefined
      return { ...row.payload, ...(row.consumed_at && { consumed: Math.floor(row.consumed_at.getTime() / 1000) }) }
    }
    return {
      find: (id) => find('id', id),
      findByUid: (uid) => find('uid', uid),
      findByUserCode: (user_code) => find('user_code', user_code),
      upsert: async (id, payload, expiresIn) => {
        // Once per sign-in is often enough to delete expired rows.
        if (model === 'Interaction') await deleteExpiredOidcRows(db)
        await upsertOidcRow(db, {
          model,
          id,
          payload,
          grant_id: payload.grantId ?? null,
          user_code: payload.userCode ?? null,
          uid: payload.uid ?? null,
          expires_at: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
        })
      },
      consume: (id) => consumeOidcRow(db, model, id),
      destroy: (id) => deleteOidcRow(db, model, id),
      revokeByGrantId: (grantId) => deleteOidcRowsOfGrant(db, model, grantId),
    }
  }
