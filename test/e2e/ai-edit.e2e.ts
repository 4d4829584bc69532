// AI edit: the editor by itself with an assistant that the test answers for, then the product with a model and without.
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import { launchBrowser } from '#test/helpers/browser.ts'
import { openEditor, startEditorSite, type EditorSite } from '#test/helpers/editor-page.ts'
import { signInByForms } from '#test/helpers/plain-sign-in.ts'
import { startProduct, type Product } from '#test/helpers/product.ts'
import { visit } from '#test/helpers/visitor.ts'
import { startFakeModel, type FakeModel } from '../../bench/fake-model.ts'

let browser: Browser
let page: Page

beforeAll(async () => void (browser = await launchBrowser()))
afterAll(() => browser?.close())

const text = () => page.getByRole('textbox', { name: 'Content' })
const panel = () => page.getByRole('dialog', { name: 'AI edit' })
const action = (name: string) => panel().getByRole('button', { name, exact: true })
const command = (name: string) => panel().getByRole('menuitem', { name, exact: true })
const isFocused = (locator: Locator) =>
  expect.poll(() => locator.evaluate((one) => one === document.activeElement)).toBe(true)

describe('the editor by itself', () => {
  let site: EditorSite
  let complaints: string[]

  beforeAll(async () => void (site = await startEditorSite()))
  afterAll(() => site?.stop())
  beforeEach(async () => {
    const opened = await openEditor(browser, site.url)
    page = opened.page
    complaints = opened.complaints
  })
  afterEach(async () => {
    await page.context().close()
    if (complaints.length > 0) throw new Error(`The console said:\n${complaints.join('\n')}`)
  })

  const setProps = (props: Parameters<Window['harness']['setProps']>[0]) =>
    page.evaluate((next) => window.harness.setProps(next), props)
  const write = async (value: string, more: Parameters<Window['harness']['setProps']>[0] = {}) => {
    await setProps({ value, hasAssistant: true, ...more })
    await expect.poll(() => text().innerText()).not.toBe('')
  }
  const asked = () =>
    page.evaluate(() =>
      window.harness.asked.map(({ passage, command: name, isAborted }) => ({ passage, name, isAborted })),
    )
  /** Waits until so many passages were asked for, and answers the last. */
  const reply = async (count: number, how: 'say' | 'answer' | 'fail', words: string) => {
    await expect.poll(async () => (await asked()).length).toBe(count)
    await page.evaluate(([name, said]) => window.harness.asked.at(-1)![name](said), [how, words] as const)
  }
  const markdown = async () => {
    await page.getByRole('button', { name: 'After', exact: true }).focus()
    return page.evaluate(() => window.harness.changes.at(-1) ?? '')
  }
  /** The toolbar comes once the editor knows of the selection. */
  const selectWord = async (word: string) => {
    await text()
      .getByText(word)
      .dblclick({ position: { x: 5, y: 10 } })
    await page.getByRole('toolbar', { name: 'Selected text' }).waitFor()
  }
  const select = async (words: string) => {
    await text().getByText(words).click()
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+End')
    await page.getByRole('toolbar', { name: 'Selected text' }).waitFor()
  }
  const openFrom = async (words: string) => {
    await select(words)
    await page.keyboard.press('ControlOrMeta+j')
    await panel().waitFor()
  }

  test('M3 the proposal streams in beside the original, Accept is one step for undo', async () => {
    await write('Some words to change.\n\nMore of them.')
    await select('Some words')
    await page.getByRole('toolbar', { name: 'Selected text' }).getByRole('button', { name: 'AI edit' }).click()
    await isFocused(panel().getByRole('textbox', { name: 'Say what to change' }))
    await expectAccessible(page)
    await command('Improve').click()
    await reply(1, 'say', 'Better wo')
    const proposal = panel().getByRole('region', { name: 'Passages' })
    await proposal.getByText('Better wo').waitFor()
    await expect.poll(() => proposal.getByText('Some words to change.').isVisible()).toBe(true)
    await expect.poll(() => panel().getByRole('status').innerText()).toBe('Writing')
    await isFocused(action('Stop'))
    await expectAccessible(page)
    await reply(1, 'answer', 'Better **words** to change.')
    await isFocused(action('Accept'))
    await expect.poll(() => panel().getByRole('status').innerText()).toBe('Proposal ready')
    await expect.poll(() => panel().locator('del').allInnerTexts()).toEqual(['Some'])
    await expect.poll(() => panel().locator('ins').allInnerTexts()).toEqual(['Better'])
    await expect.poll(() => panel().locator('strong').allInnerTexts()).toEqual(['words'])
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await panel().waitFor({ state: 'detached' })
    await isFocused(text())
    await expect.poll(() => markdown()).toBe('Better **words** to change.\n\nMore of them.\n')
    await text().focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => markdown()).toBe('Some words to change.\n\nMore of them.\n')
    await expect.poll(() => asked()).toEqual([{ passage: 'Some words to change.', name: 'improve', isAborted: false }])
  })

  test('M3 every paragraph of a longer selection by itself, its heading, list and table kept', async () => {
    await write('## Title\n\nOne.\n\n- two\n- three\n\n| a | b |\n| - | - |\n| c | d |')
    await text().press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+j')
    await command('Shorten').click()
    const passages = ['Title', 'One.', 'two', 'three', 'a', 'b', 'c', 'd']
    for (const [index, passage] of passages.entries()) {
      await expect.poll(() => panel().getByRole('status').innerText()).toBe(`Writing ${index + 1} of 8`)
      await reply(index + 1, 'answer', `${passage}!`)
    }
    await action('Accept').click()
    await expect
      .poll(() => markdown())
      .toBe('## Title!\n\nOne.!\n\n- two!\n- three!\n\n| a! | b! |\n| - | - |\n| c! | d! |\n')
    await text().focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => markdown()).toBe('## Title\n\nOne.\n\n- two\n- three\n\n| a | b |\n| - | - |\n| c | d |\n')
  })

  test('M8 an error says what happened, keeps what is written, and goes on from there', async () => {
    await write('First.\n\nSecond.')
    await text().press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+j')
    await command('Expand').click()
    await reply(1, 'answer', 'First, longer.')
    await reply(2, 'fail', 'The model server cannot be reached.')
    await expect
      .poll(() => panel().getByRole('alert').innerText())
      .toBe('The model server cannot be reached. What was written so far is kept.')
    await expect.poll(() => action('Accept 1 of 2').isVisible()).toBe(true)
    await expectAccessible(page)
    await action('Go on').click()
    await reply(3, 'answer', 'Second, longer.')
    await action('Accept').click()
    await expect.poll(() => markdown()).toBe('First, longer.\n\nSecond, longer.\n')
  })

  test('Stop ends the request, Retry asks again, Reject and Escape leave the text and its selection', async () => {
    await write('Some words.')
    await openFrom('Some words')
    await command('Improve').click()
    await reply(1, 'say', 'Half')
    await action('Stop').click()
    expect((await asked())[0]?.isAborted).toBe(true)
    await expect.poll(() => panel().getByRole('status').innerText()).toBe('Stopped')
    await isFocused(action('Retry'))
    await page.keyboard.press('Enter')
    await reply(2, 'answer', 'Whole words.')
    await action('Retry').click()
    await reply(3, 'answer', 'Other words.')
    await action('Reject').click()
    await panel().waitFor({ state: 'detached' })
    await isFocused(text())
    await page.keyboard.press('ControlOrMeta+j')
    await isFocused(panel().getByRole('textbox', { name: 'Say what to change' }))
    await page.keyboard.press('Escape')
    await panel().waitFor({ state: 'detached' })
    await page.keyboard.type('Typed over.')
    await expect.poll(() => markdown()).toBe('Typed over.\n')
  })

  test('what is typed elsewhere stays, before and after the passage', async () => {
    await write('Before.\n\nSome words.\n\nAfter.')
    await openFrom('Some words')
    await command('Improve').click()
    await reply(1, 'say', 'Better')
    await text().getByText('Before.').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' Typed.')
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' Typed, too.')
    await reply(1, 'answer', 'Better words.')
    await action('Accept').click()
    await expect.poll(() => markdown()).toBe('Before. Typed.\n\nBetter words.\n\nAfter. Typed, too.\n')
    await text().focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => markdown()).toBe('Before. Typed.\n\nSome words.\n\nAfter. Typed, too.\n')
  })

  test.each<[how: string, change: () => Promise<unknown>]>([
    [
      'edited',
      async () => {
        await text().getByText('Some words').click()
        await page.keyboard.type('x')
      },
    ],
    [
      'deleted',
      async () => {
        await text().press('ControlOrMeta+a')
        await page.keyboard.press('Delete')
      },
    ],
    ['replaced from elsewhere', () => setProps({ value: 'Another text.' })],
  ])('a passage that is %s meanwhile withdraws the proposal, and says so', async (_how, change) => {
    await write('Some words.\n\nMore.')
    await openFrom('Some words')
    await command('Improve').click()
    await reply(1, 'say', 'Better')
    await change()
    await panel().getByText('the proposal was withdrawn').waitFor()
    expect((await asked())[0]?.isAborted).toBe(true)
    await expect.poll(() => panel().getByRole('button').allInnerTexts()).toEqual(['Close'])
    await expectAccessible(page)
    await action('Close').click()
    await panel().waitFor({ state: 'detached' })
  })

  test('works by keys alone: arrows, further menus, letters and one’s own words', async () => {
    await write('Some words.')
    await openFrom('Some words')
    await isFocused(panel().getByRole('textbox', { name: 'Say what to change' }))
    await page.keyboard.press('ArrowDown')
    await isFocused(command('Improve'))
    await page.keyboard.press('ArrowUp')
    await isFocused(command('Translate'))
    await page.keyboard.press('ArrowRight')
    await isFocused(command('English - United Kingdom'))
    await page.keyboard.press('ArrowLeft')
    await isFocused(command('Translate'))
    await page.keyboard.press('c')
    await isFocused(command('Change tone'))
    await page.keyboard.press('Enter')
    await expect.poll(() => panel().getByRole('menuitem').count()).toBe(11)
    await expectAccessible(page)
    await page.keyboard.press('b')
    await page.keyboard.press('Enter')
    await reply(1, 'answer', 'Bold words.')
    await expect.poll(() => page.evaluate(() => window.harness.asked[0]?.tone)).toBe('Bold')
    await action('Accept').waitFor()
    await page.keyboard.press('ControlOrMeta+Enter')
    await panel().waitFor({ state: 'detached' })
    await page.keyboard.press('ControlOrMeta+j')
    await isFocused(panel().getByRole('textbox', { name: 'Say what to change' }))
    await page.keyboard.type('Say it in verse')
    await page.keyboard.press('Enter')
    await reply(2, 'answer', 'Verse.')
    expect((await asked())[1]).toMatchObject({ passage: 'Bold words.', name: 'Say it in verse' })
    await action('Accept').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => markdown()).toBe('Verse.\n')
  })

  test('a word has synonyms to pick; its marks stay', async () => {
    await write('A **good** failing word.')
    await selectWord('good')
    await page.keyboard.press('ControlOrMeta+j')
    await command('Synonyms').click()
    await isFocused(command('fine'))
    await expectAccessible(page)
    await command('sound').click()
    await panel().waitFor({ state: 'detached' })
    await expect.poll(() => markdown()).toBe('A **sound** failing word.\n')
    await selectWord('sound')
    await page.keyboard.press('ControlOrMeta+j')
    await command('Synonyms').click()
    await panel().getByText('No synonyms known for “sound”.').waitFor()
    await page.keyboard.press('Escape')
    await command('Synonyms').waitFor()
    await page.keyboard.press('Escape')
    await panel().waitFor({ state: 'detached' })
  })

  test('M7 without a model two commands work, the others are off and say why', async () => {
    await write('Some words.', { hasModel: false, language: 'de' })
    await openFrom('Some words')
    await isFocused(command('Simplify'))
    const note = panel().getByText('AI_TEXT_MODEL')
    await expect.poll(() => note.innerText()).toContain('“Simplify” and “Fix grammar”')
    for (const name of ['Improve', 'Shorten', 'Expand', 'Change tone', 'Translate']) {
      await expect.poll(() => command(name).getAttribute('aria-disabled')).toBe('true')
      await expect.poll(() => command(name).getAttribute('aria-describedby')).toBe(await note.getAttribute('id'))
      // It takes a press, and does nothing.
      await command(name).click({ force: true })
    }
    await expectAccessible(page)
    await expect.poll(() => asked()).toEqual([])
    await command('Fix grammar').click()
    await reply(1, 'answer', 'Some words.')
    await panel().getByText('Proposal: the same words').waitFor()
    await action('Accept').click()
    await selectWord('Some')
    await page.keyboard.press('ControlOrMeta+j')
    await command('Synonyms').click()
    await panel().getByText('For German they need an AI model').waitFor()
  })

  test('without an assistant there is no AI edit', async () => {
    await write('Some words.', { hasAssistant: false })
    await select('Some words')
    await page.getByRole('toolbar', { name: 'Selected text' }).waitFor()
    await page.keyboard.press('ControlOrMeta+j')
    await expect.poll(() => page.getByRole('button', { name: 'AI edit' }).count()).toBe(0)
    await expect.poll(() => panel().count()).toBe(0)
  })

  test('a narrow screen has it at its foot, over its whole width', async () => {
    await page.setViewportSize({ width: 390, height: 700 })
    await write(`${'A paragraph. '.repeat(60)}\n\nSome words.\n\n${'A paragraph.\n\n'.repeat(30)}`)
    await openFrom('Some words')
    const passage = (await text().getByText('Some words').boundingBox())!
    expect(passage.y + passage.height).toBeLessThan((await panel().boundingBox())!.y)
    await command('Improve').click()
    await reply(1, 'answer', 'A much longer passage. '.repeat(40))
    await action('Accept').waitFor()
    const box = (await panel().boundingBox())!
    expect({ x: box.x, width: box.width, bottom: Math.round(box.y + box.height) }).toEqual({
      x: 0,
      width: 390,
      bottom: 700,
    })
    expect(box.height).toBeLessThanOrEqual(0.75 * 700)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
  })

  describe('find and replace', () => {
    const find = () => page.getByRole('search', { name: 'Find and replace' })
    const field = (name: string) => find().getByRole('textbox', { name, exact: true })
    const count = () => find().getByRole('status').innerText()
    const button = (name: string) => find().getByRole('button', { name, exact: true })
    const post = '## The cat\n\nThe **ca**t, a catalogue.\n\n- Cat one\n\n| cat | b |\n| - | - |\n| `cat` | $1 |'

    test('Mod-F finds in headings, lists and tables, across marks; goes on and back, and Escape returns', async () => {
      await write(post)
      await text().getByRole('heading', { name: 'The cat' }).click()
      await page.keyboard.press('Home')
      await page.keyboard.press('ControlOrMeta+f')
      await isFocused(field('Find'))
      await page.keyboard.type('cat')
      await expect.poll(count).toBe('1 of 6')
      await page.keyboard.press('Enter')
      await expect.poll(count).toBe('2 of 6')
      await page.keyboard.press('Shift+Enter')
      await page.keyboard.press('Shift+Enter')
      await expect.poll(count).toBe('6 of 6')
      await button('Match case').click()
      await expect.poll(count).toBe('5 of 5')
      await button('Whole word').click()
      await expect.poll(count).toBe('4 of 4')
      await expectAccessible(page)
      await field('Find').fill('nowhere')
      await expect.poll(count).toBe('No match')
      await field('Find').fill('$1')
      await expect.poll(count).toBe('1 of 1')
      await page.keyboard.press('Escape')
      await find().waitFor({ state: 'detached' })
      await isFocused(text())
      await expect.poll(() => page.locator('[class*="search-match"]').count()).toBe(0)
      await page.keyboard.type('2')
      await expect
        .poll(() => markdown())
        .toBe('## The cat\n\nThe **ca**t, a catalogue.\n\n- Cat one\n\n| cat | b |\n| - | - |\n| `cat` | 2 |\n')
    })

    test('replaces one and goes on, and all in one step for undo', async () => {
      await write(post)
      await text().getByRole('heading', { name: 'The cat' }).click()
      await page.keyboard.press('Home')
      await page.keyboard.press('ControlOrMeta+f')
      await isFocused(field('Find'))
      await page.keyboard.type('cat')
      await expect.poll(count).toBe('1 of 6')
      await field('Replace with').fill('$& dog')
      await button('Replace').click()
      await expect.poll(count).toBe('1 of 5')
      await button('Replace all').click()
      await expect.poll(count).toBe('5 matches replaced')
      const replaced =
        '## The $& dog\n\nThe **$& dog**, a $& dogalogue.\n\n- $& dog one\n\n| $& dog | b |\n| - | - |\n| `$& dog` | $1 |\n'
      await expect.poll(markdown).toBe(replaced)
      await text().focus()
      await page.keyboard.press('ControlOrMeta+z')
      await expect.poll(markdown).toBe(`${post.replace('The cat', () => 'The $& dog')}\n`)
    })

    test('shows each match, clear of what lies over the text', async () => {
      await write(`${'A paragraph.\n\n'.repeat(40)}The needle.\n\n${'A paragraph.\n\n'.repeat(40)}`)
      await text().getByText('A paragraph.').first().click()
      await page.keyboard.press('ControlOrMeta+f')
      await isFocused(field('Find'))
      await page.keyboard.type('needle')
      const match = page.locator('.ProseMirror-active-search-match')
      const middle = () => match.evaluate((one) => one.getBoundingClientRect().top)
      await expect.poll(middle).toBeLessThan(700 - 80)
      const bottom = await find().evaluate((one) => one.getBoundingClientRect().bottom)
      await expect.poll(() => middle()).toBeGreaterThan(bottom)
    })

    test('is not there while text arrives or is read only', async () => {
      await write('Some words.', { isReadOnly: true })
      await text().focus()
      await page.keyboard.press('ControlOrMeta+f')
      await setProps({ isReadOnly: false, isStreaming: true, streamed: 'Words' })
      await expect.poll(() => text().getAttribute('aria-busy')).toBe('true')
      await expect
        .poll(() => page.getByRole('button', { name: 'Find and replace' }).getAttribute('aria-disabled'))
        .toBe('true')
      await setProps({ isStreaming: false, streamed: '' })
      await expect.poll(() => text().getAttribute('contenteditable')).toBe('true')
      await expect.poll(() => find().count()).toBe(0)
    })
  })

  test('images can be inserted where the page has some, and only there', async () => {
    const insert = () => page.getByRole('button', { name: 'Insert image' })
    await write('Words')
    await expect.poll(() => insert().count()).toBe(0)
    await setProps({ hasImages: true })
    await text().press('ControlOrMeta+End')
    await insert().click()
    await text().getByRole('img', { name: 'A picture' }).waitFor()
    await expect.poll(() => markdown()).toBe('Words![A picture](/picture.png)\n')
    // The picture is on no server.
    complaints.length = 0
  })

  test('a click that brings the focus back puts the cursor where it is, not where the selection was', async () => {
    await write('Before.\n\nSome words.')
    await openFrom('Some words')
    await text().getByText('Before.').click()
    await panel().waitFor({ state: 'detached' })
    await page.keyboard.press('End')
    await page.keyboard.type(' Typed.')
    await expect.poll(() => markdown()).toBe('Before. Typed.\n\nSome words.\n')
  })
})

/** A product with a finished blog, and the address where it is edited. */
const startWithBlog = async (content: string, env: Record<string, string> = {}) => {
  const product = await startProduct(env)
  const session_id = await signInByForms(product.url)
  const call = async (method: string, path: string, body: FormData | object) => {
    const isForm = body instanceof FormData
    const response = await fetch(product.url + path, {
      method,
      headers: { 'session-id': session_id, ...(!isForm && { 'Content-Type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { brand_id: string; blog: { blog_id: string } }
  }
  const form = new FormData()
  for (const field of ['name', 'audience', 'vision', 'mission', 'positioning', 'marketing_goals', 'keywords'])
    form.append(field, `The ${field} of a brand`)
  form.append('tone_of_voice_id', 'friendly')
  const { brand_id } = await call('POST', '/api/brands', form)
  const { blog } = await call('POST', '/api/deliverables', { brand_id, blog: { language: 'en_GB', has_brief: false } })
  await call('PUT', `/api/blogs/${blog.blog_id}`, {
    format: 'Story',
    title: 'A title',
    keywords: ['a'],
    outline: '# One',
    content,
  })
  await call('PUT', `/api/blogs/${blog.blog_id}/finalize`, {})
  return { product, session_id, url: `${product.url}/brands/${brand_id}/blogs/${blog.blog_id}/edit` }
}

const openBlog = async ({ product, session_id, url }: Awaited<ReturnType<typeof startWithBlog>>) => {
  const visitor = await visit(browser)
  page = visitor.page
  const cookies = { 'session-type': 'google', 'session-id': session_id }
  await visitor.context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: product.url })))
  await page.goto(url)
  await text().waitFor()
  return visitor
}

describe('in the product', () => {
  let model: FakeModel
  let product: Product
  afterEach(async () => {
    await product?.stop()
    await model?.close()
  })

  test('M2 the edit page rewrites with the model, keeps the text when that fails, and saves', async () => {
    model = await startFakeModel({
      text: 'Our cargo bikes carry families.',
      tokens_per_second: 100,
      first_token_ms: 20,
    })
    const started = await startWithBlog('Our bikes are good.', {
      AI_TEXT_MODEL: 'compatible:fake',
      AI_BASE_URL: model.url,
    })
    product = started.product
    const { problems, context } = await openBlog(started)
    await text().getByText('Our bikes').click()
    await page.keyboard.press('ControlOrMeta+j')
    model.failNext(401)
    await command('Improve').click()
    await panel().getByRole('alert').waitFor()
    await expect.poll(() => panel().getByRole('alert').innerText()).toContain('Your text is as it was.')
    await action('Retry').click()
    await action('Accept').waitFor()
    await expectAccessible(page)
    await action('Accept').click()
    await expect.poll(() => text().innerText()).toContain('Our cargo bikes carry families.')
    const sent = JSON.stringify(model.requests.at(-1)?.messages)
    for (const part of ['Our bikes are good.', 'Friendly.', 'British English']) expect(sent).toContain(part)
    expect(problems).toEqual([])
    await page.getByRole('button', { name: 'Save Blog' }).click()
    await page.getByRole('article').getByText('Our cargo bikes carry families.').waitFor()
    await context.close()
  })

  test('M7 without a model it fixes and knows synonyms, and says what the rest needs', async () => {
    const started = await startWithBlog('our bikes are are "good" . they last.')
    product = started.product
    const { problems, context } = await openBlog(started)
    await text().getByText('our bikes').click()
    await page.keyboard.press('ControlOrMeta+j')
    await expect.poll(() => command('Shorten').getAttribute('aria-disabled')).toBe('true')
    await command('Fix grammar').click()
    await action('Accept').click()
    await expect.poll(() => text().innerText()).toContain('Our bikes are “good”. They last.')
    await text().press('ControlOrMeta+a')
    await page.keyboard.type('customers')
    await text().press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+j')
    await command('Synonyms').click()
    await command('clients').click()
    await expect.poll(() => text().innerText()).toContain('clients')
    expect(problems).toEqual([])
    await context.close()
  })
})
