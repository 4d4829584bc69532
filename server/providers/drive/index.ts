import type { Env } from '#server/lib/env.ts'
import type { Drive } from './drive.ts'
import { createGoogleDrive } from './google.ts'

export type { Drive } from './drive.ts'

/** Google's own address; it ends with a slash, as the SDK puts paths behind it. */
const googleRootUrl = 'https://www.googleapis.com/'

/** The real drive once sign-in is Google's, else the sandbox's: the same code speaks to either. */
export const createDrive = (env: Pick<Env, 'GOOGLE_CLIENT_ID' | 'PUBLIC_SANDBOX_URL'>): Drive =>
  createGoogleDrive({ root_url: env.GOOGLE_CLIENT_ID ? googleRootUrl : `${env.PUBLIC_SANDBOX_URL}/` })
