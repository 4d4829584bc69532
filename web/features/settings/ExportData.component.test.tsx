import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { signIn } from '#test/component/account.ts'
import { refuse, reply } from '#test/component/fake-api.ts'
import { openApp } from '#test/component/render.tsx'
import { button, expectOn, toast } from '#test/component/screen.ts'

test('an export that fails says so, and can be tried again', async () => {
  signIn()
  reply(accounts.listSessions, [])
  refuse(accounts.exportSelf, 500)
  await openApp('/settings')
  await button('Export Data').click()
  await expect.element(toast('Failed to export your data')).toBeInTheDocument()
  await expectOn(button('Export Data'))
})
