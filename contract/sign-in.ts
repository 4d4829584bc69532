// The paths of the sign-in, separate from the contract so that the landing page loads no schema library.

/** Opened by navigation; `redirect` is where to go afterwards. */
export const googleLoginPath = '/api/auth/google_login'
/** Exchanges the single-use access_token for a session id. */
export const sessionPath = '/api/auth/session'
/** Adds an e-mail address to the waiting list. */
export const emailPath = '/api/auth/email'
/** The web app's configuration; the landing page reads whether sign-in is real or sandboxed. */
export const configPath = '/api/config'
