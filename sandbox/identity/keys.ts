import { generateKeyPair, randomBytes, type JsonWebKey } from 'node:crypto'
import { promisify } from 'node:util'
import type { Kysely } from 'kysely'
import { findSecret, getOrCreateSecret } from '#server/lib/db/sandbox-secrets.ts'
import type { Database } from '#server/lib/db/tables.ts'

type Keys = { jwks: { keys: JsonWebKey[] }; cookies: string[] }

const secretName = 'identity'

/** The keys that sign id tokens and cookies: created at the first start, constant from then on. */
export const identityKeys = async (db: Kysely<Database>): Promise<Keys> =>
  (await findSecret<Keys>(db, secretName)) ?? getOrCreateSecret(db, secretName, await makeKeys())

const makeKeys = async (): Promise<Keys> => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const kid = randomBytes(12).toString('base64url')
  const key = { ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }
  return { jwks: { keys: [key] }, cookies: [randomBytes(32).toString('base64url')] }
}
