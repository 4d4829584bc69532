// Deleting an account while one of its videos is being generated.
import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { gate, patient } from '#test/helpers/blogs-app.ts'
import { generatedVideo, useVideosApp } from '#test/helpers/videos-app.ts'

const { app, asked, models, files, count, unfinishedJobs, generate, begun } = useVideosApp()

test('B7 deleting the account while its video is being generated leaves neither rows nor files', async () => {
  const blog = await begun()
  const { open, wait } = gate()
  // As a vendor that cannot be stopped.
  models.generateVideo = async () => {
    await wait()
    return generatedVideo
  }
  await generate(blog.video.scenarios[0]!.scenario_id)
  await expect.poll(() => asked.videos.length, patient).toBe(1)
  expect(await files()).toEqual({ images: 3, videos: 0 })
  expect((await app().call('DELETE', accounts.deleteSelf.path)).status).toBe(204)
  open()
  await expect.poll(unfinishedJobs, patient).toBe(0)
  expect([await count('videos'), await count('scenarios'), await count('first_frames')]).toEqual([0, 0, 0])
  expect(await files()).toEqual({ images: 0, videos: 0 })
  expect(await app().db.selectFrom('account_deletions').selectAll().execute()).toEqual([])
})
