import { z } from 'zod'
import { brandFieldNames, brandFields, eachField, type BrandField } from '#domain/brand-fields.ts'
import { confidences, factFields, foundFields, readingNotes } from '#domain/facts.ts'
import { toneOf } from '#domain/tones.ts'
import { normaliseWebsite } from '#domain/website.ts'
import { del, get, post, put } from './route.ts'

const ScrapingStatus = z.enum(['manual', 'processing', 'completed', 'cancelled', 'failed'])

export const BrandCreationStep = z.enum(['scraping', 'manual_fill', 'completed'])
export type BrandCreationStep = z.infer<typeof BrandCreationStep>

const Confidence = z.enum(confidences)
const ReadingNote = z.enum(readingNotes).nullable()

/** Where a fact was found: the page and the quoted passage. A `likely` one is `sure` once a person has saved the field. */
export const FactSource = z.object({
  field: z.enum(foundFields),
  url: z.string(),
  passage: z.string(),
  confidence: Confidence,
})
export type FactSource = z.infer<typeof FactSource>

export const Brand = z.object({
  brand_id: z.uuid(),
  /** A file name under /brand-logos/. */
  logo: z.string().nullable(),
  ...eachField(brandFieldNames, () => z.string().nullable()),
  scraping_status: ScrapingStatus,
  scraping_note: ReadingNote,
  brand_creation_step: BrandCreationStep,
  sources: z.array(FactSource),
  created_at: z.iso.datetime(),
  version: z.int(),
})
export type Brand = z.infer<typeof Brand>

export const BrandSummary = Brand.pick({ brand_id: true, name: true, logo: true, brand_creation_step: true })
export type BrandSummary = z.infer<typeof BrandSummary>

const ToneOfVoice = z.object({
  tone_of_voice_id: z.string(),
  name: z.string(),
  description: z.string(),
  example: z.string().nullable(),
})

const toWebsite = (value: string, context: z.RefinementCtx): string => {
  const website = normaliseWebsite(value)
  if (website.ok) return website.url
  context.addIssue({ code: 'custom', message: website.message, input: value })
  return z.NEVER
}

/** A website as typed: https:// is added to a bare host name; 1 to 2083 characters (B5). */
export const Website = z.string().transform(toWebsite)

const textOf = ({ max }: BrandField) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max.toLocaleString('en-GB')} characters`)

const BrandTexts = {
  ...eachField(brandFieldNames, (_, field) => textOf(field).nullish()),
  website: textOf(brandFields.website)
    .transform((value, context) => value && toWebsite(value, context))
    .pipe(textOf(brandFields.website))
    .nullish(),
  tone_of_voice_id: z
    .string()
    .refine((id) => id === '' || toneOf(id), 'This tone of voice is not on offer')
    .nullish(),
}

/** The twelve fields that the review step saves (B3 "Scraping result"). */
const ReviewFields = z.strictObject({
  ...eachField(factFields, (name) => BrandTexts[name]),
  website: BrandTexts.website,
})

/** JPEG or PNG up to 2 MB (B5). */
export const maxLogoBytes = 2 * 1024 * 1024
export const logoMessage = 'Logo must be PNG or JPEG image (max 2MB)'
export const customToneMessage = 'Custom tone of voice is required'

export const requiredMessage = 'Required'

const Logo = z.file().max(maxLogoBytes, logoMessage).mime(['image/png', 'image/jpeg'], logoMessage)
const formBoolean = z.enum(['true', 'false']).transform((value) => value === 'true')

/** A form sends an empty string for a missing value (B5). */
const notEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value: z.input<T> | '') => (value === '' ? undefined : value), schema.optional()).optional()

/**
 * The brand save payload (B3): a multipart form, so every value is text. An empty string clears a field. The fields of a
 * complete brand (`requiredFields`, `finalizeFields`, the text of a custom tone) must be sent or stored already.
 */
const BrandForm = z.strictObject({
  ...BrandTexts,
  logo_file: notEmpty(Logo),
  delete_logo: notEmpty(formBoolean),
  version: notEmpty(z.coerce.number().int()),
})

const WebsiteRequest = z.strictObject({ website: Website })

/**
 * One line of the scraping stream: each fact as it is found, then the result. A later line about a field replaces the
 * earlier one; with the value null it withdraws a fact that further pages do not bear out. So does a later note.
 */
export const ScrapingLine = z.union([
  z.object({
    status: z.literal('processing'),
    field: z.enum(foundFields),
    value: z.string(),
    confidence: Confidence,
    source_url: z.string(),
    passage: z.string(),
  }),
  z.object({ status: z.literal('processing'), field: z.enum(foundFields), value: z.null() }),
  z.object({ status: z.literal('processing'), page: z.string() }),
  z.object({ status: z.literal('processing'), note: ReadingNote }),
  z.object({ status: z.literal('completed') }),
  z.object({ status: z.enum(['failed', 'error']), error: z.string() }),
])
export type ScrapingLine = z.infer<typeof ScrapingLine>

export const brands = {
  list: get('/api/brands', { summary: 'The brands of the user, by name', reply: z.array(BrandSummary) }),
  create: post('/api/brands', {
    summary: 'Create a brand by hand, with all of its required text',
    form: BrandForm,
    reply: Brand,
    status: 201,
    maxBytes: maxLogoBytes + 512 * 1024,
    rateLimit: 'upload',
  }),
  createFromWebsite: post('/api/brands/create_from_website', {
    summary: 'Create a brand and begin to read its website',
    body: WebsiteRequest,
    reply: Brand,
    status: 201,
    rateLimit: 'scrape',
  }),
  show: get('/api/brands/{brand_id}', { summary: 'One brand', reply: Brand }),
  update: put('/api/brands/{brand_id}', {
    summary: 'Save a brand (edit, finalise); with what is stored it has all of its required text',
    form: BrandForm,
    reply: Brand,
    maxBytes: maxLogoBytes + 512 * 1024,
    rateLimit: 'upload',
  }),
  saveReview: put('/api/brands/{brand_id}/after_scraping', {
    summary: 'Save the twelve collected fields after review',
    body: ReviewFields.extend({ version: z.int().optional() }),
    reply: Brand,
  }),
  updateWebsite: put('/api/brands/{brand_id}/website', {
    summary: 'Give another website and read it; a running job is cancelled',
    body: WebsiteRequest,
    reply: Brand,
    rateLimit: 'scrape',
  }),
  processScraping: put('/api/brands/{brand_id}/process_scraping', {
    summary: 'Attach to the reading of the website, starting it again when it failed or was cancelled',
    stream: ScrapingLine,
    rateLimit: 'scrape',
  }),
  remove: del('/api/brands/{brand_id}', { summary: 'Delete a brand with everything in it' }),
  tones: get('/api/tones_of_voice', { summary: 'The tones of voice', reply: z.array(ToneOfVoice) }),
}
