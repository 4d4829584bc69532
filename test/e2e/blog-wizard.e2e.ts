// The blog wizard, step by step, and the edit page: what each shows, where it leads, what it refuses and what it keeps.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeEach, describe, expect } from 'vitest'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import {
  after,
  content,
  onAnotherDevice,
  partsOf,
  startBlogScreens,
  startLineServer,
  type BlogScreens,
} from '#test/helpers/blog-screens.ts'
import { test } from '#test/helpers/shared.ts'

const labels = [
  'Intro',
  'Blog Brief',
  'Blog Format',
  'Blog Topics',
  'Keywords & Context',
  'Create Outline',
  'Final Approval',
]
const withoutBrief = labels.filter((label) => label !== 'Blog Brief')
const brief = { has_brief: true, brief: 'Say what it carries.' }

let screens: BlogScreens
let page: Page
let on: ReturnType<typeof partsOf>
let lines: Awaited<ReturnType<typeof startLineServer>>

test.beforeAll(async ({ signedIn }) => {
  screens = await startBlogScreens(signedIn)
  page = screens.visitor.page
  on = partsOf(page, screens.product.url)
  lines = await startLineServer()
})
beforeEach(() => void (screens.visitor.problems.length = 0))
afterEach(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => localStorage.clear())
  expectQuietConsole()
})
afterAll(() => lines?.close())

/** The browser itself reports refused calls; everything else is ours. */
const expectQuietConsole = () =>
  expect(screens.visitor.problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([])
const stepBar = () => page.getByRole('navigation', { name: 'Steps of the blog' })
const links = () => stepBar().getByRole('link').allInnerTexts()
const named = (texts: string[]) => labels.filter((label) => texts.some((text) => text.includes(label)))
const details = () => page.getByRole('complementary', { name: 'Selected Blog Details' })
const radio = (name: string | RegExp) => page.getByRole('radio', { name })
const editor = () => on.textbox('Content')
const type = async (words: string) => {
  await editor().click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words)
}
const chosenKeywords = () => page.getByRole('list', { name: 'Chosen keywords' }).getByRole('listitem').allInnerTexts()
const context = () => page.getByRole('list', { name: 'AI context' }).getByRole('listitem')
const addFiles = (...files: { name: string; buffer: Buffer }[]) =>
  page.locator('input[type=file]').setInputFiles(files.map((file) => ({ ...file, mimeType: 'text/plain' })))
const text = (name: string, words: string) => ({ name, buffer: Buffer.from(words) })
const addContext = (deliverable_id: string, name: string, tokens_number: number) =>
  screens.db
    .insertInto('deliverable_contexts')
    .values({ deliverable_id, name, content_type: 'text', url: null, text: 'words', tokens_number })
    .execute()

describe('M2 the frame', () => {
  const stages = [
    { stage: 'intro', open: 'format', linked: ['Intro', 'Blog Format'] },
    { stage: 'format', open: 'topic', linked: ['Intro', 'Blog Format', 'Blog Topics'] },
    { stage: 'topic', open: 'keywords', linked: ['Intro', 'Blog Format', 'Blog Topics', 'Keywords & Context'] },
    { stage: 'keywords', open: 'outline', linked: withoutBrief.slice(0, 5) },
    { stage: 'content', open: 'approve', linked: withoutBrief },
  ] as const

  test('M2 the step bar shows Blog Brief only if the blog has one', async () => {
    for (const [fields, expected] of [
      [after.finished, withoutBrief],
      [{ ...after.finished, ...brief }, labels],
    ] as const) {
      const blog = await screens.newBlog(fields)
      await on.open(`${blog.path}/intro`)
      await on.heading('Start a blog').waitFor()
      expect(named(await stepBar().getByRole('listitem').allInnerTexts())).toEqual(expected)
    }
  })

  test('M2 a step is a link only when its prerequisites are met', async () => {
    for (const { stage, linked } of stages) {
      const blog = await screens.newBlog(after[stage])
      await on.open(`${blog.path}/intro`)
      await on.heading('Start a blog').waitFor()
      // The current step is none to go to.
      expect({ stage, linked: ['Intro', ...named(await links())] }).toEqual({ stage, linked: [...linked] })
    }
    const waiting = await screens.newBlog({ has_brief: true })
    await on.open(`${waiting.path}/intro`)
    await on.heading('Start a blog').waitFor()
    expect(named(await links())).toEqual(['Blog Brief'])
  })

  test('M2 redirects: a step that is reached too early leads to the first that is open', async () => {
    for (const { stage, open } of stages) {
      const blog = await screens.newBlog(after[stage])
      await lines.take(page, '**/{outline,content}')
      await on.open(`${blog.path}/approve`)
      await on.isAt(`${blog.path}/${open}`)
      await on.open(blog.path)
      await on.isAt(`${blog.path}/${open}`)
    }
    const waiting = await screens.newBlog({ has_brief: true })
    await on.open(`${waiting.path}/topic`)
    await on.isAt(`${waiting.path}/brief`)
    const emptied = await screens.newBlog({ ...after.topic, keywords: [] })
    await on.open(`${emptied.path}/outline`)
    await on.isAt(`${emptied.path}/keywords`)
  })

  test('M2 Selected Blog Details: tone, language, format with its tooltip, topic, keywords, no context', async () => {
    const blog = await screens.newBlog(after.keywords)
    await screens.db
      .updateTable('brands')
      .set({ tone_of_voice_id: 'custom', custom_tone_of_voice: 'Like a good mechanic' })
      .execute()
    await on.open(`${blog.path}/topic`)
    for (const words of [
      'Like a good mechanic',
      'English - United Kingdom',
      'Choosing a cargo bike',
      'cargo bike, family bike',
      'No context added',
    ])
      await details().getByText(words).first().waitFor()
    await expect.poll(() => details().getByText('It can be changed in the').innerText()).toContain('brand settings')
    await details().getByRole('button', { name: 'Checklist' }).click()
    await page.getByRole('tooltip').waitFor()
    await page.keyboard.press('Escape')
    await addContext(blog.deliverable_id, 'Report.md', 1200)
    await page.reload()
    await details().getByText('Report.md').waitFor()
    await screens.db.updateTable('brands').set({ tone_of_voice_id: 'friendly', custom_tone_of_voice: null }).execute()
    await page.reload()
    await details().getByText('Friendly').waitFor()
  })

  test('M2 on small screens the details open in a drawer', async () => {
    const blog = await screens.newBlog(after.topic)
    await page.setViewportSize({ width: 390, height: 844 })
    await on.open(`${blog.path}/format`)
    await on.heading('Blog Format').waitFor()
    await expect.poll(() => details().isVisible()).toBe(false)
    await on.button('Selected Blog Details').click()
    const drawer = page.getByRole('dialog', { name: 'Selected Blog Details' })
    await drawer.getByText('Choosing a cargo bike').waitFor()
    await expectAccessible(page, 'details in a drawer')
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  test('M2 a blog that does not exist leads to the dashboard; a fetch that fails says Error fetching blog', async () => {
    await on.open(`${screens.brandPath}/blogs/00000000-0000-4000-8000-000000000000/topic`)
    await on.isAt('/dashboard')
    const blog = await screens.newBlog(after.format)
    await on.refuse('**/api/blogs/*', 'GET', 500, {}, 1)
    await on.open(`${blog.path}/topic`)
    await page.getByRole('alert').filter({ hasText: 'Error fetching blog' }).waitFor()
    await on.button('Try again').click()
    await on.heading('Blog Topics').waitFor()
  })

  test('every step, on a desk and on a phone, for everyone; the back button and a reload stay at the step', async () => {
    const blog = await screens.newBlog({ ...after.finished, ...brief })
    const steps = ['intro', 'brief', 'format', 'topic', 'keywords', 'outline', 'approve']
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      for (const step of steps) {
        await on.open(`${blog.path}/${step}`)
        await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
        await expectAccessible(page, `${step} at ${width}`)
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const step of ['outline', 'keywords', 'topic']) {
      await page.goBack()
      await on.isAt(`${blog.path}/${step}`)
      await page.reload()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await on.isAt(`${blog.path}/${step}`)
    }
  })
})

describe('M6 who may not create blogs', () => {
  const plan = (fields: object) => screens.db.updateTable('users').set(fields).execute()
  const free = { plan_name: 'Free', blogs_left: 5, plan_expiry: new Date(Date.now() + 8.64e7) }
  afterAll(() => plan(free))

  test.each([
    [
      'free',
      { blogs_left: 0 },
      "You've used all your blogs for this period",
      'Upgrade to Premium to create more content.',
    ],
    [
      'premium',
      { blogs_left: 0, plan_name: 'Premium', plan_expiry: new Date('2040-02-03T12:00:00Z') },
      "You've used all your blogs for this period",
      "You'll receive more blogs on February 3, 2040.",
    ],
    [
      'expired',
      { plan_name: 'Premium', plan_expiry: new Date('2020-01-01') },
      'Your subscription plan has expired',
      'Renew your subscription to create more content.',
    ],
  ])('M6 %s: the blocked view with its texts and the way to the dashboard', async (_, fields, title, outlook) => {
    const blog = await screens.newBlog(after.format)
    const finished = await screens.newBlog(after.finished)
    await plan({ ...free, ...fields })
    for (const path of [`${screens.brandPath}/blogs/new`, `${blog.path}/topic`]) {
      await on.open(path)
      await on.heading(title).waitFor()
      await page.getByText(outlook).waitFor()
    }
    await expectAccessible(page, 'blocked')
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await on.isAt('/dashboard')
    // A finished one is counted already.
    await on.open(`${finished.path}/format`)
    await on.heading('Blog Format').waitFor()
  })
})

describe('Intro', () => {
  const begin = () => on.open(`${screens.brandPath}/blogs/new`)
  const blogs = () => screens.db.selectFrom('blogs').select('blog_id').execute()

  test('M5 a language and a way to create: Start Creating is disabled without either, and says which', async () => {
    await begin()
    await on.refuses('Start Creating', 'Please select a language.')
    await page.getByText('Please select a way to create the blog.').waitFor()
    await expectAccessible(page, 'intro refused')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('fr')
    await on.refuses('Start Creating', 'Please select a way to create the blog.')
    await radio(/Provide a detailed brief/).check()
    await on.isOn('Start Creating')
    await page.getByRole('link', { name: 'Back to Brand' }).click()
    await on.isAt(screens.brandPath)
  })

  test('M4 a blog is created on the first save, once for a double click; M2 then brief or format', async () => {
    for (const [mode, next] of [
      [/Provide a detailed brief/, 'brief'],
      [/Let the AI suggest/, 'format'],
    ] as const) {
      const before = (await blogs()).length
      await begin()
      await page.getByRole('combobox', { name: 'Language' }).selectOption('es')
      await radio(mode).check()
      const held = await on.hold('**/api/deliverables', 'POST')
      await on.button('Start Creating').dblclick()
      await on.isOff('Start Creating')
      await expect.poll(held.count).toBe(1)
      held.release()
      await page.waitForURL(new RegExp(`/blogs/[0-9a-f-]+/${next}$`))
      expect([held.count(), (await blogs()).length]).toEqual([1, before + 1])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })

  test('M8 Failed to create blog: the choices stay and a second try works', async () => {
    await begin()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('it')
    await radio(/Let the AI suggest/).check()
    await on.refuse('**/api/deliverables', 'POST', 500, {}, 1)
    await on.button('Start Creating').click()
    await on.toast('Failed to create blog').getByText('Please try again.').waitFor()
    await on.button('Start Creating').click()
    await page.waitForURL('**/format')
  })
})

describe('Brief and format', () => {
  test('M5 a brief is needed: Please add a blog brief.; Save Brief leads on, back leads to Intro', async () => {
    const blog = await screens.newBlog({ has_brief: true })
    await on.open(`${blog.path}/brief`)
    await on.refuses('Save Brief', 'Please add a blog brief.')
    await on.textbox('Brief').fill('   ')
    await on.isOff('Save Brief')
    await on.textbox('Brief').fill('Say what it carries.')
    await on.button('Save Brief').click()
    await on.isAt(`${blog.path}/format`)
    expect((await screens.stored(blog.blog_id)).brief).toBe('Say what it carries.')
    await page.getByRole('link', { name: 'Back to Brief' }).click()
    await on.isAt(`${blog.path}/brief`)
    await page.getByRole('link', { name: 'Back to Intro' }).click()
    await on.isAt(`${blog.path}/intro`)
  })

  test('M2 one format card of seven, each with its description; M5 Please select a blog format.', async () => {
    const blog = await screens.newBlog()
    await on.open(`${blog.path}/format`)
    await expect.poll(() => page.getByRole('radio').count()).toBe(7)
    await on.refuses('Save Format', 'Please select a blog format.')
    await radio(/Cheat Sheet/).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await page.getByRole('tooltip').waitFor()
    await radio(/Cheat Sheet/).check()
    await page.getByText('300–800 words').waitFor()
    await on.button('Save Format').click()
    await on.isAt(`${blog.path}/topic`)
    await page.getByRole('link', { name: 'Back to Format' }).click()
    await page.getByRole('link', { name: 'Back to Intro' }).click()
    await on.isAt(`${blog.path}/intro`)
  })
})

describe('Topics', () => {
  test('M2 a suggested title, further ones on request, or one’s own; M5 Please select or enter a topic.', async () => {
    const blog = await screens.newBlog(after.format)
    await on.open(`${blog.path}/topic`)
    await on.refuses('Save Topic', 'Please select or enter a topic.')
    await page.getByRole('radio').first().waitFor()
    const offered = () =>
      page.getByRole('radio').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    const seen = await offered()
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/topic_suggestions?more=true', async (route) => {
      await asked
      return route.fulfill({ json: [...seen, 'A further one'].map((title) => ({ title })) })
    })
    await on.button('More suggestions').click()
    await page.getByRole('button', { name: 'Looking for more' }).waitFor()
    answer()
    await radio('A further one').waitFor()
    await expect.poll(() => offered()).toEqual([...seen, 'A further one'])
    await on.button('More suggestions').click()
    await page.getByText('No further suggestions').waitFor()
    await radio(seen[1]!).check()
    await on.textbox('Your own topic').fill('x'.repeat(301))
    await page.getByText('At most 300 characters').waitFor()
    await on.isOff('Save Topic')
    await on.textbox('Your own topic').fill('  My own topic ')
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0)
    await on.button('Save Topic').click()
    await on.isAt(`${blog.path}/keywords`)
    expect((await screens.stored(blog.blog_id)).title).toBe('My own topic')
    await page.getByRole('link', { name: 'Back to Topic' }).click()
    // The existing title is one of the choices.
    await radio('My own topic').and(page.locator(':checked')).waitFor()
  })

  test('M8 Failed to load topic suggestions, with the server’s words; one’s own topic still goes', async () => {
    const blog = await screens.newBlog(after.format)
    await on.refuse('**/topic_suggestions', 'GET', 502, { detail: 'The model is overloaded.' })
    await on.open(`${blog.path}/topic`)
    const panel = page.getByRole('alert').filter({ hasText: 'Failed to load topic suggestions' })
    await panel.getByText('The model is overloaded.').waitFor()
    await on.textbox('Your own topic').fill('Mine')
    await on.button('Save Topic').click()
    await on.isAt(`${blog.path}/keywords`)
  })
})

describe('Keywords', () => {
  test('M2 by Enter, by Add Keyword, from a comma list, each once; removed again; M5 at least 1', async () => {
    const blog = await screens.newBlog(after.topic)
    await on.open(`${blog.path}/keywords`)
    await on.refuses('Save Keywords and AI Context', 'Please add at least 1 keyword.')
    const box = on.textbox('Keywords')
    await box.fill(' cargo bike ')
    await box.press('Enter')
    await box.fill('Cargo Bike, family bike ,, family  bike,e-bike')
    await on.button('Add Keyword').click()
    await expect.poll(() => chosenKeywords()).toEqual(['cargo bike', 'family bike', 'e-bike'])
    await expect.poll(() => box.inputValue()).toBe('')
    await on.button('Remove e-bike').click()
    await box.fill('y'.repeat(81))
    await box.press('Enter')
    await page.getByText('A keyword has at most 80 characters.').waitFor()
    await box.fill(Array.from({ length: 19 }, (_, index) => `word ${index}`).join(','))
    await on.button('Add Keyword').click()
    await page.getByText('At most 20 keywords.').waitFor()
    await expect.poll(() => chosenKeywords()).toEqual(['cargo bike', 'family bike'])
    await box.fill('typed and not added')
    await on.button('Save Keywords and AI Context').click()
    await on.isAt(`${blog.path}/outline`)
    expect((await screens.stored(blog.blog_id)).keywords).toEqual(['cargo bike', 'family bike', 'typed and not added'])
    await page.getByRole('link', { name: 'Back to Keywords' }).click()
    await on.isAt(`${blog.path}/keywords`)
  })

  test('M2 recommended keywords are chips that add and take away, with further ones on request', async () => {
    const blog = await screens.newBlog(after.topic)
    await on.open(`${blog.path}/keywords`)
    const chips = page.getByRole('list', { name: 'Recommended keywords' }).getByRole('button')
    await chips.first().waitFor()
    const seen = await chips.allInnerTexts()
    await on.textbox('Keywords').fill('half typed')
    await chips.first().click()
    await expect.poll(() => chosenKeywords()).toEqual([seen[0]])
    await expect.poll(() => on.textbox('Keywords').inputValue()).toBe('half typed')
    await chips.first().click()
    await expect.poll(() => chosenKeywords()).toEqual([])
    await page.route('**/seo_keyword_suggestions?*', (route) =>
      route.fulfill({ json: [...seen, 'one more'].map((keyword) => ({ keyword })) }),
    )
    await on.button('More suggestions').click()
    await expect.poll(() => chips.allInnerTexts()).toEqual([...seen, 'one more'])
    await on.button('More suggestions').click()
    await page.getByText('No further suggestions').waitFor()
    await on.refuse('**/seo_keyword_suggestions?*', 'GET', 502, { detail: 'The model is overloaded.' })
    await on.button('More suggestions').click()
    await page.getByText('No more could be loaded. The model is overloaded.').waitFor()
  })
})

describe('AI context', () => {
  const openContext = async () => {
    const blog = await screens.newBlog(after.keywords)
    await on.open(`${blog.path}/keywords`)
    await page.getByRole('heading', { name: 'AI Context' }).waitFor()
    return blog
  }

  test('M5 files by their extension and size, several at once, each told while it is read', async () => {
    await openContext()
    await addFiles(text('table.csv', 'a,b'))
    await on.toast('Invalid file type').getByText('Please upload a markdown or text file.').waitFor()
    await addFiles({ name: 'big.txt', buffer: Buffer.alloc(5_242_881, 'x') })
    await on.toast('File too large').getByText('Please upload a file smaller than 5MB.').waitFor()
    const held = await on.hold('**/contexts', 'POST')
    await addFiles(text('one.MD', '# One'), text('two.markdown', 'Two'), text('three.txt', 'Three'))
    await page.getByRole('progressbar', { name: 'Reading one.MD' }).waitFor({ state: 'attached' })
    const beingRead = page.getByRole('list', { name: 'Files being read' })
    await beingRead.getByText('two.markdown').waitFor()
    await on.isOff('Save Keywords and AI Context')
    await expectAccessible(page, 'contexts being read')
    held.release()
    await expect.poll(() => context().count()).toBe(3)
    await beingRead.waitFor({ state: 'detached' })
    await on.isOn('Save Keywords and AI Context')
    await details().getByText('three.txt').waitFor()
  })

  test('files can be dropped', async () => {
    await openContext()
    const files = await page.evaluateHandle(() => {
      const data = new DataTransfer()
      data.items.add(new File(['dropped words'], 'dropped.txt'))
      return data
    })
    await page.getByText('or drop files here').dispatchEvent('drop', { dataTransfer: files })
    await context().getByText('dropped.txt').waitFor()
  })

  test('M8 Failed to create context: the toast, and at the file what the server says of it', async () => {
    await openContext()
    await addFiles(text('empty.txt', '   '))
    await on.toast('Failed to create context').getByText('Please try a different file/url or try again.').waitFor()
    const failed = page.getByRole('list', { name: 'Files being read' }).getByRole('alert')
    await failed.getByText('This file holds no text.').waitFor()
    await failed.getByRole('button').click()
    await failed.waitFor({ state: 'detached' })
    await on.textbox('Web address').fill('http://192.168.0.1/report')
    await on.button('Add').click()
    await page.getByText(/private network/).waitFor()
  })

  test('M5 a web address is validated when it is left; Add is disabled until it is one', async () => {
    await openContext()
    await on.isOff('Add')
    const box = on.textbox('Web address')
    await box.fill('not an address')
    await on.isOff('Add')
    await expect.poll(() => page.getByText('A web address has no spaces').count()).toBe(0)
    await box.blur()
    await page.getByText('A web address has no spaces').waitFor()
    await box.fill(`https://example.com/${'x'.repeat(2084)}`)
    await page.getByText('A web address has at most 2,083 characters').waitFor()
    await box.fill(`  ${screens.product.sandboxUrl}/demo/ `)
    await on.button('Add').click()
    await context().first().waitFor()
    await expect.poll(() => box.inputValue()).toBe('')
  })

  test('M9 the size in per cent of the cap; over it the destructive style and the warning of M5', async () => {
    const blog = await openContext()
    await page.getByText('Available Context Size: 100%').waitFor()
    await addContext(blog.deliverable_id, 'short.md', 1001)
    await page.reload()
    const size = page.getByText(/^Context size/)
    const colour = () => size.evaluate((node) => getComputedStyle(node).color)
    await expect.poll(() => size.innerText()).toBe('Context size: 2% · Available Context Size: 98%')
    const quiet = await colour()
    await addContext(blog.deliverable_id, 'long.md', 99_500)
    await page.reload()
    await page.getByText('Context size: 101% · Available Context Size: -1%').waitFor()
    await expect.poll(() => colour()).not.toBe(quiet)
    await page.getByRole('status').filter({ hasText: 'Please remove some context to continue' }).waitFor()
    await on.isOff('Save Keywords and AI Context')
    await expectAccessible(page, 'too much context')
    await on.button('Remove long.md').click()
    await page.getByText('Available Context Size: 98%').waitFor()
    await on.isOn('Save Keywords and AI Context')
  })

  test('the same twice is marked; M4 deleting reloads the list; M8 Failed to delete context', async () => {
    const blog = await openContext()
    await addContext(blog.deliverable_id, 'same.md', 700)
    await addContext(blog.deliverable_id, 'same.md', 700)
    await page.reload()
    await context().nth(1).getByText('Duplicate').waitFor()
    await expect.poll(() => context().first().getByText('Duplicate').count()).toBe(0)
    await on.refuse('**/deliverables_contexts/*', 'DELETE', 500, {}, 1)
    await on.button('Remove same.md').first().click()
    await on.toast('Failed to delete context').waitFor()
    await expect.poll(() => context().count()).toBe(2)
    await on.button('Remove same.md').first().click()
    await expect.poll(() => context().count()).toBe(1)
  })

  test('M8 Error fetching context, and a way to try again', async () => {
    const blog = await screens.newBlog(after.keywords)
    await on.refuse('**/contexts', 'GET', 500)
    await on.open(`${blog.path}/keywords`)
    await page.getByRole('alert').filter({ hasText: 'Error fetching context' }).waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Available Context Size: 100%').waitFor()
  })
})

describe('saving a step', () => {
  const puts = () => on.calls('PUT', /blogs\/[^/]+$/)

  test('M4 unchanged values make no call and only move on', async () => {
    const blog = await screens.newBlog({ ...after.content, ...brief })
    const calls = puts()
    for (const [step, save, next] of [
      ['intro', 'Start Creating', 'brief'],
      ['brief', 'Save Brief', 'format'],
      ['format', 'Save Format', 'topic'],
      ['topic', 'Save Topic', 'keywords'],
      ['keywords', 'Save Keywords and AI Context', 'outline'],
      ['outline', 'Save Outline', 'approve'],
    ] as const) {
      await on.open(`${blog.path}/${step}`)
      await on.button(save).click()
      await on.isAt(`${blog.path}/${next}`)
    }
    expect(calls).toEqual([])
    expect((await screens.stored(blog.blog_id)).content).toBe(content)
  })

  test('M3 a changed earlier step asks, naming what it empties, and only then saves', async () => {
    const blog = await screens.newBlog(after.content)
    await on.open(`${blog.path}/format`)
    await radio(/Listicle/).check()
    await on.button('Save Format').click()
    const question = page.getByRole('alertdialog', { name: 'Save this change?' })
    await question.getByText('topic, keywords, outline and content').waitFor()
    await expectAccessible(page, 'question before a loss')
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect((await screens.stored(blog.blog_id)).title).toBe(after.content.title)
    await on.button('Save Format').click()
    await question.getByRole('button', { name: 'Save and clear them' }).dblclick()
    await on.isAt(`${blog.path}/topic`)
    await expect
      .poll(() => screens.stored(blog.blog_id))
      .toMatchObject({
        format: 'Listicle',
        title: null,
        keywords: null,
        outline: null,
        content: null,
      })
  })

  test('M5 saving on a slow network: the button is off, and a double click is one call', async () => {
    const blog = await screens.newBlog(after.intro)
    await on.open(`${blog.path}/format`)
    await radio(/Story/).check()
    const held = await on.hold('**/api/blogs/*', 'PUT')
    await on.button('Save Format').dblclick()
    await on.isOff('Save Format')
    held.release()
    await on.isAt(`${blog.path}/topic`)
    expect(held.count()).toBe(1)
  })

  test('M8 Failed to update blog: the choice stays and a second try works', async () => {
    const blog = await screens.newBlog(after.intro)
    await on.open(`${blog.path}/format`)
    await radio(/Story/).check()
    await on.refuse('**/api/blogs/*', 'PUT', 500, {}, 1)
    await on.button('Save Format').click()
    await on.toast('Failed to update blog').getByText('Please try again.').waitFor()
    await on.button('Save Format').click()
    await on.isAt(`${blog.path}/topic`)
  })

  test('two tabs that save the same step: the later asks whose version is to stand', async () => {
    const blog = await screens.newBlog(after.intro)
    await on.open(`${blog.path}/format`)
    await radio(/Story/).check()
    const bump = (format: string) =>
      screens.db.updateTable('blogs').set({ format, version: 7 }).where('blog_id', '=', blog.blog_id).execute()
    await bump('Listicle')
    await on.button('Save Format').click()
    const question = page.getByRole('alertdialog', { name: 'This blog was changed in another tab' })
    await question.getByRole('button', { name: 'Keep the other version' }).click()
    await radio(/Listicle/)
      .and(page.locator(':checked'))
      .waitFor()
    await radio(/Story/).check()
    await bump('Checklist')
    await screens.db.updateTable('blogs').set({ version: 9 }).where('blog_id', '=', blog.blog_id).execute()
    await on.button('Save Format').click()
    await question.getByRole('button', { name: 'Save mine' }).click()
    await on.isAt(`${blog.path}/topic`)
    expect((await screens.stored(blog.blog_id)).format).toBe('Story')
  })
})

describe('Final Blog Copy Approval', () => {
  test('M4 content is generated when empty; Save Blog finalises it and goes to its page', async () => {
    const blog = await screens.newBlog(after.outline)
    const calls = on.calls('PUT', /\/(?:content|finalize)$/)
    await on.open(`${blog.path}/approve`)
    await on.heading('Final Blog Copy Approval').waitFor()
    await on.isOn('Save Blog')
    expect((await editor().innerText()).split(/\s+/).length).toBeGreaterThan(200)
    await page.getByText(/of 400–1,000/).waitFor()
    await on.button('Save Blog').dblclick()
    await on.isAt(blog.path)
    await on.heading('Choosing a cargo bike').waitFor()
    expect(calls.map((url) => url.split('/').at(-1))).toEqual(['content', 'finalize'])
    await expect.poll(() => screens.stored(blog.blog_id)).toMatchObject({ finalized: true, content_generated: true })
  })

  test('M5 Blog content is required., M8 Error generating content, and what was left out for length', async () => {
    const blog = await screens.newBlog(after.outline)
    await lines.take(page, '**/content')
    const before = lines.requests.length
    await on.open(`${blog.path}/approve`)
    await on.isOff('Save Blog')
    await expect.poll(() => lines.requests.length).toBeGreaterThan(before)
    lines.end({ error: 'The model is overloaded', status: 'error', code: 502 })
    const panel = page.getByRole('alert').filter({ hasText: 'Error generating content' })
    await panel.getByText('The model is overloaded').waitFor()
    await on.refuses('Save Blog', 'Blog content is required.')
    await page
      .getByText('Review blog content')
      .or(page.locator('[data-placeholder="Review blog content"]'))
      .first()
      .waitFor()
    const long = await screens.newBlog({ ...after.content, left_out: [{ name: 'Report.pdf', tokens_number: 1 }] })
    await on.open(`${long.path}/approve`)
    await page.getByRole('status').getByText('Left out for length: Report.pdf').waitFor()
    await page.getByRole('link', { name: 'Back to Outline' }).click()
    await on.isAt(`${long.path}/outline`)
  })

  test('M8 Failed to save blog content: the text stays and a second try works', async () => {
    const blog = await screens.newBlog(after.content)
    await on.open(`${blog.path}/approve`)
    await editor().waitFor()
    await type(' And a dog.')
    await on.refuse('**/api/blogs/*', 'PUT', 500, {}, 1)
    await on.button('Save Blog').click()
    await on.toast('Failed to save blog content').getByText('Please try again.').waitFor()
    await on.button('Save Blog').click()
    await on.isAt(blog.path)
    expect((await screens.stored(blog.blog_id)).content).toContain('shopping. And a dog.')
  })
})

describe('Edit Blog Content', () => {
  const openEdit = async (fields: object = {}) => {
    const blog = await screens.newBlog({ ...after.finished, ...fields })
    await on.open(`${blog.path}/edit`)
    await editor().waitFor()
    return blog
  }

  test('M2 Back to Blog and Save Blog, which returns to the blog with what was changed', async () => {
    const blog = await openEdit()
    await on.heading('Edit Blog Content').waitFor()
    await expectAccessible(page, 'edit')
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await on.isAt(blog.path)
    await page.goBack()
    await type(' And a dog.')
    await on.button('Save Blog').dblclick()
    await on.isAt(blog.path)
    await page.getByText('And a dog.').waitFor()
    expect((await screens.stored(blog.blog_id)).version).toBe(2)
  })

  test('M8 Failed to load blog content', async () => {
    const blog = await screens.newBlog(after.finished)
    await on.refuse('**/api/blogs/*', 'GET', 500, {}, 1)
    await on.open(`${blog.path}/edit`)
    await page.getByRole('alert').filter({ hasText: 'Failed to load blog content' }).waitFor()
    await on.button('Try again').click()
    await editor().waitFor()
  })

  test('M5 emptied content cannot be saved; the placeholder says what goes here', async () => {
    await openEdit()
    await editor().click()
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
    await on.refuses('Save Blog', 'Blog content is required.')
    await page.locator('[data-placeholder="Review blog content"]').waitFor()
  })

  test('two tabs: what was saved there is asked about, and both can be kept', async () => {
    const blog = await openEdit()
    await type(' Mine.')
    await screens.db
      .updateTable('blogs')
      .set({ content: '# Theirs\n', version: 4 })
      .where('blog_id', '=', blog.blog_id)
      .execute()
    await on.button('Save Blog').click()
    const question = page.getByRole('alertdialog', { name: 'This blog was changed in another tab' })
    await question.getByRole('button', { name: 'Keep both' }).click()
    await expect.poll(() => editor().innerText()).toContain('Mine.')
    expect((await screens.stored(blog.blog_id)).content).toBe('# Theirs\n')
    await on.button('Save Blog').click()
    await on.isAt(blog.path)
    expect((await screens.stored(blog.blog_id)).content).toContain('Mine.')
  })

  describe('drafts', () => {
    const kept = async (blog_id: string) =>
      screens.db.selectFrom('blog_drafts').where('blog_id', '=', blog_id).selectAll().executeTakeFirst()
    const offer = (at: Page) => at.getByRole('status').filter({ hasText: 'You left something unsaved here' })

    test('what is typed is kept on the server, and offered on another device with its time; a save ends it', async () => {
      const blog = await openEdit()
      await type(' Typed here.')
      await page.getByText('Saving…').or(page.getByText('Draft saved')).first().waitFor()
      await page.getByText('Draft saved').waitFor()
      await expect
        .poll(() => kept(blog.blog_id))
        .toMatchObject({ version: 1, content: expect.stringContaining('Typed here.') })
      expect((await screens.stored(blog.blog_id)).content).toBe(content)

      const other = await onAnotherDevice(screens.browser, screens)
      await other.page.goto(`${screens.product.url}${blog.path}/edit`)
      await offer(other.page)
        .getByText(/Kept in your account on \d+ \w+ \d{4}, \d\d:\d\d\./)
        .waitFor()
      await expectAccessible(other.page, 'draft offered')
      await other.page.getByRole('button', { name: 'Restore' }).click()
      const text = other.page.getByRole('textbox', { name: 'Content', exact: true })
      await expect.poll(() => text.innerText()).toContain('Typed here.')
      await other.page.getByRole('button', { name: 'Save Blog' }).click()
      await other.page.getByRole('link', { name: 'Edit Content' }).waitFor()
      expect((await screens.stored(blog.blog_id)).content).toContain('Typed here.')
      await expect.poll(() => kept(blog.blog_id)).toBeUndefined()
      expect(other.problems).toEqual([])
      await other.context.close()
    })

    test('the newest of browser and server is offered, and that the blog has changed since', async () => {
      const blog = await openEdit()
      await type(' From the browser.')
      await page.getByText('Draft saved').waitFor()
      await screens.db
        .updateTable('blog_drafts')
        .set({ content: 'From the other device', saved_at: new Date(Date.now() + 60_000) })
        .where('blog_id', '=', blog.blog_id)
        .execute()
      await screens.db.updateTable('blogs').set({ version: 5 }).where('blog_id', '=', blog.blog_id).execute()
      await page.reload()
      await offer(page).getByText('The blog has changed since.').waitFor()
      await on.button('Restore').click()
      await expect.poll(() => editor().innerText()).toBe('From the other device')
    })

    test('discarded, it is gone in both places; typed back to what is stored, too', async () => {
      const blog = await openEdit()
      await type('x')
      await page.getByText('Draft saved').waitFor()
      await page.reload()
      await on.button('Discard').click()
      await expect.poll(() => kept(blog.blog_id)).toBeUndefined()
      await page.reload()
      await editor().waitFor()
      await page.waitForLoadState('networkidle')
      await expect.poll(() => offer(page).count()).toBe(0)
      await type('y')
      await page.getByText('Draft saved').waitFor()
      await page.keyboard.press('Backspace')
      await expect.poll(() => kept(blog.blog_id)).toBeUndefined()
    })

    test('without the server it is kept in this browser, which says so and offers it', async () => {
      const blog = await openEdit()
      await screens.product.kill('api')
      await type(' Offline.')
      await page.getByText('Draft kept in this browser only').waitFor()
      await page.goto('about:blank')
      await screens.product.start('api')
      await on.open(`${blog.path}/edit`)
      await offer(page)
        .getByText(/Kept in this browser on/)
        .waitFor()
      await on.button('Restore').click()
      await expect.poll(() => editor().innerText()).toContain('Offline.')
    })

    test('another device’s draft is not overwritten before it was answered', async () => {
      const blog = await screens.newBlog(after.finished)
      await screens.db
        .insertInto('blog_drafts')
        .values({ blog_id: blog.blog_id, content: 'From the other device', version: 1 })
        .execute()
      await on.open(`${blog.path}/edit`)
      await offer(page).waitFor()
      await type(' Typed over it.')
      await page.getByText('Draft kept in this browser only').waitFor()
      expect((await kept(blog.blog_id))!.content).toBe('From the other device')
      await on.button('Discard').click()
      await expect.poll(() => kept(blog.blog_id)).toBeUndefined()
    })

    test('leaving the page sends what was typed at once', async () => {
      const blog = await openEdit()
      await type(' Leaving.')
      await page.getByRole('link', { name: 'Back to Blog' }).click()
      await on.isAt(blog.path)
      await expect.poll(async () => (await kept(blog.blog_id))?.content).toContain('Leaving.')
    })
  })
})
