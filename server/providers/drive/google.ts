// Google Drive through its official SDK, or any server with the same API, such as the sandbox.
import { Readable } from 'node:stream'
import type { drive_v3, MethodOptions } from '@googleapis/drive'
import { z } from 'zod'
import { DriveError, type Drive, type DriveCall, type DriveFile, type Mark } from './drive.ts'
import { toDriveError } from './failure.ts'

export type GoogleDriveOptions = {
  /** The API's base URL, with a trailing slash. */
  root_url: string
  /** Of one request. */
  timeout_ms?: number
}

const requestTimeoutMs = 20_000

const folderType = 'application/vnd.google-apps.folder'
const documentType = 'application/vnd.google-apps.document'

// Only the fields in use; `trashed` is also set inside a binned folder.
const fields = 'id,trashed,webViewLink'

const Found = z.object({
  id: z.string().min(1),
  trashed: z.boolean().optional(),
  webViewLink: z.url({ protocol: /^https?$/ }),
})
const FoundList = z.object({ files: z.array(Found) })

export const createGoogleDrive = ({ root_url, timeout_ms = requestTimeoutMs }: GoogleDriveOptions): Drive => {
  /** Calls the SDK and validates its response. */
  const ask = async <T>(
    { access_token, signal }: DriveCall,
    answer: z.ZodType<T>,
    request: (files: drive_v3.Resource$Files, options: MethodOptions) => Promise<{ data: unknown }>,
  ): Promise<T> => {
    try {
      const files = await loadFiles()
      const { data } = await request(files, {
        // Passed with every call, because the SDK's uploads ignore the client's root URL.
        rootUrl: root_url,
        fetchImplementation: fetchWithin(new URL(root_url).origin),
        headers: { Authorization: `Bearer ${access_token}` },
        timeout: timeout_ms,
        signal,
        retry: false,
      })
      return answer.parse(data)
    } catch (error) {
      throw toDriveError(error)
    }
  }

  return {
    find: async (call, { file_id, mark }) => {
      const byId = file_id === null ? undefined : await findById(call, file_id)
      return byId ?? findByMark(call, mark)
    },
    createFolder: async (call, { name, mark }) => {
      const requestBody = { name, mimeType: folderType, appProperties: mark }
      return toFile(await ask(call, Found, (files, options) => files.create({ fields, requestBody }, options)))
    },
    createDocument: async (call, { name, html, folder_id, mark }) => {
      const requestBody = { name, mimeType: documentType, parents: [folder_id], appProperties: mark }
      const media = { mimeType: 'text/html', body: html }
      return toFile(await ask(call, Found, (files, options) => files.create({ fields, requestBody, media }, options)))
    },
    replaceDocument: async (call, { file_id: fileId, name, html }) => {
      const request = { fileId, fields, requestBody: { name }, media: { mimeType: 'text/html', body: html } }
      return toFile(await ask(call, Found, (files, options) => files.update(request, options)))
    },
    createFile: async (call, { name, type, bytes, folder_id, mark }) => {
      const requestBody = { name, mimeType: type, parents: [folder_id], appProperties: mark }
      const media = { mimeType: type, body: streamOf(bytes) }
      return toFile(await ask(call, Found, (files, options) => files.create({ fields, requestBody, media }, options)))
    },
    replaceFile: async (call, { file_id: fileId, name, type, bytes }) => {
      const request = { fileId, fields, requestBody: { name }, media: { mimeType: type, body: streamOf(bytes) } }
      return toFile(await ask(call, Found, (files, options) => files.update(request, options)))
    },
  }

  async function findById(call: DriveCall, fileId: string) {
    const found = await ask(call, Found, (files, options) => files.get({ fileId, fields }, options)).catch(
      (error: unknown) => {
        if (error instanceof DriveError && error.kind === 'gone') return undefined
        throw error
      },
    )
    return found && !found.trashed ? toFile(found) : undefined
  }

  async function findByMark(call: DriveCall, mark: Mark) {
    const [[key, value] = ['', '']] = Object.entries(mark)
    const query = {
      q: `appProperties has { key='${key}' and value='${value}' } and trashed = false`,
      orderBy: 'createdTime',
      pageSize: 1,
      fields: `files(${fields})`,
    }
    const { files } = await ask(call, FoundList, (files, options) => files.list(query, options))
    return files[0] && toFile(files[0])
  }
}

let loading: Promise<drive_v3.Resource$Files> | undefined

/** Loaded with the first request: the SDK takes 0.1 s and 30 MB. */
const loadFiles = () => {
  loading ??= import('@googleapis/drive').then(({ drive }) => drive('v3').files)
  return loading
}

/** A fetch restricted to this origin: a person's token and text must not go anywhere else. */
const fetchWithin =
  (origin: string): typeof globalThis.fetch =>
  (input, init) => {
    const { href, origin: asked } = new URL(input instanceof Request ? input.url : input)
    if (asked !== origin) throw new DriveError('failed', 'The request was not for the drive’s origin.')
    return fetch(href, { ...init, redirect: 'error' })
  }

// The SDK accepts strings and streams.
const streamOf = (bytes: Uint8Array) => Readable.from([Buffer.from(bytes)])

const toFile = ({ id, webViewLink }: z.infer<typeof Found>): DriveFile => ({ file_id: id, url: webViewLink })
