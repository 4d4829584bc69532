import { afterEach, beforeEach, expect, test } from 'vitest'
import { brands, type ScrapingLine } from '#contract/brands.ts'
import { api } from '#web/api/client.ts'
import { contractProblems, installFakeApi } from './fake-api.ts'
import { stream } from './streams.ts'

const params = { brand_id: '00000000-0000-4000-8000-000000000001' }
const line = { status: 'processing', page: 'https://ferrywright.example' } as const

beforeEach(installFakeApi)
// The problems of these tests are wanted; others' fail them.
afterEach(installFakeApi)

/** Reads as a page does. */
const read = (signal?: AbortSignal) => {
  const lines: ScrapingLine[] = []
  const reading = async () => {
    for await (const next of api.brands.processScraping.stream({ params }, { signal })) lines.push(next)
  }
  return { lines, ended: reading() }
}

test('delivers each line when it is sent, and ends when the test says so', async () => {
  const search = stream(brands.processScraping)
  const { lines, ended } = read()
  await search.send(line)
  await expect.poll(() => lines).toEqual([line])
  expect(search.isOpen()).toBe(true)
  await search.end({ status: 'completed' })
  await ended
  expect(lines).toEqual([line, { status: 'completed' }])
  expect(search.isOpen()).toBe(false)
  expect(contractProblems()).toEqual([])
})

test('a broken connection is a network error, and the next call opens another stream', async () => {
  const search = stream(brands.processScraping)
  const first = read()
  await search.cut()
  await expect(first.ended).rejects.toThrow(TypeError)
  const second = read()
  await search.end(line)
  await second.ended
  expect(second.lines).toEqual([line])
})

test('a page that aborts the call closes the stream', async () => {
  const search = stream(brands.processScraping)
  const aborting = new AbortController()
  const { ended } = read(aborting.signal)
  await search.send(line)
  aborting.abort()
  await expect(ended).rejects.toMatchObject({ name: 'AbortError' })
  expect(search.isOpen()).toBe(false)
})

test('a line that does not fit the contract is a problem', async () => {
  const search = stream(brands.processScraping)
  const { ended } = read()
  await search.end({ status: 'asleep' } as never)
  await ended
  expect(contractProblems()).toEqual([
    expect.stringMatching(/^The line of PUT .*process_scraping does not fit the contract/),
  ])
})
