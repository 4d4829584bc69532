// Every text that a brand holds. Contract, table, forms, brand page and prompts follow from this list; a field that is
// added here needs only its column (db/migrations).
import { industries } from './industries.ts'
import { languages } from './languages.ts'

/** The sections of the review (B2), which the full form shares. */
export const brandSections = {
  basic: 'Basic Brand Information',
  contact: 'Contact & Location',
  identity: 'Brand Identity & Messaging',
  market: 'Audience & Market Perception',
} as const

export type BrandField = {
  label: string
  /** What it holds, in a few words: the form's hint, and what models are told. Left out where the label says it. */
  meaning?: string
  /** Characters (B5). */
  max: number
  /** Lines of its input, where there are several. */
  rows?: number
  /** What is offered to choose from; anything else can be typed. */
  options?: readonly string[]
  /** Where forms show it; none where the field has an input of its own. */
  section?: keyof typeof brandSections
  /** B5: by every complete brand, or only by the step that completes it. */
  required?: 'always' | 'finalize'
  /** Its column on the brand's page; name and website are in the header. */
  page?: 'main' | 'side'
  /** One of the twelve fields that a website is searched for and that the review saves (B3). */
  isFact?: true
  /** Found on a website too, but not part of the review. */
  isFoundBesides?: true
  /** How a model that reads the website is to give it. */
  detail?: string
  /** Its name in the prompts that write; writers are not told of the others. */
  writing?: string
}

const short = 255
const long = 10_000

/** In the order of every form, list and prompt. */
export const brandFields = {
  name: {
    label: 'Company Name',
    max: short,
    section: 'basic',
    isFact: true,
    detail: 'as the company writes it',
    writing: 'brand name',
  },
  website: {
    label: 'Website',
    max: short,
    section: 'basic',
    isFact: true,
    detail: 'the address of its home page',
    writing: 'website',
  },
  summary: {
    label: 'Summary',
    meaning: 'the company in a few sentences',
    max: long,
    rows: 3,
    section: 'basic',
    page: 'main',
    isFoundBesides: true,
    writing: 'summary',
  },
  industry: {
    label: 'Industry',
    max: short,
    options: industries,
    section: 'basic',
    page: 'side',
    isFact: true,
    detail: 'in one to three words of general use',
    writing: 'industry',
  },
  industry_size: {
    label: 'Company Size',
    meaning: 'the number of people who work there',
    max: short,
    section: 'basic',
    page: 'side',
    isFact: true,
  },
  language: {
    label: 'Language',
    max: short,
    options: languages.map(({ label }) => label),
    section: 'basic',
    required: 'finalize',
    page: 'side',
    isFoundBesides: true,
  },
  contacts: {
    label: 'Contacts',
    meaning: 'e-mail addresses and telephone numbers, separated by commas',
    max: long,
    rows: 2,
    section: 'contact',
    page: 'side',
    isFact: true,
  },
  location: {
    label: 'Location',
    max: short,
    section: 'contact',
    page: 'side',
    isFact: true,
    detail: 'the street address if given, or else town and country',
    writing: 'location',
  },
  vision: {
    label: 'Vision',
    meaning: 'what the company wants the world to become',
    max: long,
    rows: 3,
    section: 'identity',
    required: 'always',
    page: 'main',
    isFact: true,
    writing: 'vision',
  },
  mission: {
    label: 'Mission',
    meaning: 'what it does every day, for whom and to what end',
    max: long,
    rows: 3,
    section: 'identity',
    required: 'always',
    page: 'main',
    isFact: true,
    writing: 'mission',
  },
  positioning: {
    label: 'Positioning',
    meaning: 'what sets its offer apart from others',
    max: long,
    rows: 3,
    section: 'identity',
    required: 'always',
    page: 'main',
    isFact: true,
    writing: 'positioning',
  },
  competitors: {
    label: 'Competitors',
    max: long,
    rows: 2,
    section: 'identity',
    required: 'finalize',
    page: 'main',
    writing: 'competitors',
  },
  marketing_goals: {
    label: 'Marketing Goals',
    meaning: 'what the content is to achieve',
    max: long,
    rows: 3,
    section: 'identity',
    required: 'always',
    page: 'main',
    writing: 'marketing goals',
  },
  keywords: {
    label: 'Keywords',
    meaning: 'terms for its offer, separated by commas',
    max: long,
    rows: 2,
    section: 'identity',
    required: 'always',
    page: 'main',
    isFact: true,
    detail: 'up to ten, each one as it stands on the pages',
    writing: 'brand keywords',
  },
  audience: {
    label: 'Audience',
    meaning: 'who the offer is meant for',
    max: long,
    rows: 3,
    section: 'market',
    required: 'always',
    page: 'main',
    isFact: true,
    writing: 'audience',
  },
  perception: {
    label: 'Perception',
    meaning: 'how the company wants to be seen',
    max: short,
    rows: 2,
    section: 'market',
    page: 'main',
    isFact: true,
    detail: 'in the qualities that it claims for itself',
    writing: 'perception',
  },
  tone_of_voice_id: { label: 'Tone of Voice', max: short, required: 'always' },
  custom_tone_of_voice: { label: 'Custom Tone of Voice', max: short },
} as const satisfies Record<string, BrandField>

type Fields = typeof brandFields
export type BrandFieldName = keyof Fields

/** The names of the fields that have such a property. */
export type NamesWith<Property> = {
  [Name in BrandFieldName]: Fields[Name] extends Property ? Name : never
}[BrandFieldName]

/** The fields that forms show by themselves. */
export type FormFieldName = NamesWith<{ section: string }>
export type WritingField = NamesWith<{ writing: string }>

export const brandFieldNames = Object.keys(brandFields) as BrandFieldName[]

export const brandField = (name: BrandFieldName): BrandField => brandFields[name]

export const namesWhere = <Name extends BrandFieldName>(holds: (field: BrandField) => unknown) =>
  brandFieldNames.filter((name) => holds(brandField(name))) as Name[]

export const formFieldNames = namesWhere<FormFieldName>(({ section }) => section)
export const writingFields = namesWhere<WritingField>(({ writing }) => writing)

/** What a brand must have to be complete, and what its finalise step asks for besides (B5). */
export const requiredFields = namesWhere<NamesWith<{ required: 'always' }>>(({ required }) => required === 'always')
export const finalizeFields = namesWhere<NamesWith<{ required: 'finalize' }>>(({ required }) => required === 'finalize')

/** A value for each of these fields. */
export const eachField = <Name extends BrandFieldName, Value>(
  names: readonly Name[],
  valueOf: (name: Name, field: BrandField) => Value,
) => Object.fromEntries(names.map((name) => [name, valueOf(name, brandField(name))])) as Record<Name, Value>
