// The sandbox's Google: an OpenID provider that behaves as Google does, for the same client code.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Kysely } from 'kysely'
import type Koa from 'koa'
import { Provider, type ClientMetadata, type Configuration } from 'oidc-provider'
import { pageHeaders } from '#sandbox/page.ts'
import { findPerson } from '#sandbox/queries.ts'
import type { Database } from '#server/lib/db/tables.ts'
import type { Log } from '#server/lib/log.ts'
import { sandboxIdentity, sandboxIdentityPath } from '#server/providers/identity/sandbox.ts'
import { databaseAdapter } from './adapter.ts'
import { driveScope, interactionPages, interactionPath } from './interaction.ts'
import { identityKeys } from './keys.ts'
import { errorPage } from './pages.ts'
import { addSamplePeople } from './people.ts'

export type SandboxClient = {
  /** Masthead's callback. */
  redirect_uri: string
  /** Masthead's URL, linked from pages that are dead ends. */
  client_uri: string
}

export type IdentityDeps = { db: Kysely<Database>; log: Log; client: SandboxClient; publicUrl: string }

// Seconds. As short as Google's; grants last for half a year.
const lives = { minute: 60, hour: 3600, halfYear: 180 * 24 * 3600 }

/** The owner and the granted scopes of an access token; undefined for an invalid one. */
export type ReadBearer = (access_token: string) => Promise<{ sub: string; scopes: Set<string> } | undefined>

/** Serves `sandboxIdentityPath`; creates keys and sample people at the first start. */
export const openIdentityProvider = async ({ db, log, client, publicUrl }: IdentityDeps) => {
  const adapter = databaseAdapter(db)
  // Neither grants nor authorization codes keep access_type: stored separately until the code is exchanged.
  const offlineGrants = adapter('OfflineGrant')
  const { jwks, cookies } = await identityKeys(db)
  await addSamplePeople(db)
  const provider = new Provider(sandboxIdentity(publicUrl).issuer, {
    ...googleLike,
    adapter,
    jwks,
    cookies: {
      keys: cookies,
      // Cookies ignore ports: their own name and path keep them apart from Masthead's on the same host.
      names: { session: 'sandbox_session', interaction: 'sandbox_interaction', resume: 'sandbox_resume' },
      long: { httpOnly: true, sameSite: 'lax', path: sandboxIdentityPath },
    },
    clients: [registered(client, publicUrl)],
    findAccount: (_, sub) => findAccount(db, sub),
    issueRefreshToken: async (_, __, code) => Boolean(code.grantId && (await offlineGrants.find(code.grantId))),
    interactions: { url: (_, { uid }) => `${sandboxIdentityPath}${interactionPath(uid)}` },
    renderError: async (context, { error, error_description = 'The request is not one that it understands.' }) => {
      context.set(pageHeaders)
      context.body = await errorPage(client.client_uri, error, error_description)
    },
  } satisfies Configuration)

  provider.on('server_error', (_, error) => log.error({ error }, 'sandbox identity provider failed'))
  ;(provider as Koa).on('error', (error: Error) =>
    log.warn({ error }, 'request to the sandbox identity provider failed'),
  )
  // Every sign-in shows the account chooser: a session from the last one would only get in the way.
  provider.use(async (context, next) => {
    await next()
    await context.oidc?.session?.destroy()
  })
  const rememberOffline = (grantId: string) => offlineGrants.upsert(grantId, {}, lives.hour)
  provider.use(interactionPages({ provider, db, home: client.client_uri, rememberOffline }))
  const readBearer: ReadBearer = async (access_token) => {
    const token = /^[\w-]+$/.test(access_token) ? await provider.AccessToken.find(access_token) : undefined
    return token && { sub: token.accountId, scopes: token.scopes }
  }
  return { answer: mounted(provider, publicUrl), readBearer }
}

const registered = ({ redirect_uri, client_uri }: SandboxClient, publicUrl: string): ClientMetadata => {
  const { client_id, client_secret } = sandboxIdentity(publicUrl)
  return {
    client_id,
    client_secret,
    client_uri,
    redirect_uris: [redirect_uri],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_post',
  }
}

const findAccount = async (db: Kysely<Database>, sub: string) => {
  const person = await findPerson(db, sub)
  if (!person) return undefined
  const name = `${person.given_name} ${person.family_name}`
  return { accountId: sub, claims: () => Promise.resolve({ ...person, name, email_verified: true }) }
}

const googleLike = {
  scopes: ['openid', 'email', 'profile', driveScope],
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name'],
  },
  // Google's id token itself contains e-mail and name.
  conformIdTokenClaims: false,
  extraParams: ['access_type', 'include_granted_scopes'],
  rotateRefreshToken: false,
  expiresWithSession: () => false,
  pkce: { required: () => true },
  responseTypes: ['code'],
  clientBasedCORS: () => false,
  features: {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    resourceIndicators: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
  },
  ttl: {
    AuthorizationCode: lives.minute,
    AccessToken: lives.hour,
    IdToken: lives.hour,
    Interaction: lives.hour,
    Session: lives.hour,
    Grant: lives.halfYear,
    RefreshToken: lives.halfYear,
  },
} satisfies Configuration

/** The provider has no configured origin and would derive its URLs from the request's Host header. */
const mounted = (provider: Provider, publicUrl: string) => {
  provider.proxy = true
  const callback = provider.callback()
  const { protocol, host } = new URL(publicUrl)
  return (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) => {
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    request.headers['x-forwarded-host'] = host
    request.originalUrl = request.url ?? ''
    request.url = request.originalUrl.slice(sandboxIdentityPath.length)
    return callback(request, response)
  }
}
