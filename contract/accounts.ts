import { z } from 'zod'
import { del, get, post } from './route.ts'
import { emailPath, googleLoginPath, sessionPath } from './sign-in.ts'

export const Billing = z.object({
  blogs_total: z.int().min(0),
  blogs_left: z.int().min(0),
  plan_expiry: z.iso.datetime(),
  has_reached_blogs_limit: z.boolean(),
  plan_name: z.string().nullable(),
  renew: z.boolean(),
})
export type Billing = z.infer<typeof Billing>

export const User = z.object({
  user_id: z.uuid(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  verified: z.boolean(),
  billing: Billing.nullable(),
})
export type User = z.infer<typeof User>

/** An e-mail address of the sign-up form (B5). */
const EmailRequest = z.object({
  email: z.string().trim().max(254).pipe(z.email('Please enter a valid email address')),
})

/** A browser in which the person is signed in. */
export const Session = z.object({
  /** Identifies the session, but cannot be used to sign in. */
  session_ref: z.uuid(),
  /** From the User-Agent header; null without one. */
  user_agent: z.string().nullable(),
  is_current: z.boolean(),
  created_at: z.iso.datetime(),
  /** Last use, rounded to the hour. */
  seen_at: z.iso.datetime(),
})
export type Session = z.infer<typeof Session>

/** What deleting the account would erase. */
export const AccountContents = z.object({
  brands: z.int(),
  blogs: z.int(),
  images: z.int(),
  videos: z.int(),
  /** Whether a subscription would be cancelled. */
  has_subscription: z.boolean(),
})
export type AccountContents = z.infer<typeof AccountContents>

const SignInResult = z.object({ session_id: z.string() })

export const accounts = {
  googleLogin: get(googleLoginPath, {
    summary: 'Start the sign-in with Google (full-page navigation)',
    access: 'public',
    query: z.object({ redirect: z.string().max(2083).optional() }),
    raw: true,
    rateLimit: 'sign_in',
  }),
  googleCallback: get('/api/auth/google_callback', {
    summary: 'Where Google sends the person back to; goes on to the web app with access_token or google_oauth_error',
    access: 'public',
    query: z.looseObject({ state: z.string().max(512).optional() }),
    raw: true,
    rateLimit: 'sign_in',
  }),
  createSession: post(sessionPath, {
    summary: 'Trade the single-use access_token of the sign-in for a session id',
    access: 'public',
    body: z.strictObject({ access_token: z.string().min(1).max(512) }),
    reply: SignInResult,
    rateLimit: 'sign_in',
  }),
  logout: post('/api/auth/logout', { summary: 'End this session' }),
  listSessions: get('/api/auth/sessions', {
    summary: 'Where the person is signed in, the latest use first',
    reply: z.array(Session),
  }),
  endSession: del('/api/auth/sessions/{session_ref}', { summary: 'End one session' }),
  endOtherSessions: del('/api/auth/sessions', { summary: 'End every session but this one' }),
  email: post(emailPath, {
    summary: 'Put an e-mail address on the waiting list for e-mail sign-up',
    access: 'public',
    body: EmailRequest,
    reply: z.object({ email: z.string() }),
    status: 202,
    rateLimit: 'email_form',
  }),
  self: get('/api/users/self', { summary: 'The signed-in user with billing', reply: User }),
  selfContents: get('/api/users/self/contents', {
    summary: 'What a deletion of the account would erase',
    reply: AccountContents,
  }),
  exportSelf: get('/api/users/self/export', {
    summary: 'All data of the person, as a zip',
    raw: true,
    rateLimit: 'export',
  }),
  deleteSelf: del('/api/users/self', {
    summary:
      'Delete the account: ends the subscription, withdraws the access at Google, erases rows and files; what is left at others is done until it succeeds',
  }),
}
