// What the built web app weighs, and what its first screens do without.
import { expect, test } from 'vitest'
import { bytesOf, modulesOf, readWebBuild } from '#test/helpers/web-build.ts'

const build = readWebBuild()

test('has no gallery; its entry has no zod and at most 78 KB of JavaScript', () => {
  expect(modulesOf(build.chunks).filter((path) => path.includes('/gallery/'))).toEqual([])
  const entry = build.loadedWith()
  expect(modulesOf(entry)).toEqual(expect.arrayContaining(['web/main.tsx', 'web/routes.tsx']))
  expect(modulesOf(entry).filter((path) => path.includes('node_modules/react-dom/'))).not.toEqual([])
  const isZod = (path: string) => path.includes('node_modules/zod/')
  expect(modulesOf(build.chunks).filter(isZod)).not.toEqual([])
  expect(modulesOf(entry).filter(isZod)).toEqual([])
  expect(bytesOf(entry)).toBeLessThanOrEqual(78_000)
})

test('the landing page’s first screen needs 5 KB beside React, and all of it no zod, queries, Radix or contract', () => {
  const screen = (name: string) => `web/features/accounts/${name}.tsx`
  const first = build.loadedWith(screen('LandingPage'))
  const all = build.loadedWith(...['LandingPage', 'ProductPicture', 'Story', 'SignInProblem'].map(screen))
  console.log(
    `Landing page, brotli: entry ${bytesOf(build.loadedWith())}, first screen ${bytesOf(first)}, all ${bytesOf(all)}`,
  )
  expect(bytesOf(first) - bytesOf(build.loadedWith())).toBeLessThanOrEqual(5000)
  expect(modulesOf(all)).toContain(screen('EmailSignUp'))
  expect(modulesOf(all).filter((path) => /node_modules\/(zod|@tanstack|@?radix-ui)\//.test(path))).toEqual([])
  expect(modulesOf(all).filter((path) => /^contract\/(?!sign-in\.ts)/.test(path))).toEqual([])
})
