import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { contexts } from '#contract/contexts.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { details, newContext, startBlog } from '#test/component/blog-wizard.ts'
import { callsOf, refuse, reply } from '#test/component/fake-api.ts'
import { button, expectOff, expectOn, textbox, toast } from '#test/component/screen.ts'
import { after } from '#test/helpers/blog-stages.ts'

let world: ReturnType<typeof startBlog>

beforeEach(async () => {
  world = startBlog(after.keywords)
  reply(contexts.addFile, ({ form }) => add(form.file.name))
  await world.open('keywords')
  await page.getByText('Available Context Size: 100%').findElement()
})

const add = (name: string) => {
  const added = newContext({ name })
  world.store.contexts = [...world.store.contexts, added]
  return added
}
const listed = () => page.getByRole('list', { name: 'AI context' }).getByRole('listitem')
const uploads = () => page.getByRole('list', { name: 'Files being read' })
const upload = (...files: File[]) => page.getByCss('input[type=file]').upload(files)
const text = (name: string, words = 'Some words') => new File([words], name, { type: 'text/plain' })
const drop = (file: File) => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  const zone = page.getByText('or drop files here').element()
  zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}
const save = () => button('Save Keywords and AI Context')

test('M5 files of another type or over 5 MB are rejected before anything is sent', async () => {
  await upload(text('table.csv'))
  const wrongType = toast('Invalid file type').getByText('Please upload a markdown or text file.')
  await expect.element(wrongType).toBeInTheDocument()
  // The browser would take seconds to choose a file of this size.
  drop(text('big.txt', 'x'.repeat(5_242_881)))
  const tooLarge = toast('File too large').getByText('Please upload a file smaller than 5MB.')
  await expect.element(tooLarge).toBeInTheDocument()
  expect(callsOf(contexts.addFile)).toEqual([])
})

test('M5 several files are uploaded one after the other, each shown until it is read', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  reply(contexts.addFile, async ({ form }) => {
    await released
    return add(form.file.name)
  })
  await upload(text('one.MD'), text('two.markdown'), text('three.txt'))
  await expect.element(page.getByRole('progressbar', { name: 'Reading one.MD' })).toBeInTheDocument()
  await expect.element(uploads().getByText('two.markdown')).toBeVisible()
  expect(callsOf(contexts.addFile)).toHaveLength(1)
  await expectOff(save())
  await expectAccessible()
  release()
  await expect.poll(() => listed().elements()).toHaveLength(3)
  await expect.element(uploads()).not.toBeInTheDocument()
  await expectOn(save())
  await expect.element(details().getByText('three.txt')).toBeVisible()
})

test('files can be dropped', async () => {
  drop(text('dropped.txt'))
  await expect.element(listed().getByText('dropped.txt')).toBeVisible()
})

test('M8 Failed to create context: a toast, and the server’s reason at the file or at the address', async () => {
  refuse(contexts.addFile, 422, { detail: 'This file holds no text.' })
  await upload(text('empty.txt', '   '))
  const failure = toast('Failed to create context').getByText('Please try a different file/url or try again.')
  await expect.element(failure).toBeInTheDocument()
  const failed = uploads().getByRole('alert')
  await expect.element(failed.getByText('This file holds no text.')).toBeVisible()
  await failed.getByRole('button').click()
  await expect.element(failed).not.toBeInTheDocument()
  refuse(contexts.addWebAddress, 422, { detail: 'This address is in a private network.' })
  await textbox('Web address').fill('http://192.168.0.1/report')
  await button('Add').click()
  await expect.element(page.getByText('This address is in a private network.')).toBeVisible()
})

test('M5 Add is disabled until the web address is valid, and an error is shown when the field is left', async () => {
  const box = textbox('Web address')
  await expectOff(button('Add'))
  await box.fill('not an address')
  await expectOff(button('Add'))
  expect(page.getByText('A web address has no spaces').elements()).toEqual([])
  box.element().blur()
  await expect.element(page.getByText('A web address has no spaces')).toBeVisible()
  await box.fill(`https://example.com/${'x'.repeat(2084)}`)
  await expect.element(page.getByText('A web address has at most 2,083 characters')).toBeVisible()
  reply(contexts.addWebAddress, () => add('A report'))
  await box.fill('  https://example.com/report ')
  await button('Add').click()
  await expect.element(listed().getByText('A report')).toBeVisible()
  await expect.element(box).toHaveValue('')
  expect(callsOf(contexts.addWebAddress)).toMatchObject([{ body: { url: 'https://example.com/report' } }])
})
