import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { blogs } from '#contract/blogs.ts'
import { blogStepLabels, blogSteps } from '#domain/blog-steps.ts'
import { newContext, startBlog } from '#test/component/blog-wizard.ts'
import { refuse, reply } from '#test/component/fake-api.ts'
import { currentPath, openApp } from '#test/component/render.tsx'
import { button, expectAccessibleAtEachSize } from '#test/component/screen.ts'
import { stream } from '#test/component/streams.ts'
import { allWordsOf } from '#test/component/words.ts'
import { after } from '#test/helpers/blog-stages.ts'

const labels = Object.values(blogStepLabels)
const withoutBrief = labels.filter((label) => label !== 'Blog Brief')
const brief = { has_brief: true, brief: 'Say what it carries.' }

beforeEach(() => {
  stream(blogs.outline)
  stream(blogs.content)
})

const stepBar = () => page.getByRole('navigation', { name: 'Steps of the blog' })
const named = (texts: string[]) => labels.filter((label) => texts.some((text) => text.includes(label)))
const linked = () => named(allWordsOf(stepBar().getByRole('link')))

const stages = [
  { stage: 'intro', open: 'format', links: ['Blog Format'] },
  { stage: 'format', open: 'topic', links: ['Blog Format', 'Blog Topics'] },
  { stage: 'topic', open: 'keywords', links: ['Blog Format', 'Blog Topics', 'Keywords & Context'] },
  { stage: 'keywords', open: 'outline', links: withoutBrief.slice(1, 5) },
  { stage: 'content', open: 'approve', links: withoutBrief.slice(1) },
] as const

describe('the step bar', () => {
  test.each([
    { title: 'has no Blog Brief for a blog without one', fields: {}, expected: withoutBrief },
    { title: 'has Blog Brief for a blog with one', fields: brief, expected: labels },
  ])('M2 $title', async ({ fields, expected }) => {
    await startBlog({ ...after.finished, ...fields }).open('intro')
    expect(named(allWordsOf(stepBar().getByRole('listitem')))).toEqual(expected)
  })

  test.each(stages)(
    'M2 after $stage it links the other steps whose prerequisites are met',
    async ({ stage, links }) => {
      await startBlog(after[stage]).open('intro')
      expect(linked()).toEqual([...links])
    },
  )

  test('M2 links Blog Brief alone while the brief is missing', async () => {
    await startBlog({ has_brief: true }).open('intro')
    expect(linked()).toEqual(['Blog Brief'])
  })
})

describe('M2 redirects', () => {
  test.each(stages)('after $stage, later steps and the blog itself lead to $open', async ({ stage, open }) => {
    const { path } = startBlog(after[stage])
    for (const address of [`${path}/approve`, path]) {
      await openApp(address)
      await expect.poll(currentPath).toBe(`${path}/${open}`)
    }
  })

  test.each([
    { missing: 'brief', fields: { has_brief: true }, from: 'topic', to: 'brief' },
    { missing: 'keyword', fields: { ...after.topic, keywords: [] }, from: 'outline', to: 'keywords' },
  ])('without a $missing, $from leads to $to', async ({ fields, from, to }) => {
    const { path, open } = startBlog(fields)
    await open(from)
    await expect.poll(currentPath).toBe(`${path}/${to}`)
  })

  test('a blog that does not exist leads to the dashboard', async () => {
    const { brandPath } = startBlog()
    await openApp(`${brandPath}/blogs/00000000-0000-4000-8000-000000000000/topic`)
    await expect.poll(currentPath).toBe('/dashboard')
  })
})

test('M8 a fetch that fails shows Error fetching blog, and can be retried', async () => {
  const { open, store } = startBlog(after.format)
  refuse(blogs.show, 500)
  await open('topic')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Error fetching blog' })).toBeVisible()
  reply(blogs.show, () => store.blog)
  await button('Try again').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Blog Topics' })).toBeVisible()
})

test.each(blogSteps)('the step %s is accessible and fits a phone and a desktop, also with long names', async (step) => {
  const { account, store, open } = startBlog({ ...after.finished, ...brief })
  account.brands = account.brands.map((brand) => ({
    ...brand,
    name: `A name that is too long for a sidebar ${brand.name}`,
  }))
  store.contexts = [
    newContext({ name: `a-report-with-a-name-without-a-single-space-${'to-break-it-at-'.repeat(4)}2026.md` }),
  ]
  await open(step)
  await expectAccessibleAtEachSize()
})
