// The folder of a brand in a person's Google Drive: holds all of its blogs and images.
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/lib/http/errors.ts'
import { DriveError, type DriveCall, type DriveFile } from '#server/providers/drive/drive.ts'
import { saveFolder } from './queries.ts'

type Brand = { brand_id: string; brand_name: string | null; gdrive_folder_id: string | null }

/** Finds the brand's folder, or creates it. Throws 404 when the brand was deleted meanwhile. */
export const getOrCreateFolder = async (
  deps: Deps,
  user_id: string,
  brand: Brand,
  call: DriveCall,
): Promise<DriveFile> => {
  const mark = { brand_id: brand.brand_id }
  const folder =
    (await deps.drive.find(call, { file_id: brand.gdrive_folder_id, mark })) ??
    (await deps.drive.createFolder(call, { name: brand.brand_name ?? 'Unnamed brand', mark }))
  if (!(await saveFolder(deps.db, user_id, brand.brand_id, folder.file_id))) throw notFound('Blog')
  return folder
}

/** Handles the error that a file no longer exists by calling `fallback`; rethrows all others. */
export const recoverIfGone =
  <T>(fallback: () => Promise<T>) =>
  (error: unknown): Promise<T> => {
    if (error instanceof DriveError && error.kind === 'gone') return fallback()
    throw error
  }
