import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { videos } from '#contract/videos.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { signIn, type Account } from '#test/component/account.ts'
import { addFinishedBlog, openMedia } from '#test/component/blogs.ts'
import { callsOf, hold, refuse, reply } from '#test/component/fake-api.ts'
import { currentPath } from '#test/component/render.tsx'
import { button, expectOff, pressTwice, toast } from '#test/component/screen.ts'
import { card, dialog, id, newVideo, scenario, scenarioText, showVideo, video_id } from '#test/component/videos.ts'

let account: Account
let path: string
let media: string

beforeEach(() => {
  account = signIn()
  path = addFinishedBlog(account).path
  media = `${path}/media`
})

test('M2 without a video: an experimental feature, and a tile of 16:9 to create one', async () => {
  await openMedia(path)
  await expect.element(card().getByText('Experimental feature')).toBeVisible()
  await expect.element(button('Create New Video…')).toBeVisible()
  const { width, height } = button('Create New Video…').element().getBoundingClientRect()
  expect(width).toBeGreaterThanOrEqual(300)
  expect(width / height).toBeCloseTo(16 / 9, 1)
  await expectAccessible()
})

test('M4 a video that cannot be loaded: the card says so, and Try again loads it', async () => {
  refuse(videos.showVideo, 503)
  await openMedia(path)
  await expect.element(card().getByText('Error fetching video')).toBeVisible()
  await expectAccessible()
  showVideo(null)
  await button('Try again').click()
  await expect.element(button('Create New Video…')).toBeVisible()
})

test('M6 without blogs left: a notice on both cards, and no tile', async () => {
  account.user = { ...account.user, billing: { ...account.user.billing!, blogs_left: 0 } }
  await openMedia(path)
  const notices = page.getByText("You've used all your blogs for this period")
  await expect.poll(() => notices.elements()).toHaveLength(2)
  await expect.element(card().getByText('No video yet')).toBeVisible()
  await expect.element(button('Create New Video…')).not.toBeInTheDocument()
  await expectAccessible()
  showVideo(newVideo())
  await openMedia(path)
  await button('Continue Video Creation...').click()
  await expectOff(button('Generate Video'))
  await expectOff(button('Add New Scenario'))
})

test('M4 creating a video: a single call, however often the tile is pressed; then the parameter is its id', async () => {
  const creation = hold(videos.createVideo)
  await openMedia(path)
  await pressTwice('Create New Video…')
  await expect.element(dialog('Generating Scenario...')).toBeVisible()
  await expect.poll(currentPath).toBe(`${media}?videoId=new`)
  await expectAccessible()
  await button('Close').click()
  await expect.poll(currentPath).toBe(media)
  await expect.element(dialog('Generating Scenario...')).not.toBeInTheDocument()
  await expect.element(button('Create New Video…')).toHaveFocus()
  // Opened again, it waits for the same call.
  await button('Create New Video…').click()
  await expect.element(dialog('Generating Scenario...')).toBeVisible()
  showVideo(newVideo({ scenarios: [scenario(1, '')] }))
  creation.release({ video_id })
  await expect.poll(currentPath).toBe(`${media}?videoId=${video_id}`)
  await expect.element(dialog()).toBeVisible()
  expect(callsOf(videos.createVideo)).toHaveLength(1)
  await expect.element(button('Generating...')).toBeVisible()
  await expectOff(button('Generate Video'))
  await expectAccessible()
  showVideo(newVideo())
  await expect.element(scenarioText()).toHaveValue('A courier rides through the rain.')
  await button('Close').click()
  await expect.poll(currentPath).toBe(media)
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(button('Continue Video Creation...')).toHaveFocus()
})

test('M8 a video that cannot be created: a toast says why, and the dialog closes', async () => {
  const error = 'Your plan has no blogs left or has expired'
  refuse(videos.createVideo, 402, { error })
  await openMedia(path)
  await button('Create New Video…').click()
  await expect.element(toast('Error creating video').filter({ hasText: error })).toBeInTheDocument()
  await expect.poll(currentPath).toBe(media)
  await expect.element(dialog('Generating Scenario...')).not.toBeInTheDocument()
  await expect.element(button('Create New Video…')).toBeVisible()
})

test('M2 the id of a video that is not this blog’s opens no dialog', async () => {
  showVideo(newVideo())
  await openMedia(path, `?videoId=${id(9)}`)
  await expect.poll(currentPath).toBe(media)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await button('Continue Video Creation...').click()
  await expect.poll(currentPath).toBe(`${media}?videoId=${video_id}`)
  await expect.element(dialog()).toBeVisible()
})

test('M4 a video that exists already opens by its id once it is created', async () => {
  reply(videos.createVideo, { video_id })
  showVideo(newVideo())
  await openMedia(path, '?videoId=new')
  await expect.poll(currentPath).toBe(`${media}?videoId=${video_id}`)
  await expect.element(scenarioText()).toBeVisible()
})
