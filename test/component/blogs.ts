// A brand with a blog, as the API shows them, and the pages of a finished one.
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { blogs, type Blog } from '#contract/blogs.ts'
import { feedback } from '#contract/feedback.ts'
import { media } from '#contract/media.ts'
import { videos } from '#contract/videos.ts'
import { newBrand, type Account } from './account.ts'
import { refuse, reply } from './fake-api.ts'
import { openApp } from './render.tsx'

const outline =
  '# Choosing a cargo bike\n\n## Why a cargo bike\n\n- fewer car trips\n\n### What it costs\n\n- price and upkeep\n\n## How to choose\n\n- test ride\n'

/** Of every blog here, so that its images and video can name it. */
export const deliverable_id = '0b4f3f43-3f0c-4b59-9e1c-6d9a3f1f0002'

const newBlog = (fields: Partial<Blog> = {}): Blog => ({
  blog_id: crypto.randomUUID(),
  brand_id: crypto.randomUUID(),
  deliverable_id,
  title: 'Choosing a cargo bike',
  language: 'en_GB',
  format: 'Checklist',
  keywords: ['cargo bike', 'family bike'],
  has_brief: false,
  brief: null,
  outline,
  content: '# Choosing a cargo bike\n\n## Why a cargo bike\n\nIt carries children and shopping.\n',
  content_generated: true,
  finalized: true,
  gdrive_url: null,
  created_at: new Date().toISOString(),
  tone_of_voice_name: 'Friendly',
  custom_tone_of_voice: null,
  outline_model: null,
  content_model: null,
  left_out: null,
  version: 1,
  ...fields,
})

/** A finished blog of a new brand, without images, video or rating, and the path of its page. */
export const addFinishedBlog = (account: Account, fields: Partial<Blog> = {}) => {
  const brand = newBrand()
  account.brands = [...account.brands, brand]
  const blog = newBlog({ brand_id: brand.brand_id, ...fields })
  reply(blogs.show, () => blog)
  reply(media.listImages, [])
  reply(media.showImageGeneration, { is_generating: false })
  refuse(videos.showVideo, 404)
  refuse(feedback.show, 404)
  return { blog, path: `/brands/${brand.brand_id}/blogs/${blog.blog_id}` }
}

/** Opens the media page, with the dialog of a video if `search` says so. */
export const openMedia = async (path: string, search = ''): Promise<void> => {
  await openApp(`${path}/media${search}`)
  // A dialog hides the page from those who go by roles.
  await expect.element(page.getByCss('h2').filter({ hasText: 'Videos' })).toBeInTheDocument()
}
