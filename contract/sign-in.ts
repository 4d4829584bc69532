// The addresses of the sign-in, apart from the contract so that the landing page loads no schema library.

/** A full-page navigation; `redirect` is where to go afterwards. */
export const googleLoginPath = '/api/auth/google_login'
/** Trades the single-use access_token for a session id. */
export const sessionPath = '/api/auth/session'
/** Puts an e-mail address on the waiting list. */
export const emailPath = '/api/auth/email'
/** What the web app needs to know of the installation; the landing page asks whether Google is the sandbox's. */
export const configPath = '/api/config'
