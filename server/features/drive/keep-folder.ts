// The folder of a brand in a person's drive, which all of its blogs and their images lie in.
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/lib/http/errors.ts'
import { DriveError, type DriveCall, type DriveFile } from '#server/providers/drive/drive.ts'
import { saveFolder } from './queries.ts'

type Brand = { brand_id: string; brand_name: string | null; gdrive_folder_id: string | null }

/** The brand's folder, found again or made. Throws 404 when the brand is gone meanwhile. */
export const keepFolder = async (deps: Deps, user_id: string, brand: Brand, call: DriveCall): Promise<DriveFile> => {
  const mark = { brand_id: brand.brand_id }
  const folder =
    (await deps.drive.find(call, { file_id: brand.gdrive_folder_id, mark })) ??
    (await deps.drive.createFolder(call, { name: brand.brand_name ?? 'Unnamed brand', mark }))
  if (!(await saveFolder(deps.db, user_id, brand.brand_id, folder.file_id))) throw notFound('Blog')
  return folder
}

/** Does something else when a file turns out to be gone. */
export const unlessGone =
  <T>(otherwise: () => Promise<T>) =>
  (error: unknown): Promise<T> => {
    if (error instanceof DriveError && error.kind === 'gone') return otherwise()
    throw error
  }
