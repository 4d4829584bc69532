// The interactive part of a sign-in at the sandbox's Google: choosing an account and giving consent.
import type { Context, Next } from 'koa'
import type { Kysely } from 'kysely'
import { errors } from 'oidc-provider'
import type { Interaction, InteractionResults, Provider } from 'oidc-provider'
import { pageHeaders } from '#sandbox/page.ts'
import { findPerson, listPeople } from '#sandbox/queries.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { sandboxIdentityPath } from '#server/providers/identity/sandbox.ts'
import { brokenSignInPage, chooserPage, consentPage, type Draft } from './pages.ts'
import { addPerson, NewPerson } from './people.ts'

export type InteractionDeps = {
  provider: Provider
  db: Kysely<Database>
  home: string
  /** Records that a grant was requested with access_type=offline. */
  rememberOffline: (grantId: string) => Promise<unknown>
}

/** Google's own name of the scope, independent of Masthead's client: the sandbox supports no other. */
export const driveScope = 'https://www.googleapis.com/auth/drive.file'

const maxFormBytes = 10_000

export const interactionPath = (uid: string) => `/interaction/${uid}`

/** Koa middleware that serves the interaction's paths, and passes on all others. */
export const interactionPages = (deps: InteractionDeps) => async (context: Context, next: Next) => {
  const [, uid] = /^\/interaction\/([\w-]+)$/.exec(context.path) ?? []
  if (!uid) {
    await next()
    return
  }
  context.set(pageHeaders)
  const interaction = await openInteraction(deps.provider, context)
  if (interaction?.uid !== uid) {
    context.status = 400
    context.body = await brokenSignInPage(deps.home)
  } else if (context.method === 'POST') await answerForm(deps, context, interaction)
  else await showPage(deps, context, interaction)
}

const openInteraction = async (provider: Provider, { req, res }: Context) => {
  try {
    return await provider.interactionDetails(req, res)
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined
    throw error
  }
}

const pathOf = ({ uid }: Interaction) => `${sandboxIdentityPath}${interactionPath(uid)}`

const askedScopes = ({ params }: Interaction) => String(params.scope).split(' ')

const showPage = async ({ db }: InteractionDeps, context: Context, interaction: Interaction, draft?: Draft) => {
  const { person: sub } = context.query
  const person = typeof sub === 'string' && !draft ? await findPerson(db, withoutNul(sub)) : undefined
  context.body = person
    ? await consentPage(pathOf(interaction), person, askedScopes(interaction).includes(driveScope))
    : await chooserPage(pathOf(interaction), await listPeople(db), draft)
}

const answerForm = async (deps: InteractionDeps, context: Context, interaction: Interaction) => {
  const form = await readForm(context)
  const action = form.get('action')
  if (action === 'add') return addAndChoose(deps, context, interaction, form)
  if (action === 'cancel') {
    const error_description = 'The person cancelled the sign-in'
    return finish(deps.provider, context, { error: 'access_denied', error_description })
  }
  const person = action === 'allow' ? await findPerson(deps.db, withoutNul(form.get('person') ?? '')) : undefined
  if (!person) return showPage(deps, context, interaction)
  const grantId = await saveGrant(deps, interaction, person.sub, form.has('drive'))
  await finish(deps.provider, context, {
    login: { accountId: person.sub, remember: false },
    consent: { grantId },
  })
}

const readForm = async (context: Context) => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of context.req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxFormBytes) context.throw(413, 'The form is too large')
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

// PostgreSQL text cannot hold U+0000.
const withoutNul = (text: string) => text.replaceAll('\u0000', '')

const addAndChoose = async (
  deps: InteractionDeps,
  context: Context,
  interaction: Interaction,
  form: URLSearchParams,
) => {
  const values = Object.fromEntries(form) as Draft['values']
  const parsed = NewPerson.safeParse(values)
  const sub = parsed.success ? await addPerson(deps.db, parsed.data) : undefined
  if (sub) {
    context.status = 303
    return context.redirect(`${pathOf(interaction)}?person=${sub}`)
  }
  const wrong: Draft['wrong'] = parsed.error
    ? Object.fromEntries(parsed.error.issues.toReversed().map(({ path, message }) => [path[0], message]))
    : { email: 'There is a person with this address already: choose them above' }
  context.status = 422
  return showPage(deps, context, interaction, { values, wrong })
}

const saveGrant = async (
  { provider, rememberOffline }: InteractionDeps,
  interaction: Interaction,
  accountId: string,
  allowsDrive: boolean,
) => {
  const grant = new provider.Grant({ accountId, clientId: String(interaction.params.client_id) })
  grant.addOIDCScope(
    askedScopes(interaction)
      .filter((scope) => scope !== driveScope || allowsDrive)
      .join(' '),
  )
  if (!allowsDrive) grant.rejectOIDCScope(driveScope)
  const grantId = await grant.save()
  if (interaction.params.access_type === 'offline') await rememberOffline(grantId)
  return grantId
}

const finish = async (provider: Provider, context: Context, result: InteractionResults) => {
  const returnTo = await provider.interactionResult(context.req, context.res, result, {
    mergeWithLastSubmission: false,
  })
  context.status = 303
  context.redirect(returnTo)
}
