import type { Env } from '#server/lib/env.ts'
import { createGoogleIdentity } from './google.ts'
import type { Identity } from './identity.ts'
import { sandboxIdentity } from './sandbox.ts'

export type { Identity } from './identity.ts'

type Chosen = Pick<Env, 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET' | 'OIDC_ISSUER' | 'PUBLIC_SANDBOX_URL'>

/** Google if configured, else the sandbox, through the same code. */
export const createIdentity = (env: Chosen): Identity => {
  const { GOOGLE_CLIENT_ID: client_id, GOOGLE_CLIENT_SECRET: client_secret, OIDC_ISSUER: issuer } = env
  return createGoogleIdentity(
    client_id && client_secret ? { issuer, client_id, client_secret } : sandboxIdentity(env.PUBLIC_SANDBOX_URL),
  )
}
