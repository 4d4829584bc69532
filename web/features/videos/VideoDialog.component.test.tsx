import { beforeEach, expect, test } from 'vitest'
import { videos } from '#contract/videos.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { signIn } from '#test/component/account.ts'
import { addFinishedBlog, openMedia } from '#test/component/blogs.ts'
import { callsOf, hold, Refusal } from '#test/component/fake-api.ts'
import { press } from '#test/component/keys.ts'
import { button, expectOn, pressTwice, toast } from '#test/component/screen.ts'
import {
  card,
  detail,
  dialog,
  fetches,
  frames,
  id,
  newVideo,
  scenario,
  scenarioText,
  showVideo,
  video_id,
} from '#test/component/videos.ts'

let path: string

beforeEach(() => void (path = addFinishedBlog(signIn()).path))

test('M4 Generate Video is shown as started at once, even if an older reply arrives; a failure undoes that', async () => {
  showVideo(newVideo({ scenarios: [scenario(1, 'A courier rides.')] }))
  const generation = hold(videos.generateVideo)
  await openMedia(path, `?videoId=${video_id}`)
  await frames().nth(1).click()
  await pressTwice('Generate Video')
  await expect.element(dialog().getByText('Generating video...')).toBeVisible()
  expect(callsOf(videos.generateVideo).map(({ body }) => body)).toEqual([{ first_frame_id: id(12) }])
  const before = fetches()
  await expect.poll(fetches).toBeGreaterThan(before + 1)
  await expect.element(dialog().getByText('Generating video...')).toBeVisible()
  generation.release(new Refusal(502, { detail }))
  await expect.element(toast('Failed to generate video').filter({ hasText: detail })).toBeInTheDocument()
  await expect.element(scenarioText()).toHaveValue('A courier rides.')
  await expect.element(frames().nth(1)).toBeChecked()
  expect(callsOf(videos.generateVideo)).toHaveLength(1)
})

test('M4 the dialog and the card show the progress; a failed video says why and can be continued', async () => {
  showVideo(newVideo())
  const generation = hold(videos.generateVideo)
  await openMedia(path)
  await button('Continue Video Creation...').click()
  await button('Generate Video').click()
  const started = newVideo({ generation_status: 'started', progress: 0.25 })
  showVideo(started)
  generation.release(started)
  await expect.element(dialog().getByText('25%')).toBeVisible()
  await expectAccessible()
  await button('Close').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(card().getByRole('button', { name: /^Generating Video\.\.\./ })).toHaveFocus()
  await expect.element(card().getByRole('progressbar', { name: 'Generating video' })).toBeInTheDocument()
  await expectAccessible()
  const error = 'The computer ran out of room.'
  showVideo(newVideo({ generation_status: 'failed', error }))
  await expect.element(button('Continue Video Creation...')).toHaveFocus()
  await press('Enter')
  await expect.element(dialog().getByRole('alert').filter({ hasText: error })).toBeVisible()
  await expectOn(button('Generate Video'))
  await expectAccessible()
})
