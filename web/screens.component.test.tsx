// Every signed-in screen, on a phone in dark colours and on a desktop in light ones. The steps of the blog wizard are in
// WizardPage.component.test.tsx, those of the brand wizard in BrandWizardPage.component.test.tsx.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accounts } from '#contract/accounts.ts'
import { blogs } from '#contract/blogs.ts'
import { brands } from '#contract/brands.ts'
import { newBrand, newDeliverable, signIn } from '#test/component/account.ts'
import { addFinishedBlog } from '#test/component/blogs.ts'
import { refuse, reply } from '#test/component/fake-api.ts'
import { currentPath, openApp } from '#test/component/render.tsx'
import { button, expectAccessibleAtEachSize, main, textbox } from '#test/component/screen.ts'

const name = 'A company whose name is longer than anybody would want it to be in a sidebar'

const startAccount = () => {
  const account = signIn()
  const brand = newBrand({ name, website: 'https://company.example' })
  account.brands = [brand]
  account.deliverables = ['A finished post', 'A post to come'].map((title) => newDeliverable(brand, { title }))
  const { blog, path } = addFinishedBlog(account)
  reply(accounts.listSessions, [])
  reply(blogs.showDraft, null)
  return { account, brand, blog, brandPath: `/brands/${brand.brand_id}`, blogPath: path }
}

const heading = (title: string | RegExp) => page.getByRole('heading', { level: 1, name: title })

test.each([
  ['the dashboard', () => '/dashboard', 'Dashboard'],
  ['the brands', () => '/brands', 'Brands'],
  ['the deliverables', () => '/deliverables', 'Deliverables'],
  ['the settings', () => '/settings', 'Settings'],
  ['a brand', ({ brandPath }: Screens) => brandPath, name],
  ['the form of a brand', ({ brandPath }: Screens) => `${brandPath}/edit`, 'Edit Brand'],
  ['a new blog', ({ brandPath }: Screens) => `${brandPath}/blogs/new`, ''],
  ['a finished blog', ({ blogPath }: Screens) => blogPath, 'Choosing a cargo bike'],
  ['the editor of a finished blog', ({ blogPath }: Screens) => `${blogPath}/edit`, 'Edit Blog Content'],
])('%s is accessible and fits the width, with a long name in the sidebar', async (_, pathOf, title) => {
  await openApp(pathOf(startAccount()))
  await expect.element(heading(title).first()).toBeVisible()
  await expectAccessibleAtEachSize()
})

type Screens = ReturnType<typeof startAccount>

test.each(['/dashboard', '/brands', '/deliverables'])(
  'B2 without a brand, %s explains itself and offers a single action',
  async (path) => {
    signIn()
    await openApp(path)
    await expect
      .element(
        main()
          .getByRole('heading', { name: /^No (brands|deliverables) yet$/ })
          .first(),
      )
      .toBeVisible()
    await expectAccessibleAtEachSize()
  },
)

test('B2 the empty dashboard leads to the first brand', async () => {
  signIn()
  await openApp('/dashboard')
  await main().getByRole('link', { name: 'Create your first brand' }).click()
  await expect.poll(currentPath).toBe('/brands/new')
  await expectAccessibleAtEachSize()
})

test.each([
  ['/dashboard', () => '/dashboard', 'Failed to load brands'],
  ['a brand', ({ brandPath }: Screens) => brandPath, 'Unable to load brand'],
  ['a finished blog', ({ blogPath }: Screens) => blogPath, 'Error fetching blog'],
  ['the editor of a finished blog', ({ blogPath }: Screens) => `${blogPath}/edit`, 'Failed to load blog content'],
])('%s reports data that cannot be loaded under its heading', async (_, pathOf, title) => {
  const screens = startAccount()
  for (const route of [brands.list, brands.show, blogs.listDeliverables, blogs.show]) refuse(route, 500)
  await openApp(pathOf(screens))
  await expect.element(page.getByRole('alert').filter({ hasText: title })).toBeVisible()
  await expectAccessibleAtEachSize()
})

test('data that could not be loaded is shown after Try again', async () => {
  const { blog, blogPath } = startAccount()
  refuse(blogs.show, 500)
  await openApp(`${blogPath}/edit`)
  await button('Try again').findElement()
  reply(blogs.show, blog)
  await button('Try again').click()
  await expect.element(textbox('Content')).toBeVisible()
})
