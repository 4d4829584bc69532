import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StartError } from '#server/lib/start-error.ts'
import { createGoogleIdentity } from './google.ts'
import type { SignInRequest } from './identity.ts'
import { createIdentity } from './index.ts'

// An issuer that answers whatever a test wants it to, true or forged.
const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
const redirect_uri = 'http://127.0.0.1:9/callback'
const drive = 'https://www.googleapis.com/auth/drive.file'
const fullScope = `openid email profile ${drive}`

let server: Server
let issuer: string
let answer: { claims?: object; key?: KeyObject; alg?: string; tokens?: object; status?: number } = {}
let isDown = false
let discoveries = 0

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const jwt = (claims: object, key: KeyObject, alg: string) => {
  const signed = `${part({ alg, kid: 'one', typ: 'JWT' })}.${part(claims)}`
  if (alg === 'none') return `${signed}.`
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`
}

const replies = (): Record<string, () => object> => ({
  '/.well-known/openid-configuration': () => {
    discoveries += 1
    return {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      revocation_endpoint: `${issuer}/revoke`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }
  },
  '/jwks': () => ({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] }),
  '/revoke': () => answer.tokens ?? {},
  '/token': () => ({
    access_token: 'an-access-token',
    token_type: 'Bearer',
    expires_in: 3600,
    scope: fullScope,
    id_token: jwt(answer.claims ?? {}, answer.key ?? own.privateKey, answer.alg ?? 'RS256'),
    ...answer.tokens,
  }),
})

beforeAll(async () => {
  server = createServer((request, response) => {
    const reply = replies()[request.url ?? '']
    const status = ['/token', '/revoke'].includes(request.url ?? '') ? answer.status : undefined
    response.writeHead(isDown || !reply ? 503 : (status ?? 200), { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(!isDown && reply ? reply() : {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const identity = () => createGoogleIdentity({ issuer, client_id: 'me', client_secret: 'secret' })

const claimsOf = ({ nonce }: SignInRequest) => {
  const now = Math.floor(Date.now() / 1000)
  const names = { given_name: 'Ada', family_name: 'Okafor', name: 'Ada Okafor' }
  const account = { email: 'ada@example.com', email_verified: true, ...names }
  return { iss: issuer, aud: 'me', sub: '42', nonce, iat: now, exp: now + 60, ...account }
}

/** Signs in with id token claims that `forge` has changed. */
const signIn = async (
  forge: (claims: ReturnType<typeof claimsOf>) => object = (claims) => claims,
  more: Omit<typeof answer, 'claims'> = {},
) => {
  const google = identity()
  const started = await google.start({ redirect_uri })
  answer = { ...more, claims: forge(claimsOf(started)) }
  return google.finish({ ...started, callback_url: `${redirect_uri}?code=a-code&state=${started.state}` })
}

describe('start', () => {
  test('requests PKCE, state, nonce, the drive scope and a refresh token', async () => {
    const started = await identity().start({ redirect_uri })
    const asked = Object.fromEntries(new URL(started.url).searchParams)
    expect(asked).toEqual({
      client_id: 'me',
      redirect_uri,
      response_type: 'code',
      scope: fullScope,
      state: started.state,
      nonce: started.nonce,
      code_challenge: expect.any(String),
      code_challenge_method: 'S256',
      access_type: 'offline',
      prompt: 'consent',
      include_granted_scopes: 'true',
    })
    expect(started.url).not.toContain(started.code_verifier)
  })

  test('discovers the issuer once, and again only after a failure', async () => {
    const google = identity()
    isDown = true
    await expect(google.start({ redirect_uri })).rejects.toMatchObject({ name: 'IdentityError', kind: 'failed' })
    isDown = false
    discoveries = 0
    await Promise.all([google.start({ redirect_uri }), google.start({ redirect_uri })])
    await google.start({ redirect_uri })
    expect(discoveries).toBe(1)
  })

  test('waits for an issuer that comes up a moment later', async () => {
    isDown = true
    const started = identity().start({ redirect_uri })
    setTimeout(() => (isDown = false), 100)
    expect((await started).url).toContain(issuer)
  })
})

describe('finish', () => {
  test('returns the person and the granted scopes', async () => {
    const profile = await signIn(undefined, { tokens: { refresh_token: 'a-refresh-token' } })
    expect(profile).toEqual({
      issuer,
      subject: '42',
      email: 'ada@example.com',
      is_verified: true,
      first_name: 'Ada',
      last_name: 'Okafor',
      granted_scopes: fullScope.split(' '),
      tokens: {
        access_token: 'an-access-token',
        refresh_token: 'a-refresh-token',
        expires_at: expect.any(Date),
      },
    })
  })

  test('an account without a given name uses its full name, without control characters', async () => {
    const profile = await signIn((claims) => ({
      ...claims,
      given_name: undefined,
      family_name: undefined,
      name: ' A\u0000da ',
    }))
    expect(profile).toMatchObject({ first_name: 'A da', last_name: '' })
  })

  test('a response without a scope grants everything requested', async () => {
    expect((await signIn(undefined, { tokens: { scope: undefined } })).granted_scopes).toContain(drive)
  })

  test('a grant without the drive is a cloud_access error', async () => {
    await expect(signIn(undefined, { tokens: { scope: 'openid email profile' } })).rejects.toMatchObject({
      kind: 'cloud_access',
    })
  })

  test.each<[string, Parameters<typeof signIn>[0], Parameters<typeof signIn>[1]]>([
    ['signed with another key', undefined, { key: foreign.privateKey }],
    ['not signed', undefined, { alg: 'none' }],
    ['of another issuer', (claims) => ({ ...claims, iss: 'https://evil.test' }), {}],
    ['for another client', (claims) => ({ ...claims, aud: 'somebody' }), {}],
    ['with another nonce', (claims) => ({ ...claims, nonce: 'other' }), {}],
    ['expired', (claims) => ({ ...claims, exp: claims.exp - 3600 }), {}],
    ['without a subject', (claims) => ({ ...claims, sub: undefined }), {}],
    ['without an e-mail address', (claims) => ({ ...claims, email: undefined }), {}],
    ['missing', undefined, { tokens: { id_token: undefined } }],
  ])('an id token %s is refused', async (_, forge, more) => {
    await expect(signIn(forge, more)).rejects.toMatchObject({ name: 'IdentityError', kind: 'failed' })
  })

  test.each([
    ['another state', '?code=a-code&state=other', 'failed'],
    ['no code', '?state=STATE', 'failed'],
    ['a cancelled sign-in', '?error=access_denied&state=STATE', 'access_denied'],
    ['a cancelled sign-in of another state', '?error=access_denied&state=other', 'failed'],
    ['any other error', '?error=server_error&state=STATE', 'failed'],
    ['an answer that names another issuer', '?code=a-code&state=STATE&iss=https%3A%2F%2Fevil.test', 'failed'],
  ])('%s', async (_, query, kind) => {
    const google = identity()
    const started = await google.start({ redirect_uri })
    answer = { claims: claimsOf(started) }
    const callback_url = `${redirect_uri}${query.replace('STATE', started.state)}`
    await expect(google.finish({ ...started, callback_url })).rejects.toMatchObject({ name: 'IdentityError', kind })
  })
})

describe('refresh', () => {
  const refresh = (given: typeof answer) => {
    // Google sends no id token along, and no refresh token, as the old one stays good.
    answer = { ...given, tokens: { id_token: undefined, ...given.tokens } }
    return identity().refresh('a-refresh-token')
  }

  test('returns a new access token and its expiry', async () => {
    const before = Date.now()
    const tokens = await refresh({ tokens: { access_token: 'a-new-one', expires_in: 100 } })
    expect(tokens).toEqual({ access_token: 'a-new-one', refresh_token: null, expires_at: expect.any(Date) })
    expect(tokens.expires_at!.getTime()).toBeGreaterThanOrEqual(before + 100_000)
    expect(await refresh({ tokens: { refresh_token: 'rotated', expires_in: undefined } })).toMatchObject({
      refresh_token: 'rotated',
      expires_at: null,
    })
  })

  test('distinguishes a revoked grant from a failing provider', async () => {
    const revoked = refresh({
      status: 400,
      tokens: { error: 'invalid_grant', error_description: 'Token has been revoked.' },
    })
    await expect(revoked).rejects.toMatchObject({ name: 'IdentityError', kind: 'revoked' })
    for (const [status, error] of [
      [401, 'invalid_client'],
      [400, 'invalid_request'],
      [503, undefined],
    ] as const)
      await expect(refresh({ status, tokens: { error } })).rejects.toMatchObject({ kind: 'failed' })
    await expect(refresh({ tokens: { access_token: undefined } })).rejects.toMatchObject({ kind: 'failed' })
  })
})

describe('revoke', () => {
  const revoke = (given: typeof answer) => {
    answer = given
    return identity().revoke('a-token')
  }

  test('succeeds if the token is already invalid', async () => {
    await expect(revoke({})).resolves.toBeUndefined()
    await expect(revoke({ status: 400, tokens: { error: 'invalid_token' } })).resolves.toBeUndefined()
  })

  test.each([
    [401, 'invalid_client'],
    [400, 'unsupported_token_type'],
    [503, undefined],
  ])('%s %s: failed, to be tried again', async (status, error) => {
    await expect(revoke({ status, tokens: { error } })).rejects.toMatchObject({ kind: 'failed' })
  })
})

const create = (issuer: string) => () => createGoogleIdentity({ issuer, client_id: 'a', client_secret: 'b' })

describe('which issuer', () => {
  test('without https only on this machine', () => {
    expect(create('http://localhost:1')).not.toThrow()
    expect(create('http://[::1]:1')).not.toThrow()
    expect(create('https://accounts.example')).not.toThrow()
    for (const address of ['http://accounts.example', 'http://127.0.0.1.evil.test', 'http://10.0.0.1'])
      expect(create(address)).toThrow(StartError)
  })

  test('the sandbox until a client is configured', async () => {
    const env = { OIDC_ISSUER: issuer, PUBLIC_SANDBOX_URL: 'http://127.0.0.1:1' }
    const configured = createIdentity({ ...env, GOOGLE_CLIENT_ID: 'me', GOOGLE_CLIENT_SECRET: 'secret' })
    expect((await configured.start({ redirect_uri })).url).toContain(`${issuer}/auth?`)
    const unset = createIdentity({ ...env, GOOGLE_CLIENT_ID: undefined, GOOGLE_CLIENT_SECRET: undefined })
    await expect(unset.start({ redirect_uri })).rejects.toMatchObject({ kind: 'failed' })
  })
})
