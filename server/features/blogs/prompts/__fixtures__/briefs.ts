import { eachField, writingFields } from '#domain/brand-fields.ts'
import type { WritingBrief, WritingTaskName } from '#domain/writing.ts'
import { bareBrief as titledBrief } from '#test/helpers/sample-briefs.ts'
import { contentRequest } from '../content.ts'
import { keywordsRequest } from '../keywords.ts'
import { outlineRequest } from '../outline.ts'
import { topicsRequest } from '../topics.ts'
import type { WritingRequest } from '../writing-request.ts'

/** A brief with every field. */
export const fullBrief: WritingBrief = {
  language: 'en_GB',
  brand: {
    ...eachField(writingFields, () => null),
    name: 'Halden Solar',
    summary: 'Plans and installs solar roofs for family homes.',
    website: 'https://halden.example',
    audience: 'Home owners in the north of England',
    vision: 'A power station on every roof.',
    mission: 'We make the first kilowatt hour simple.',
    perception: 'Down to earth and exact',
    positioning: 'The installer that also measures what the roof yields.',
    marketing_goals: 'More requests for a survey',
    industry: 'Energy',
    location: 'Leeds',
    competitors: 'Sunfirst, Roofpower',
    keywords: 'solar roof, survey, yield',
    tone: {
      name: 'Friendly',
      description: 'Warm and helpful, like a neighbour who knows the subject.',
      example: 'Not sure where to begin? Start here, and we will take it one step at a time.',
    },
  },
  brief: 'Explain to first-time buyers how a survey goes. Mention that it takes 90 minutes.',
  format: 'How-To Guide',
  title: 'How to prepare your home for a solar survey',
  keywords: ['solar survey', 'roof inspection', 'how long does a solar survey take'],
  contexts: [
    { name: 'survey.md', url: null, text: 'A survey takes 90 minutes.\n\nWe look at the roof, the loft and the fuse box.' },
    {
      name: 'Solar at home',
      url: 'https://halden.example/guide',
      text: 'In 2024 we surveyed 312 roofs.\n\n“I had no idea the loft mattered”, says Ann Price.',
    },
  ],
}

/** A brief with only the required fields. */
export const bareBrief = titledBrief('de', 'Checklist', 'Dachcheck vor der Solaranlage', ['Dachcheck'])

export const outline = '# How to prepare your home for a solar survey\n\n## Step 1: Clear the loft\n\n- why it matters'

/** The request of each of the four tasks for one brief. */
export const requestOf = (
  task: WritingTaskName,
  brief: WritingBrief,
  { outlineText = outline, seen = [] as string[], contextTokens = 1_000_000 } = {},
): WritingRequest => {
  switch (task) {
    case 'topics':
      return topicsRequest({ task, seen, ...brief }, contextTokens)
    case 'keywords':
      return keywordsRequest({ task, seen, ...brief }, contextTokens)
    case 'outline':
      return outlineRequest({ task, ...brief }, contextTokens)
    default:
      return contentRequest({ task, ...brief, outline: outlineText }, contextTokens)
  }
}

export const taskNames: WritingTaskName[] = ['topics', 'keywords', 'outline', 'content']
