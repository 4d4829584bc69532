// Deletes a brand: its rows in one transaction, then their files.
import type { Kysely } from 'kysely'
import type { Brand } from '#contract/brands.ts'
import type { Deps } from '#server/deps.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { imageFilesOfBrand } from '#server/features/media/files.ts'
import { videoFilesOfBrand } from '#server/features/videos/files.ts'
import { notFound } from '#server/lib/http/errors.ts'
import { removeFiles } from '#server/providers/storage/remove-files.ts'
import { logoFiles } from './logo.ts'
import { deleteBrand, lockBrand } from './queries.ts'

type Stored = Pick<Brand, 'brand_id' | 'logo'>
type FilesOfBrand = (brand: Stored, transaction: Kysely<Database>, user_id: string) => string[] | Promise<string[]>

/** Every feature that stores files for a brand is listed here. Images come first, as listing them locks the blogs. */
const features: FilesOfBrand[] = [logoFiles, imageFilesOfBrand, videoFilesOfBrand]

/** The storage keys of a brand's files. Its row is locked, and its other rows still exist. */
export const filesOfBrand = async (brand: Stored, transaction: Kysely<Database>, user_id: string) => {
  const keys: string[] = []
  for (const filesOf of features) keys.push(...(await filesOf(brand, transaction, user_id)))
  return keys
}

/**
 * Deletes the brand with its deliverables, blogs, contexts, generations and files (B5). A running job finds its row deleted
 * and ends. Throws 404.
 */
export const removeBrand = async (deps: Deps, user_id: string, brand_id: string) => {
  const files = await deps.db.transaction().execute(async (transaction) => {
    const brand = await lockBrand(transaction, user_id, brand_id)
    if (!brand) throw notFound('Brand')
    const keys = await filesOfBrand(brand, transaction, user_id)
    await deleteBrand(transaction, user_id, brand_id)
    return keys
  })
  await removeFiles(deps, files)
}
