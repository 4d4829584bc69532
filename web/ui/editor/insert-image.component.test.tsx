import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectMarkdown, focus, openEditor, setProps, text, write } from '#test/component/editor/editor.tsx'
import { press } from '#test/component/keys.ts'

beforeEach(openEditor)

test('images can be inserted only if the page offers some', async () => {
  const insert = () => page.getByRole('button', { name: 'Insert image' })
  await write('Words')
  await expect.element(insert()).not.toBeInTheDocument()
  setProps({ hasImages: true })
  focus()
  await press('ControlOrMeta+End')
  await insert().click()
  await expect.element(text().getByRole('img', { name: 'A picture' })).toBeVisible()
  await expectMarkdown('Words![A picture](/media/picture.png)\n')
})
