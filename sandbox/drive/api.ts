// The part of Google's Drive API (v3) that its SDK needs to store folders and documents.
// https://developers.google.com/workspace/drive/api/reference/rest/v3/files
import { Hono, type Context } from 'hono'
import type { Kysely } from 'kysely'
import { driveScope } from '#sandbox/identity/interaction.ts'
import type { ReadBearer } from '#sandbox/identity/provider.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { fileNotFound, insufficientScope, invalidCredentials, invalidValue, quotaExceeded, refuse } from './errors.ts'
import { documentType, folderType, hasRoom, newFileId } from './files.ts'
import { viewPath } from './pages.ts'
import { insertFile, listFiles, updateFile, type SandboxFile } from './queries.ts'
import { parentsOf, readQuery } from './search.ts'
import { readUpload, receive, type Upload } from './upload.ts'

export type DriveDeps = { db: Kysely<Database>; readBearer: ReadBearer; publicUrl: string }

const maxPage = 1000

/** Serves /drive/v3 and /upload/drive/v3. */
export const driveApi = ({ db, readBearer, publicUrl }: DriveDeps) => {
  const signedIn = async (context: Context) => {
    const [, token = ''] = /^Bearer (.+)$/i.exec(context.req.header('Authorization') ?? '') ?? []
    const bearer = await readBearer(token)
    if (!bearer) throw invalidCredentials()
    if (!bearer.scopes.has(driveScope)) throw insufficientScope()
    return bearer.sub
  }

  const find = async (sub: string, file_id: string) => {
    const files = await listFiles(db, sub)
    const file = files.find((file) => file.file_id === file_id)
    if (!file) throw fileNotFound(file_id)
    return { file, files }
  }

  const show = async (context: Context, sub: string, file_id: string) => {
    const { file } = await find(sub, file_id)
    return context.json(selected(resource(file, publicUrl), context.req.query('fields') ?? defaultFields))
  }

  const create = async (context: Context) => {
    const sub = await signedIn(context)
    const upload = readUpload(context)
    const files = await listFiles(db, sub)
    const { name = 'Untitled', parents = [], appProperties = {} } = upload.metadata
    for (const parent of parents) if (!isFolder(files, parent)) throw fileNotFound(parent)
    const content = converted(upload, upload.metadata.mimeType)
    if (!hasRoom(files, upload.media?.bytes.length ?? 0)) throw quotaExceeded()
    const file_id = newFileId()
    const app_properties = JSON.stringify(appProperties)
    await insertFile(db, {
      file_id,
      sub,
      name,
      parents: parents.filter((id) => id !== 'root'),
      app_properties,
      ...content,
    })
    return show(context, sub, file_id)
  }

  const update = async (context: Context) => {
    const sub = await signedIn(context)
    const file_id = context.req.param('id') ?? ''
    const { file, files } = await find(sub, file_id)
    const upload = readUpload(context)
    const { name, appProperties, trashed } = upload.metadata
    if (upload.media && !hasRoom(files, upload.media.bytes.length, file)) throw quotaExceeded()
    await updateFile(db, sub, file_id, {
      ...(name !== undefined && { name }),
      ...(trashed !== undefined && { trashed }),
      ...(appProperties && { app_properties: JSON.stringify({ ...file.app_properties, ...appProperties }) }),
      ...(upload.media && converted(upload, file.mime_type)),
    })
    return show(context, sub, file_id)
  }

  const list = async (context: Context) => {
    const sub = await signedIn(context)
    const {
      q = '',
      pageSize = '100',
      orderBy = 'createdTime',
      fields = `kind,files(${defaultFields})`,
    } = context.req.query()
    const isWanted = q === '' ? () => true : readQuery(q)
    if (!isWanted || orderBy !== 'createdTime') throw invalidValue(isWanted ? orderBy : q)
    const [, kind, fileFields] = /^(kind,)?files\((.+)\)$/.exec(fields) ?? []
    if (!fileFields) throw invalidField(fields)
    const found = (await listFiles(db, sub)).filter(isWanted).slice(0, Math.min(Number(pageSize) || 100, maxPage))
    const files = found.map((file) => selected(resource(file, publicUrl), fileFields))
    return context.json({ ...(kind && { kind: 'drive#fileList' }), files })
  }

  return new Hono()
    .use('/drive/v3/*', receive)
    .use('/upload/drive/v3/*', receive)
    .get('/drive/v3/files', list)
    .get('/drive/v3/files/:id', async (context) => show(context, await signedIn(context), context.req.param('id')))
    .on('POST', ['/drive/v3/files', '/upload/drive/v3/files'], create)
    .on('PATCH', ['/drive/v3/files/:id', '/upload/drive/v3/files/:id'], update)
    .all('/drive/v3/*', notServed)
    .all('/upload/drive/v3/*', notServed)
}

const notServed = () => {
  throw refuse(404, 'notFound', 'The sandbox does not serve this part of the API')
}

const isFolder = (files: SandboxFile[], id: string) =>
  id === 'root' || files.some((file) => file.file_id === id && file.mime_type === folderType)

/** The content to store: text becomes a document if requested, and folders have none. */
const converted = ({ media }: Upload, mimeType = media?.type ?? 'application/octet-stream') => {
  const isConvertible = !media || media.type === 'text/html' || media.type === 'text/plain'
  if ((mimeType === folderType && media) || (mimeType === documentType && !isConvertible))
    throw refuse(400, 'badRequest', 'Bad Request. User message: "Conversion is not supported"')
  return { mime_type: mimeType, content: media?.bytes ?? null, content_type: media?.type ?? null }
}

const defaultFields = 'kind,id,name,mimeType'

const resource = (file: SandboxFile, publicUrl: string): Record<string, unknown> => ({
  kind: 'drive#file',
  id: file.file_id,
  name: file.name,
  mimeType: file.mime_type,
  parents: parentsOf(file),
  appProperties: file.app_properties,
  trashed: file.is_binned,
  createdTime: file.created_at.toISOString(),
  modifiedTime: file.modified_at.toISOString(),
  webViewLink: `${publicUrl}${viewPath(file.file_id)}`,
})

const selected = (file: Record<string, unknown>, fields: string) => {
  if (fields === '*') return file
  const names = fields.split(',')
  const unknown = names.find((name) => !Object.hasOwn(file, name))
  if (unknown !== undefined) throw invalidField(unknown)
  return Object.fromEntries(names.map((name) => [name, file[name]]))
}

const invalidField = (fields: string) => refuse(400, 'invalidParameter', `Invalid field selection ${fields}`)
