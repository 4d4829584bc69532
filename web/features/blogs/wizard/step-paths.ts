import type { BlogStep } from '#domain/blog-steps.ts'
import { paths } from '#web/paths.ts'

const screens = {
  intro: paths.blogIntro,
  brief: paths.blogBrief,
  format: paths.blogFormat,
  topic: paths.blogTopic,
  keywords: paths.blogKeywords,
  outline: paths.blogOutline,
  approve: paths.blogApprove,
} satisfies Record<BlogStep, (values: { brandId: string; blogId: string }) => string>

export const stepPath = (step: BlogStep, blog: { brand_id: string; blog_id: string }) =>
  screens[step]({ brandId: blog.brand_id, blogId: blog.blog_id })
