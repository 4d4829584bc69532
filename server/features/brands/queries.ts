import { sql, type Kysely, type Selectable, type Updateable } from 'kysely'
import type { Brand, BrandSummary, FactSource } from '#contract/brands.ts'
import { brandFieldNames } from '#domain/brand-fields.ts'
import type { Database } from '#server/lib/db/tables.ts'

type Db = Kysely<Database>

/** The columns of a brand that a person or a crawl may set. */
export type BrandFields = Omit<
  Updateable<Database['brands']>,
  'brand_id' | 'user_id' | 'sources' | 'version' | 'created_at'
> & { sources?: FactSource[] }

const brandColumns = [
  'brand_id',
  'logo',
  ...brandFieldNames,
  'scraping_status',
  'scraping_note',
  'brand_creation_step',
  'sources',
  'version',
  'created_at',
] as const

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** By name, ignoring case and accents; brands without a name last. */
export const listBrands = async (db: Db, user_id: string): Promise<BrandSummary[]> => {
  const rows = await db
    .selectFrom('brands')
    .select(['brand_id', 'name', 'logo', 'brand_creation_step'])
    .where('user_id', '=', user_id)
    .orderBy('created_at')
    .orderBy('brand_id')
    .execute()
  return rows.toSorted((a, b) => {
    if (a.name === null || b.name === null) return Number(a.name === null) - Number(b.name === null)
    return byName.compare(a.name, b.name)
  })
}

const selectBrand = (db: Db, user_id: string, brand_id: string) =>
  db.selectFrom('brands').select(brandColumns).where('user_id', '=', user_id).where('brand_id', '=', brand_id)

/** Brands that were read before facts had a confidence hold those that were sure. */
const toBrand = (row: Pick<Selectable<Database['brands']>, (typeof brandColumns)[number]>): Brand =>
  ({
    ...row,
    sources: row.sources.map((source) => ({ confidence: 'sure', ...source })),
    created_at: row.created_at.toISOString(),
  }) as Brand

export const findBrand = async (db: Db, user_id: string, brand_id: string): Promise<Brand | undefined> => {
  const row = await selectBrand(db, user_id, brand_id).executeTakeFirst()
  return row && toBrand(row)
}

/** Locks the brand's row, so that concurrent saves are serialised. */
export const lockBrand = async (transaction: Db, user_id: string, brand_id: string): Promise<Brand | undefined> => {
  const row = await selectBrand(transaction, user_id, brand_id).forUpdate().executeTakeFirst()
  return row && toBrand(row)
}

const columnsOf = ({ sources, ...fields }: BrandFields) => ({
  ...fields,
  ...(sources && { sources: JSON.stringify(sources) }),
})

export const insertBrand = (
  db: Db,
  user_id: string,
  fields: BrandFields & Pick<Brand, 'scraping_status' | 'brand_creation_step'>,
) =>
  db
    .insertInto('brands')
    .values({ user_id, ...columnsOf(fields) } as never)
    .returning('brand_id')
    .executeTakeFirstOrThrow()

export const updateBrand = async (db: Db, user_id: string, brand_id: string, fields: BrandFields) => {
  await db
    .updateTable('brands')
    .set((eb) => ({ ...columnsOf(fields), version: eb('version', '+', 1) }))
    .where('user_id', '=', user_id)
    .where('brand_id', '=', brand_id)
    .execute()
}

/** The brand of a crawl, while it is being read; for the job, which has no user. */
export const findScrapedBrand = (db: Db, brand_id: string) =>
  db
    .selectFrom('brands')
    .select(['brand_id', 'user_id', 'website'])
    .where('brand_id', '=', brand_id)
    .where('scraping_status', '=', 'processing')
    .executeTakeFirst()

/** The owner of a brand; for jobs, which have no user. */
export const findBrandOwner = (db: Db, brand_id: string) =>
  db.selectFrom('brands').select('user_id').where('brand_id', '=', brand_id).executeTakeFirst()

/** Deletes a brand with its deliverables, blogs, contexts and generations. */
export const deleteBrand = async (db: Db, user_id: string, brand_id: string) => {
  await db.deleteFrom('brands').where('user_id', '=', user_id).where('brand_id', '=', brand_id).execute()
}

export const isBrandLogo = async (db: Db, logo: string) => {
  const row = await db
    .selectFrom('brands')
    .select(sql<number>`1`.as('found'))
    .where('logo', '=', logo)
    .executeTakeFirst()
  return row !== undefined
}
