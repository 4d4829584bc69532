import { afterEach, beforeEach, expect, test } from 'vitest'
import { blogs } from '#contract/blogs.ts'
import { brands } from '#contract/brands.ts'
import { api } from '#web/api/client.ts'
import { newBrand } from './account.ts'
import { callsOf, contractProblems, hold, installFakeApi, refuse, reply } from './fake-api.ts'

const brand_id = '00000000-0000-4000-8000-000000000001'

beforeEach(installFakeApi)
// The problems of these tests are wanted; others' fail them.
afterEach(installFakeApi)

test('answers a route with the test’s reply, and records its calls', async () => {
  const brand = newBrand({ brand_id })
  reply(brands.show, ({ params }) => ({ ...brand, name: params.brand_id }))
  await expect(api.brands.show({ params: { brand_id } })).resolves.toMatchObject({ name: brand_id })
  expect(callsOf(brands.show)).toMatchObject([{ params: { brand_id } }])
  expect(contractProblems()).toEqual([])
})

test('rejects as the API does, and holds calls until they are released', async () => {
  refuse(brands.show, 404)
  await expect(api.brands.show({ params: { brand_id } })).rejects.toMatchObject({ status: 404 })
  const held = hold(brands.show)
  const shown = api.brands.show({ params: { brand_id } })
  held.release(newBrand({ brand_id }))
  await expect(shown).resolves.toMatchObject({ brand_id })
  expect(contractProblems()).toEqual([])
})

test('an aborted call is rejected, as by fetch', async () => {
  hold(brands.list)
  const aborting = new AbortController()
  const listed = api.brands.list({}, { signal: aborting.signal })
  aborting.abort()
  await expect(listed).rejects.toMatchObject({ name: 'AbortError' })
})

test('a reply that violates the contract is reported', async () => {
  reply(brands.list, [{ brand_id: 'no id' }] as never)
  await api.brands.list()
  expect(contractProblems()).toEqual([expect.stringMatching(/^The reply of GET \/api\/brands does not fit/)])
})

test('a request that violates the contract is reported', async () => {
  refuse(blogs.update, 500)
  await expect(
    api.blogs.update({ params: { blog_id: brand_id }, body: { language: 'xx' } as never }),
  ).rejects.toMatchObject({ status: 500 })
  expect(contractProblems()).toEqual([expect.stringMatching(/^The body of PUT \/api\/blogs\/\{blog_id\} does not fit/)])
})

test('a call without a reply, and an unknown path, are reported', async () => {
  await expect(api.brands.list()).rejects.toMatchObject({ status: 500 })
  await fetch('/api/nothing')
  expect(contractProblems()).toEqual(['No reply was set for GET /api/brands', 'The contract has no GET /api/nothing'])
})
