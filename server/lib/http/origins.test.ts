// The web app and the API on origins of their own.
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { pathsOf, type Route, type Routes } from '#contract/route.ts'
import { createApp } from '#server/app.ts'
import { readEnv } from '#server/lib/env.ts'
import { startTestApp, type TestApp } from '#test/helpers/app.ts'
import { errorOf } from '#test/helpers/http.ts'

const routes: Route[] = Object.values(contract).flatMap((group: Routes) => Object.values(group))
const spelled = routes.flatMap(pathsOf)

const WEB_URL = 'https://app.masthead.test'
const API_URL = 'https://api.masthead.test'
let server: TestApp
let folder: string
let app: Hono

beforeAll(async () => {
  server = await startTestApp({ withWorker: false, env: { WEB_URL, API_URL, ALLOW_SANDBOX: '1' } })
  folder = await mkdtemp(join(tmpdir(), 'masthead-web-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html><head><title>Masthead</title></head><body></body></html>',
  )
  await writeFile(join(folder, 'assets/main-abc123.js'), 'export {}')
  await writeFile(`${folder}.secret`, 'secret')
  app = createApp(server.deps, { webApp: folder })
})
afterAll(async () => {
  await server.stop()
  for (const path of [folder, `${folder}.secret`]) await rm(path, { recursive: true, force: true })
})

const sessionPath = contract.accounts.createSession.path
const preflight = (path: string, origin: string, method = 'PUT') =>
  app.request(path, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'session-id,content-type',
    },
  })

test('only the web app may call the API with a session header', async () => {
  const { status, headers } = await preflight('/api/brands', WEB_URL)
  expect(status).toBe(204)
  expect(headers.get('Access-Control-Allow-Origin')).toBe(WEB_URL)
  expect(headers.get('Access-Control-Allow-Headers')).toMatch(/session-id/)
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
    expect(headers.get('Access-Control-Allow-Methods')).toContain(method)
  for (const origin of [
    'https://evil.test',
    'null',
    'https://app.masthead.test.evil.test',
    'http://app.masthead.test',
  ]) {
    const refused = await preflight('/api/brands', origin)
    expect(refused.headers.get('Access-Control-Allow-Origin')).not.toBe(origin)
    expect(refused.headers.get('Access-Control-Allow-Origin')).not.toBe('*')
  }
})

test('the web app can also read errors', async () => {
  for (const path of ['/api/users/self', '/api/nothing']) {
    const { headers } = await app.request(path, { headers: { Origin: WEB_URL } })
    expect(headers.get('Access-Control-Allow-Origin')).toBe(WEB_URL)
    expect(headers.get('Access-Control-Expose-Headers')).toContain('Retry-After')
  }
})

test('cookies are allowed only for the sign-in exchange', async () => {
  const credentials = 'Access-Control-Allow-Credentials'
  expect((await preflight(sessionPath, WEB_URL, 'POST')).headers.get(credentials)).toBe('true')
  for (const path of spelled.filter((path) => path !== sessionPath))
    expect((await preflight(path, WEB_URL)).headers.get(credentials)).toBeNull()
})

test('pages get the URL of the API, may connect to it and load its images; HTTPS is enforced', async () => {
  const response = await app.request('/dashboard')
  expect(await response.text()).toContain(`<meta name="api-url" content="${API_URL}" />`)
  const policy = response.headers.get('Content-Security-Policy')
  expect(policy).toContain(`connect-src 'self' ${API_URL}`)
  expect(policy).toMatch(/img-src [^;]*https:\/\/api\.masthead\.test/)
  expect(response.headers.get('Strict-Transport-Security')).toMatch(/max-age=31536000/)
})

test('every screen warns if other machines can reach the sandbox, and none does on one’s own machine', async () => {
  const warning = 'anyone can sign in here as anyone'
  for (const path of ['/', '/index.html', '/dashboard', '/terms'])
    expect(await (await app.request(path)).text()).toContain(warning)
  const local = createApp({ ...server.deps, env: readEnv({ NODE_ENV: 'test' }) }, { webApp: folder })
  expect(await (await local.request('/')).text()).not.toContain('<aside')
})

test('the page is never cached, hashed files are cached forever; screen paths serve the page, API paths do not', async () => {
  expect((await app.request('/')).headers.get('Cache-Control')).toBe('no-cache')
  const file = await app.request('/assets/main-abc123.js')
  expect([await file.text(), file.headers.get('Cache-Control')]).toEqual([
    'export {}',
    'public, max-age=31536000, immutable',
  ])
  expect((await app.request('/brands/new')).headers.get('Content-Type')).toContain('text/html')
  expect((await errorOf(await app.request('/api/brands/new/manual'))).code).toBe(404)
  expect((await errorOf(await app.request('/dashboard', { method: 'POST' }))).code).toBe(404)
})

test('serves no file outside the folder', async () => {
  const name = folder.split('/').at(-1)
  for (const path of [
    `/../${name}.secret`,
    `/%2e%2e/${name}.secret`,
    `/..%2f${name}.secret`,
    `/assets/..%2f..%2f${name}.secret`,
    `/assets/%5c..%5c..%5c${name}.secret`,
  ])
    expect(await (await app.request(path)).text()).not.toContain('secret')
})
