import type { Kysely } from 'kysely'
import type { Brand, FactSource, brands } from '#contract/brands.ts'
import { factFields } from '#domain/facts.ts'
import { toneOptions } from '#domain/tones.ts'
import type { Deps } from '#server/deps.ts'
import { cancelGenerations } from '#server/generations/queries.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { HttpError, notFound } from '#server/lib/http/errors.ts'
import type { Handlers } from '#server/lib/http/mount.ts'
import { removeFiles } from '#server/providers/storage/remove-files.ts'
import { logoFiles, saveWithLogo } from './logo.ts'
import { findBrand, insertBrand, listBrands, lockBrand, updateBrand, type BrandFields } from './queries.ts'
import { removeBrand } from './remove-brand.ts'
import { requireText } from './required-text.ts'
import { followScraping, startScraping } from './scraping.ts'

export const brandHandlers = (deps: Deps): Handlers<typeof brands> => {
  const { db } = deps

  const requireBrand = async (user_id: string, brand_id: string) => {
    const brand = await findBrand(db, user_id, brand_id)
    if (!brand) throw notFound('Brand')
    return brand
  }

  /** Saves a brand under a row lock; `change` derives the change from the locked row. */
  const change = (
    user_id: string,
    brand_id: string,
    version: number | undefined,
    decide: (brand: Brand, transaction: Kysely<Database>) => BrandFields | Promise<BrandFields>,
  ) =>
    db.transaction().execute(async (transaction) => {
      const brand = await lockBrand(transaction, user_id, brand_id)
      if (!brand) throw notFound('Brand')
      if (version !== undefined && version !== brand.version)
        throw new HttpError(409, 'This brand was changed elsewhere in the meantime', { current: brand })
      await updateBrand(transaction, user_id, brand_id, await decide(brand, transaction))
      return { before: brand, after: (await findBrand(transaction, user_id, brand_id))! }
    })

  return {
    list: (_, { user_id }) => listBrands(db, user_id),
    tones: () => toneOptions,
    show: ({ params }, { user_id }) => requireBrand(user_id, params.brand_id),

    create: async ({ form }, { user_id }) => {
      const { logo_file, delete_logo: _, version: __, ...sent } = form
      const fields = emptyAsNull(sent)
      requireText(fields)
      const { brand_id } = await saveWithLogo(deps, logo_file, (logo) =>
        insertBrand(db, user_id, {
          ...fields,
          ...(logo && { logo }),
          scraping_status: 'manual',
          brand_creation_step: 'completed',
        }),
      )
      return requireBrand(user_id, brand_id)
    },

    createFromWebsite: ({ body }, { user_id }) => {
      const { website } = body
      return db.transaction().execute(async (transaction) => {
        const { brand_id } = await insertBrand(transaction, user_id, { website, ...beingRead })
        await startScraping(transaction, deps, user_id, brand_id)
        return (await findBrand(transaction, user_id, brand_id))!
      })
    },

    update: async ({ params, form }, { user_id }) => {
      const { logo_file, delete_logo, version, ...sent } = form
      await requireBrand(user_id, params.brand_id)
      const { before, after } = await saveWithLogo(deps, logo_file, (logo) =>
        change(user_id, params.brand_id, version, (brand) => {
          if (brand.brand_creation_step === 'scraping' && brand.scraping_status === 'processing')
            throw new HttpError(409, 'The website of this brand is still being read')
          const fields = { ...emptyAsNull(sent), ...(logo ? { logo } : delete_logo && { logo: null }) }
          requireText({ ...brand, ...fields }, { isFinalize: brand.brand_creation_step !== 'completed' })
          return { ...fields, sources: confirm(brand, Object.keys(sent)), brand_creation_step: 'completed' }
        }),
      )
      if (before.logo !== after.logo) await removeFiles(deps, logoFiles(before))
      return after
    },

    saveReview: async ({ params, body }, { user_id }) => {
      const { version, ...sent } = body
      const { after } = await change(user_id, params.brand_id, version, (brand) => {
        if (brand.brand_creation_step === 'scraping') throw new HttpError(409, 'The website has not been read yet')
        const fields = emptyAsNull(sent)
        if (brand.brand_creation_step === 'completed') requireText({ ...brand, ...fields })
        return { ...fields, sources: confirm(brand, factFields) }
      })
      return after
    },

    updateWebsite: async ({ params, body }, { user_id }) => {
      const { brand_id } = params
      const { before, after } = await change(user_id, brand_id, undefined, async (brand, transaction) => {
        if (brand.brand_creation_step === 'completed') throw new HttpError(409, 'This brand is already complete')
        await cancelGenerations(transaction, { brand_id }, ['facts'])
        await startScraping(transaction, deps, user_id, brand_id)
        return { website: body.website, logo: null, ...beingRead }
      })
      await removeFiles(deps, logoFiles(before))
      return after
    },

    processScraping: ({ params }, { user_id, signal }) => followScraping(deps, user_id, params.brand_id, signal),

    remove: ({ params }, { user_id }) => removeBrand(deps, user_id, params.brand_id),
  }
}

const beingRead = { scraping_status: 'processing', scraping_note: null, brand_creation_step: 'scraping' } as const

/** The sources of a brand after a person has saved these fields, and so confirmed what was only likely. */
const confirm = ({ sources }: Brand, saved: readonly string[]): FactSource[] =>
  sources.map((source) => (saved.includes(source.field) ? { ...source, confidence: 'sure' } : source))

/** A field sent empty is cleared; one not sent is kept. */
const emptyAsNull = <T extends Record<string, string | null | undefined>>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [] : [[field, value || null]])),
  ) as { [k in keyof T]?: string | null }
