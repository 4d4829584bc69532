import type { Kysely } from 'kysely'
import { customToneMessage, type Brand, type brands } from '#contract/brands.ts'
import { customToneId, toneOptions } from '#domain/tones.ts'
import type { Deps } from '#server/deps.ts'
import { cancelGenerations } from '#server/features/generations/queries.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { HttpError, invalid, notFound } from '#server/lib/http/errors.ts'
import type { Handlers } from '#server/lib/http/mount.ts'
import { removeLogo, storeLogo } from './logo.ts'
import { deleteBrand, findBrand, insertBrand, listBrands, lockBrand, updateBrand, type BrandFields } from './queries.ts'
import { followScraping, startScraping } from './scraping.ts'

export const brandHandlers = (deps: Deps): Handlers<typeof brands> => {
  const { db } = deps

  const requireBrand = async (user_id: string, brand_id: string) => {
    const brand = await findBrand(db, user_id, brand_id)
    if (!brand) throw notFound('Brand')
    return brand
  }

  /** One save of a brand at a time; `change` decides on the locked row. */
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
      await updateBrand(transaction, brand_id, await decide(brand, transaction))
      return { before: brand, after: (await findBrand(transaction, user_id, brand_id))! }
    })

  return {
    list: (_, { user_id }) => listBrands(db, user_id),
    tones: () => toneOptions,
    show: ({ params }, { user_id }) => requireBrand(user_id, params.brand_id),

    create: async ({ form }, { user_id }) => {
      const { logo_file, delete_logo: _, version: __, ...fields } = form
      requireCustomTone(fields)
      const logo = logo_file && (await storeLogo(deps, logo_file))
      const { brand_id } = await insertBrand(db, user_id, {
        ...emptyAsNull(fields),
        ...(logo && { logo }),
        scraping_status: 'manual',
        brand_creation_step: 'completed',
      })
      return requireBrand(user_id, brand_id)
    },

    createFromWebsite: ({ body }, { user_id }) => {
      const { website } = body
      return db.transaction().execute(async (transaction) => {
        const { brand_id } = await insertBrand(transaction, user_id, { website, ...beingRead })
        await startScraping(transaction, deps, brand_id)
        return (await findBrand(transaction, user_id, brand_id))!
      })
    },

    update: async ({ params, form }, { user_id }) => {
      const { logo_file, delete_logo, version, ...fields } = form
      await requireBrand(user_id, params.brand_id)
      const logo = logo_file ? await storeLogo(deps, logo_file) : delete_logo ? null : undefined
      const { before, after } = await change(user_id, params.brand_id, version, (brand) => {
        if (brand.brand_creation_step === 'scraping' && brand.scraping_status === 'processing')
          throw new HttpError(409, 'The website of this brand is still being read')
        requireCustomTone({ ...brand, ...emptyAsNull(fields) })
        return { ...emptyAsNull(fields), ...(logo !== undefined && { logo }), brand_creation_step: 'completed' }
      }).catch(async (error: unknown) => {
        if (logo) await removeLogo(deps, logo)
        throw error
      })
      if (logo !== undefined && before.logo) await removeLogo(deps, before.logo)
      return after
    },

    saveReview: async ({ params, body }, { user_id }) => {
      const { after } = await change(user_id, params.brand_id, undefined, (brand) => {
        if (brand.brand_creation_step === 'scraping') throw new HttpError(409, 'The website has not been read yet')
        return emptyAsNull(body)
      })
      return after
    },

    updateWebsite: async ({ params, body }, { user_id }) => {
      const { brand_id } = params
      const { before, after } = await change(user_id, brand_id, undefined, async (brand, transaction) => {
        if (brand.brand_creation_step === 'completed') throw new HttpError(409, 'This brand is already complete')
        await cancelGenerations(transaction, { brand_id }, ['facts'])
        await startScraping(transaction, deps, brand_id)
        return { website: body.website, logo: null, ...beingRead }
      })
      if (before.logo) await removeLogo(deps, before.logo)
      return after
    },

    processScraping: ({ params }, { user_id, signal }) => followScraping(deps, user_id, params.brand_id, signal),

    remove: async ({ params }, { user_id }) => {
      const deleted = await deleteBrand(db, user_id, params.brand_id)
      if (!deleted) throw notFound('Brand')
      if (deleted.logo) await removeLogo(deps, deleted.logo)
    },
  }
}

const beingRead = { scraping_status: 'processing', brand_creation_step: 'scraping' } as const

type Tone = { tone_of_voice_id?: string | null | undefined; custom_tone_of_voice?: string | null | undefined }

/** B5: the custom tone has words, sent with it or stored before. */
const requireCustomTone = ({ tone_of_voice_id, custom_tone_of_voice }: Tone) => {
  if (tone_of_voice_id === customToneId && !custom_tone_of_voice)
    throw invalid([{ loc: ['body', 'custom_tone_of_voice'], msg: customToneMessage, type: 'custom' }])
}

/** A field sent empty is cleared; one that is not sent stays as it is. */
const emptyAsNull = <T extends Record<string, string | null | undefined>>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [] : [[field, value || null]])),
  ) as { [k in keyof T]?: string | null }
