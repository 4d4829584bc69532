// The fields of a brand as its forms show them.
import { industries } from '#domain/industries.ts'
import { languages } from '#domain/languages.ts'

export type BrandFieldName =
  | 'name'
  | 'website'
  | 'industry'
  | 'industry_size'
  | 'contacts'
  | 'location'
  | 'vision'
  | 'mission'
  | 'positioning'
  | 'audience'
  | 'perception'
  | 'keywords'
  | 'summary'
  | 'language'
  | 'competitors'
  | 'marketing_goals'

export type BrandField = {
  name: BrandFieldName
  label: string
  hint?: string
  /** Characters; B5 and decisions "Brand fields". */
  max: number
  /** Several lines; a choice that can also be typed. */
  rows?: number
  options?: readonly string[]
}

const short = 255
const long = 10_000

const fields = {
  name: { name: 'name', label: 'Company Name', max: short },
  website: { name: 'website', label: 'Website', max: short },
  industry: { name: 'industry', label: 'Industry', max: short, options: industries },
  industry_size: { name: 'industry_size', label: 'Company Size', hint: 'For example: 45 employees', max: short },
  contacts: { name: 'contacts', label: 'Contacts', hint: 'E-mail addresses and telephone numbers', max: long, rows: 2 },
  location: { name: 'location', label: 'Location', max: short },
  vision: { name: 'vision', label: 'Vision', hint: 'What the company wants the world to become', max: long, rows: 3 },
  mission: { name: 'mission', label: 'Mission', hint: 'What it does for whom, every day', max: long, rows: 3 },
  positioning: {
    name: 'positioning',
    label: 'Positioning',
    hint: 'What sets it apart from others',
    max: long,
    rows: 3,
  },
  audience: { name: 'audience', label: 'Audience', hint: 'Who it speaks to', max: long, rows: 3 },
  perception: {
    name: 'perception',
    label: 'Perception',
    hint: 'How customers describe it',
    max: short,
    rows: 2,
  },
  keywords: { name: 'keywords', label: 'Keywords', hint: 'Separated by commas', max: long, rows: 2 },
  summary: { name: 'summary', label: 'Summary', hint: 'The company in a few sentences', max: long, rows: 3 },
  language: {
    name: 'language',
    label: 'Language',
    max: short,
    options: languages.map(({ label }) => label),
  },
  competitors: { name: 'competitors', label: 'Competitors', max: long, rows: 2 },
  marketing_goals: {
    name: 'marketing_goals',
    label: 'Marketing Goals',
    hint: 'What the content is to achieve',
    max: long,
    rows: 3,
  },
} satisfies Record<BrandFieldName, BrandField>

export const brandField = (name: BrandFieldName): BrandField => fields[name]

const others = { logo: 'Logo', tone_of_voice_id: 'Tone of Voice', custom_tone_of_voice: 'Custom Tone of Voice' }

/** What a person calls a field; undefined for one that they never see. */
export const labelOf = (name: string): string | undefined =>
  name in others ? others[name as keyof typeof others] : fields[name as BrandFieldName]?.label
