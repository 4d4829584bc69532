/** What leads to the logout page: the server has ended the session, and `from` is where the person was. Null: they signed out. */
export type SessionEnded = { hasEnded: true; from: string } | null
