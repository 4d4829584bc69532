/**
 * Navigation state of the logout page: the server ended the session, and `from` is the page it happened on. Null: the
 * person signed out.
 */
export type SessionEnded = { problem: 'session_ended'; from: string } | null
