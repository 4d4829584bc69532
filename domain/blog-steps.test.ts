import { describe, expect, test } from 'vitest'
import {
  blogStepLabels,
  blogSteps,
  canOpenStep,
  fieldsAfter,
  isSameValue,
  nextOpenStep,
  redirectFrom,
  stepAfter,
  visibleSteps,
  type BlogProgress,
  type BlogStep,
} from './blog-steps.ts'

const nothing: BlogProgress = {
  language: null,
  has_brief: false,
  brief: null,
  format: null,
  title: null,
  keywords: null,
  outline: null,
  content: null,
  content_generated: false,
  finalized: false,
}
const all: BlogProgress = {
  language: 'en_GB',
  has_brief: true,
  brief: 'About bikes',
  format: 'Story',
  title: 'Bikes',
  keywords: ['bike'],
  outline: '## One',
  content: 'Text',
  content_generated: true,
  finalized: true,
}
const opened = (blog: BlogProgress) => blogSteps.filter((step) => canOpenStep(blog, step))

test('M2 the step bar shows the steps by name, the brief only for a blog that has one', () => {
  const labels = (has_brief: boolean) => visibleSteps({ has_brief }).map((step) => blogStepLabels[step])
  expect(labels(true)).toEqual([
    'Intro',
    'Blog Brief',
    'Blog Format',
    'Blog Topics',
    'Keywords & Context',
    'Create Outline',
    'Final Approval',
  ])
  expect(labels(false)).toEqual(labels(true).filter((label) => label !== 'Blog Brief'))
})

describe('M2 a step is a link only when its prerequisites are met', () => {
  test.each<[string, Partial<BlogProgress>, BlogStep[]]>([
    ['nothing', {}, ['intro']],
    ['a language', { language: 'fr' }, ['intro', 'brief', 'format']],
    ['a language and a format', { language: 'fr', format: 'Story' }, ['intro', 'brief', 'format', 'topic']],
  ])('M2 with %s alone', (_, given, steps) => {
    expect(opened({ ...nothing, ...given })).toEqual(steps)
  })

  test.each<[missing: string, change: Partial<BlogProgress>, steps: BlogStep[]]>([
    ['a language', { language: null }, ['intro', 'approve']],
    ['a brief', { brief: null }, ['intro', 'brief', 'approve']],
    ['a format', { format: null }, ['intro', 'brief', 'format', 'approve']],
    ['a title', { title: null }, ['intro', 'brief', 'format', 'topic', 'approve']],
    ['keywords', { keywords: [] }, ['intro', 'brief', 'format', 'topic', 'keywords', 'approve']],
    ['an outline', { outline: null }, ['intro', 'brief', 'format', 'topic', 'keywords', 'outline']],
    ['generated content', { content_generated: false }, ['intro', 'brief', 'format', 'topic', 'keywords', 'outline']],
    ['nothing', {}, [...blogSteps]],
  ])('M2 without %s', (_, change, steps) => {
    expect(opened({ ...all, ...change })).toEqual(steps)
  })

  test('M2 a blog without a brief needs none', () => {
    expect(opened({ ...all, has_brief: false, brief: null })).toEqual([...blogSteps])
  })
})

describe('M2 the redirect order', () => {
  test.each<[string, Partial<BlogProgress>, BlogStep | undefined]>([
    ['no language goes to intro', { language: null, brief: null }, 'intro'],
    ['has_brief with no brief goes to brief', { brief: null, format: null }, 'brief'],
    ['no format goes to format', { format: null, title: null }, 'format'],
    ['no title goes to topic', { title: null, keywords: null }, 'topic'],
    ['missing keywords go to keywords', { keywords: null, outline: null }, 'keywords'],
    ['empty keywords go to keywords', { keywords: [], outline: null }, 'keywords'],
    ['no outline goes to outline', { outline: null, content: null }, 'outline'],
    ['missing content goes to approve', { content: null }, 'approve'],
    ['content not finalised goes to approve', { finalized: false }, 'approve'],
    ['a finished blog stays', {}, undefined],
  ])('M2 %s', (_, change, step) => {
    expect(nextOpenStep({ ...all, ...change })).toBe(step)
  })

  test('M2 redirects only from a step with incomplete earlier steps', () => {
    const blog = { ...all, title: null }
    expect(blogSteps.map((step) => redirectFrom(blog, step))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'topic',
      'topic',
      'topic',
    ])
  })
})

test('M4 intro, then brief (if has_brief), then format, topic, keywords, outline, approve', () => {
  const walk = (has_brief: boolean) => {
    const steps: (BlogStep | undefined)[] = ['intro']
    while (steps.at(-1)) steps.push(stepAfter({ has_brief }, steps.at(-1)!))
    return steps.slice(0, -1)
  }
  expect(walk(true)).toEqual(['intro', 'brief', 'format', 'topic', 'keywords', 'outline', 'approve'])
  expect(walk(false)).toEqual(['intro', 'format', 'topic', 'keywords', 'outline', 'approve'])
})

test('M3 saving the format clears title, keywords, outline and content; the other resets follow the step order', () => {
  expect(fieldsAfter(['format'])).toEqual(['title', 'keywords', 'outline', 'content'])
  expect(fieldsAfter(['language'])).toEqual(['brief', 'format', 'title', 'keywords', 'outline', 'content'])
  expect(fieldsAfter(['has_brief'])).toEqual(fieldsAfter(['language']))
  expect(fieldsAfter(['outline', 'title'])).toEqual(fieldsAfter(['title']))
  expect(fieldsAfter(['content'])).toEqual([])
})

test('M4 null, empty and missing values count as unchanged', () => {
  expect(isSameValue(['a', 'b'], ['a', 'b'])).toBe(true)
  expect(isSameValue(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isSameValue(undefined, null)).toBe(true)
  expect(isSameValue('', null)).toBe(false)
})
