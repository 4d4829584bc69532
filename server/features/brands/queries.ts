import { sql, type Kysely, type Updateable } from 'kysely'
import type { Brand, BrandSummary, FactSource } from '#contract/brands.ts'
import { brandFieldNames } from '#domain/brand-fields.ts'
import type { Database } from '#server/lib/db/tables.ts'

type Db = Kysely<Database>

/** What a person or a crawl may set of a brand. */
export type BrandFields = Omit<
  Updateable<Database['brands']>,
  'brand_id' | 'user_id' | 'sources' | 'version' | 'created_at'
> & { sources?: FactSource[] }

const brandColumns = [
  'brand_id',
  'logo',
  ...brandFieldNames,
  'scraping_status',
  'brand_creation_step',
  'sources',
  'version',
  'created_at',
] as const

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** By name without regard to case and accents; brands without a name last. */
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

export const findBrand = async (db: Db, user_id: string, brand_id: string): Promise<Brand | undefined> => {
  const row = await selectBrand(db, user_id, brand_id).executeTakeFirst()
  return row && ({ ...row, created_at: row.created_at.toISOString() } as Brand)
}

/** Holds the brand's row until the transaction ends, so that two saves come one after the other. */
export const lockBrand = async (transaction: Db, user_id: string, brand_id: string): Promise<Brand | undefined> => {
  const row = await selectBrand(transaction, user_id, brand_id).forUpdate().executeTakeFirst()
  return row && ({ ...row, created_at: row.created_at.toISOString() } as Brand)
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

/** For the crawl, which acts for nobody: the brand that it reads for, as long as it is being read. */
export const findScrapedBrand = (db: Db, brand_id: string) =>
  db
    .selectFrom('brands')
    .select(['brand_id', 'user_id', 'website'])
    .where('brand_id', '=', brand_id)
    .where('scraping_status', '=', 'processing')
    .executeTakeFirst()

/** Who owns a brand; for jobs, which act for nobody. */
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
