import type { accounts, User } from '#contract/accounts.ts'
import { isOutOfBlogs } from '#domain/plan.ts'
import type { Deps } from '#server/deps.ts'
import { syncPending, type BillingDeps } from '#server/features/billing/sync.ts'
import { HttpError, notFound } from '#server/lib/http/errors.ts'
import type { Handlers } from '#server/lib/http/mount.ts'
import { deleteAccount } from './deletion/delete-account.ts'
import { countContents } from './deletion/queries.ts'
import { exportAccount } from './export/export-account.ts'
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessionByRef,
  findUser,
  insertWaitingEmail,
  listSessions,
} from './queries.ts'
import { hashSecret } from './secrets.ts'
import { createSession, finishSignIn, startSignIn, type SignInDeps } from './sign-in.ts'

export type AccountDeps = SignInDeps & BillingDeps & Pick<Deps, 'queue' | 'storage'>

export const accountHandlers = (deps: AccountDeps): Handlers<typeof accounts> => ({
  googleLogin: ({ query }, call) => startSignIn(deps, query.redirect, call),
  googleCallback: ({ query }, call) => finishSignIn(deps, query.state ?? '', call),
  createSession: ({ body }, call) => createSession(deps, body.access_token, call),
  logout: (_, { user_id, session_id }) => deleteSession(deps.db, user_id, hashSecret(session_id)),
  listSessions: (_, { user_id, session_id }) => listSessions(deps.db, user_id, hashSecret(session_id)),
  endSession: async ({ params }, { user_id }) => {
    if (!(await deleteSessionByRef(deps.db, user_id, params.session_ref))) throw notFound('Session')
  },
  endOtherSessions: (_, { user_id, session_id }) => deleteOtherSessions(deps.db, user_id, hashSecret(session_id)),
  email: async ({ body }) => {
    await insertWaitingEmail(deps.db, body.email.toLowerCase())
    return { email: body.email }
  },
  self: async (_, { user_id }) => {
    await syncPending(deps, user_id)
    return showUser(deps, user_id)
  },
  selfContents: (_, { user_id }) => countContents(deps.db, user_id),
  exportSelf: (_, { user_id, session_id }) => exportAccount(deps, user_id, hashSecret(session_id)),
  deleteSelf: (_, { user_id }) => deleteAccount(deps, user_id),
})

const showUser = async ({ db }: SignInDeps, user_id: string): Promise<User> => {
  const row = await findUser(db, user_id)
  // Deleted since the session was read.
  if (!row) throw new HttpError(401, 'Please sign in')
  const { blogs_total, blogs_left, plan_expiry, plan_name, renew, ...user } = row
  return {
    ...user,
    billing: {
      blogs_total,
      blogs_left,
      plan_expiry: plan_expiry.toISOString(),
      has_reached_blogs_limit: isOutOfBlogs({ blogs_left }),
      plan_name,
      renew,
    },
  }
}
