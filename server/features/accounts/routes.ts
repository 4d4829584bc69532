import type { accounts, User } from '#contract/accounts.ts'
import { isOutOfBlogs } from '#domain/plan.ts'
import { HttpError } from '#server/lib/http/errors.ts'
import type { Handlers } from '#server/lib/http/mount.ts'
import { deleteSession, findUser, insertWaitingEmail } from './queries.ts'
import { hashSecret } from './secrets.ts'
import { createSession, finishSignIn, startSignIn, type SignInDeps } from './sign-in.ts'

export const accountHandlers = (deps: SignInDeps): Handlers<typeof accounts> => ({
  googleLogin: ({ query }, call) => startSignIn(deps, query.redirect, call),
  googleCallback: ({ query }, call) => finishSignIn(deps, query.state ?? '', call),
  createSession: ({ body }, call) => createSession(deps, body.access_token, call),
  logout: (_, { session_id }) => deleteSession(deps.db, hashSecret(session_id)),
  email: async ({ body }) => {
    await insertWaitingEmail(deps.db, body.email.toLowerCase())
    return { email: body.email }
  },
  self: (_, { user_id }) => showUser(deps, user_id),
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
