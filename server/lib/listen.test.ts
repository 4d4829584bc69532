// A graceful stop: running requests finish, and no new ones begin.
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { stopListening } from '#server/lib/listen.ts'
import { serveApp } from '#test/helpers/http.ts'

// A stop that waits for longer than the request takes fails the test by its time limit.
const hour = 3600_000

/** A request that is answered when the test says so. */
const startSlow = async () => {
  const begun = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const app = new Hono().get('/slow', async (context) => {
    begun.resolve()
    await finish.promise
    return context.text('whole')
  })
  const { http, url } = await serveApp(app)
  const answer = fetch(`${url}/slow`).then(
    (response) => response.text(),
    () => 'cut off',
  )
  await begun.promise
  return { http, url, answer, finish: finish.resolve }
}

test('a running request finishes, a new one is refused, and then the server ends', async () => {
  const { http, url, answer, finish } = await startSlow()
  const stopped = stopListening(http, hour)
  await expect(fetch(`${url}/slow`)).rejects.toThrow('fetch failed')
  finish()
  expect(await answer).toBe('whole')
  await stopped
})

test('a request that takes longer than the grace period is cut off', async () => {
  const { http, answer } = await startSlow()
  await stopListening(http, 50)
  expect(await answer).toBe('cut off')
})
