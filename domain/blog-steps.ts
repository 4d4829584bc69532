// The order of the blog wizard (M2, M4): which step a field belongs to, what a change clears, how far a blog has got.

export const blogSteps = ['intro', 'brief', 'format', 'topic', 'keywords', 'outline', 'approve'] as const
export type BlogStep = (typeof blogSteps)[number]

/** The labels of the step bar (M2). */
export const blogStepLabels: Record<BlogStep, string> = {
  intro: 'Intro',
  brief: 'Blog Brief',
  format: 'Blog Format',
  topic: 'Blog Topics',
  keywords: 'Keywords & Context',
  outline: 'Create Outline',
  approve: 'Final Approval',
}

/** The fields of a blog that its steps fill in, in step order. */
export const stepFields = [
  'language',
  'has_brief',
  'brief',
  'format',
  'title',
  'keywords',
  'outline',
  'content',
] as const
export type StepField = (typeof stepFields)[number]

const stepOfField: Record<StepField, BlogStep> = {
  language: 'intro',
  has_brief: 'intro',
  brief: 'brief',
  format: 'format',
  title: 'topic',
  keywords: 'keywords',
  outline: 'outline',
  content: 'approve',
}

/** What the wizard needs to know of a blog. */
export type BlogProgress = {
  language: string | null
  has_brief: boolean
  brief: string | null
  format: string | null
  title: string | null
  keywords: string[] | null
  outline: string | null
  content: string | null
  content_generated: boolean
  finalized: boolean
}

/** The fields of the steps that follow the earliest of the changed fields (M3). */
export const fieldsAfter = (changed: readonly StepField[]): StepField[] => {
  const first = Math.min(...changed.map((field) => blogSteps.indexOf(stepOfField[field])))
  return stepFields.filter((field) => blogSteps.indexOf(stepOfField[field]) > first)
}

const isGiven = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

/** Whether a field is unchanged: then saving its step makes no call and clears nothing. */
export const isSameValue = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Whether a step is a link in the step bar: its prerequisites are met (M2). */
export const canOpenStep = (blog: BlogProgress, step: BlogStep): boolean => {
  const hasBrief = isGiven(blog.language) && (!blog.has_brief || isGiven(blog.brief))
  switch (step) {
    case 'intro':
      return true
    case 'brief':
      return isGiven(blog.language)
    case 'format':
      return hasBrief
    case 'topic':
      return hasBrief && isGiven(blog.format)
    case 'keywords':
      return hasBrief && isGiven(blog.format) && isGiven(blog.title)
    case 'outline':
      return hasBrief && isGiven(blog.format) && isGiven(blog.title) && isGiven(blog.keywords)
    case 'approve':
      return blog.content_generated && isGiven(blog.outline)
  }
}

/** The first incomplete step, in the redirect order of M2; undefined for a finished blog. */
export const nextOpenStep = (blog: BlogProgress): BlogStep | undefined => {
  if (!isGiven(blog.language)) return 'intro'
  if (blog.has_brief && !isGiven(blog.brief)) return 'brief'
  if (!isGiven(blog.format)) return 'format'
  if (!isGiven(blog.title)) return 'topic'
  if (!isGiven(blog.keywords)) return 'keywords'
  if (!isGiven(blog.outline)) return 'outline'
  if (!isGiven(blog.content) || !blog.finalized) return 'approve'
  return undefined
}

/** Where to redirect from a step opened by URL: to the first incomplete step before it; undefined to stay. */
export const redirectFrom = (blog: BlogProgress, step: BlogStep): BlogStep | undefined => {
  const open = nextOpenStep(blog)
  return open && blogSteps.indexOf(open) < blogSteps.indexOf(step) ? open : undefined
}

/** The steps of the step bar; the brief only if the blog has one. */
export const visibleSteps = (blog: Pick<BlogProgress, 'has_brief'>): BlogStep[] =>
  blogSteps.filter((step) => step !== 'brief' || blog.has_brief)

export const stepAfter = (blog: Pick<BlogProgress, 'has_brief'>, step: BlogStep): BlogStep | undefined => {
  const steps = visibleSteps(blog)
  return steps[steps.indexOf(step) + 1]
}
