// The made-up sites of sites/ with their truths in the form of the real ones, for fields that real sites seldom state.
import type { EngineField } from '#facts/types.ts'
import type { RealSite } from './real-sites.ts'
import { readSites } from './sites.ts'

/** Perception is left out: these truths name what customers say, not what the company says of itself. */
const judgedFields = new Set<EngineField>(['mission', 'vision', 'positioning', 'audience'])

export const isJudged = (field: EngineField) => judgedFields.has(field)

export const readMadeUpSites = (): RealSite[] =>
  readSites().map(({ slug, language, start_url, pages, truth }) => ({
    slug,
    part: 'train',
    pages,
    truth: {
      repo: slug, commit: '', home: '', url: start_url, kind: 'html', language: language.slice(0, 2),
      name: truth.name, location: truth.location, industry: truth.industry, industry_size: truth.industry_size,
      vision: truth.vision, mission: truth.mission, positioning: truth.positioning, audience: truth.audience,
      summary: null, perception: null, emails: [], phones: [], accepted_contacts: [], keywords: [], keep: [], strike: [],
    }, // prettier-ignore
  }))
