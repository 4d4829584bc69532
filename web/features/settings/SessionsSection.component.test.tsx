import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accounts, type Session } from '#contract/accounts.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { signIn } from '#test/component/account.ts'
import { callsOf, refuse, reply } from '#test/component/fake-api.ts'
import { openApp } from '#test/component/render.tsx'
import { button, main, pressOn, toast } from '#test/component/screen.ts'

const newSession = (fields: Partial<Session> = {}): Session => ({
  session_ref: crypto.randomUUID(),
  user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  is_current: false,
  created_at: '2026-11-20T10:00:00.000Z',
  seen_at: '2026-11-21T10:00:00.000Z',
  ...fields,
})
const current = newSession({
  is_current: true,
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
})

beforeEach(() => void signIn())

const open = async (...others: Session[]) => {
  reply(accounts.listSessions, [current, ...others])
  await openApp('/settings')
  await expect.poll(() => rows().elements()).toHaveLength(1 + others.length)
}
const rows = () => main().getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')
const endFirefox = () => rows().getByRole('button', { name: /^End session: Firefox on Windows/ })

test('the list names browsers and marks this session; one is ended from the keyboard', async () => {
  const firefox = newSession()
  await open(firefox)
  const own = rows().filter({ hasText: 'This session' })
  await expect.element(own.filter({ hasText: 'Chrome on Linux' })).toBeVisible()
  reply(accounts.endSession, undefined)
  await pressOn(endFirefox())
  await expect.element(toast('Session ended')).toBeInTheDocument()
  await expect.poll(() => rows().elements()).toHaveLength(1)
  await expect.element(page.getByRole('heading', { name: 'Sessions' })).toHaveFocus()
  await expect.element(button('End other sessions')).not.toBeInTheDocument()
  expect(callsOf(accounts.endSession).map(({ params }) => params)).toEqual([{ session_ref: firefox.session_ref }])
})

test('End other sessions ends all but this one', async () => {
  await open(newSession(), newSession({ user_agent: null }))
  await expect.element(rows().filter({ hasText: 'Unknown browser' })).toBeVisible()
  reply(accounts.endOtherSessions, undefined)
  await button('End other sessions').click()
  await expect.element(toast('All other sessions ended')).toBeInTheDocument()
  await expect.poll(() => rows().elements()).toHaveLength(1)
  await expect.element(rows().filter({ hasText: 'This session' })).toBeVisible()
})

test('a session that cannot be ended stays in the list; one that has already ended leaves it', async () => {
  await open(newSession())
  refuse(accounts.endSession, 500)
  await endFirefox().click()
  await expect.element(toast('Failed to end the session')).toBeInTheDocument()
  expect(rows().elements()).toHaveLength(2)
  refuse(accounts.endSession, 404)
  await endFirefox().click()
  await expect.poll(() => rows().elements()).toHaveLength(1)
})

test('a list that cannot be loaded says so, and Try again loads it', async () => {
  refuse(accounts.listSessions, 503)
  await openApp('/settings')
  const problem = main().getByRole('alert').filter({ hasText: 'Failed to load sessions' })
  await expect.element(problem).toBeVisible()
  await expectAccessible()
  reply(accounts.listSessions, [current])
  await button('Try again').click()
  await expect.poll(() => rows().elements()).toHaveLength(1)
})
