import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { startAccountsApp, type AccountsApp } from '#test/helpers/accounts-app.ts'

let app: AccountsApp

beforeAll(async () => {
  app = await startAccountsApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.db.deleteFrom('users').execute()
})

describe('B7 the waiting list', () => {
  test('responds alike for known and unknown addresses, and stores each once', async () => {
    const answers: Response[] = []
    for (const email of ['New@example.com', 'New@example.com', 'new@example.com'])
      answers.push(await app.post(accounts.email.path, { email }))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
    expect(await answers[0]!.json()).toEqual(await answers[1]!.json())
    expect(await app.db.selectFrom('waiting_list').select('email').execute()).toEqual([{ email: 'new@example.com' }])
  })

  test.each(['', 'nobody', 'a@b', 42, null])('refuses %j', async (email) => {
    const response = await app.post(accounts.email.path, { email })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ status: 'error', code: 422, detail: [{ loc: ['body', 'email'] }] })
  })
})
