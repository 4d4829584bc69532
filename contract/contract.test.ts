import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { contract } from './index.ts'
import type { Route } from './route.ts'

const routes: Route[] = Object.values(contract).flatMap((group) => Object.values(group))
const spelled = routes.flatMap((route) =>
  [route.path, ...(route.alias ? [route.alias] : [])].map((path) => ({ method: route.method, path })),
)

describe('the route table', () => {
  test('lists every route once', () => {
    const calls = spelled.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(calls).size).toBe(calls.length)
  })

  test('matches what the server serves', () => {
    expect(spelled.map(({ method, path }) => `${method} ${path}`).toSorted()).toMatchSnapshot()
  })

  test('a literal path matches its own route, not one with a parameter', async () => {
    const app = new Hono()
    for (const { method, path } of spelled)
      app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), (context) => context.text(path))
    for (const { method, path } of spelled) {
      const example = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
      expect(await (await app.request(example, { method })).text()).toBe(path)
    }
  })

  test('every blog route answers under both paths (decisions)', () => {
    for (const { path, alias } of routes.filter(({ path }) => /^\/api\/blogs?\//.test(path)))
      expect(alias).toBe(
        path.startsWith('/api/blogs/') ? path.replace('/blogs/', '/blog/') : path.replace('/blog/', '/blogs/'),
      )
  })

  test('the sign-in paths import no schema library', () => {
    expect(readFileSync(new URL('./sign-in.ts', import.meta.url), 'utf8')).not.toContain('import ')
  })
})
