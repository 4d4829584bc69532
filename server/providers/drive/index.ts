import type { Env } from '#server/lib/env.ts'
import type { Drive } from './drive.ts'
import { createGoogleDrive } from './google.ts'

export type { Drive } from './drive.ts'

/** Google's API; the trailing slash is needed, as the SDK appends paths. */
const googleRootUrl = 'https://www.googleapis.com/'

/** Google's drive if sign-in is with Google, else the sandbox's, through the same code. */
export const createDrive = (env: Pick<Env, 'GOOGLE_CLIENT_ID' | 'PUBLIC_SANDBOX_URL'>): Drive =>
  createGoogleDrive({ root_url: env.GOOGLE_CLIENT_ID ? googleRootUrl : `${env.PUBLIC_SANDBOX_URL}/` })
