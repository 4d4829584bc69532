import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#test/component/accessibility.ts'
import { signIn } from '#test/component/account.ts'
import { openApp } from '#test/component/render.tsx'
import { button, textbox } from '#test/component/screen.ts'

test('what was typed is kept in the browser, and offered again until it is discarded', async () => {
  signIn()
  await openApp('/brands/new/manual')
  const offer = page.getByText('You left something unsaved here')
  await textbox('Company Name').fill('Not saved yet')
  await expect.poll(() => JSON.stringify(localStorage)).toContain('Not saved yet')
  await openApp('/brands/new/manual')
  await expect.element(offer).toBeVisible()
  await expectAccessible()
  await button('Restore').click()
  await expect.element(textbox('Company Name')).toHaveValue('Not saved yet')
  await openApp('/brands/new/manual')
  await button('Discard').click()
  await openApp('/brands/new/manual')
  await expect.element(textbox('Company Name')).toHaveValue('')
  await expect.element(offer).not.toBeInTheDocument()
})
