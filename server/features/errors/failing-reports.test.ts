// A failure of the error reports affects nothing else.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#server/lib/env.ts'
import { silentLog } from '#server/lib/log.ts'
import { createErrorReports } from '#server/providers/errors/index.ts'
import { freePort } from '#test/helpers/free-port.ts'

const reportsTo = (dsn: string) => createErrorReports({ ...readEnv({ SENTRY_DSN: dsn }) }, undefined, silentLog)
const failed = {
  status: 404,
  method: 'GET',
  route: '/x',
  url: 'http://127.0.0.1/x',
  ip: undefined,
  user_agent: undefined,
  person: undefined,
}

test('an unreachable service: nothing throws, and a flush ends', async () => {
  const reports = reportsTo(`http://public@127.0.0.1:${await freePort()}/1`)
  for (let count = 0; count < 500; count += 1) reports.answer(failed)
  reports.failure('not even an Error', { job: 'x' })
  reports.failure({ secret: 'S3cr3t' }, { job: 'x' })
  await expect(reports.flush(5000)).resolves.toBeUndefined()
})

test('a service that does not reply delays neither a request nor the stop, and the backlog is limited', async () => {
  let received = 0
  const silent = createServer(() => (received += 1))
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => silent.closeAllConnections())
  const reports = reportsTo(`http://public@127.0.0.1:${(silent.address() as AddressInfo).port}/1`)
  reports.answer(failed)
  await expect.poll(() => received).toBe(1)
  for (let batch = 0; batch < 10; batch += 1) {
    for (let count = 0; count < 50; count += 1) reports.answer(failed)
    await new Promise(setImmediate)
  }
  await reports.flush(200)
  expect(received).toBeLessThanOrEqual(64)
})

test('reports go to the DSN, or else to the sandbox, or else nowhere', () => {
  expect(createErrorReports(readEnv({}), undefined, silentLog).dsn).toBeUndefined()
  const { dsn } = createErrorReports(readEnv({}), 'http://127.0.0.1:4100', silentLog)
  expect(dsn).toBe('http://masthead@127.0.0.1:4100/1')
})
