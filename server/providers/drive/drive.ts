/** Why a call failed, by what it takes to make it succeed. */
export type DriveErrorKind =
  /** The access token is invalid: refresh it, or sign in again. */
  | 'expired'
  /** The person did not grant access to the drive: they must sign in again and grant it. */
  | 'forbidden'
  /** The file does not exist, or Masthead may no longer change it. */
  | 'gone'
  /** The person must free up space. */
  | 'full'
  /** Too many requests: try again later. */
  | 'busy'
  /** The operator must fix the configuration, or the drive is down. */
  | 'failed'

/** `message` is a sentence for the person; `detail` is the drive's error for the operator, without tokens. */
export class DriveError extends Error {
  override name = 'DriveError'
  readonly kind: DriveErrorKind
  /** Seconds to wait before a retry. */
  readonly retry_after_s: number | undefined
  readonly detail: string
  constructor(kind: DriveErrorKind, message: string, extra: { detail?: string; retry_after_s?: number } = {}) {
    super(message)
    this.kind = kind
    this.detail = extra.detail ?? ''
    this.retry_after_s = extra.retry_after_s
  }
}

/** `url` is the page that shows it. */
export type DriveFile = { file_id: string; url: string }

/** A private property of a file that says what it was created for, to find it again. */
export type Mark = { blog_id: string } | { brand_id: string } | { image_id: string }

/** Credentials and deadline of a call. */
export type DriveCall = { access_token: string; signal: AbortSignal }

type Document = { name: string; html: string }

/** A file that is not converted. `type` is its media type. */
type PlainFile = { name: string; type: string; bytes: Uint8Array }

/** A person's cloud drive, limited to the files that Masthead created. Every call throws a DriveError. */
export type Drive = {
  /** The file with this id, else the oldest with this mark; never one in the bin. */
  find(call: DriveCall, file: { file_id: string | null; mark: Mark }): Promise<DriveFile | undefined>
  createFolder(call: DriveCall, folder: { name: string; mark: Mark }): Promise<DriveFile>
  /** Creates a native document from HTML. Throws `gone` if the folder does not exist. */
  createDocument(call: DriveCall, document: Document & { folder_id: string; mark: Mark }): Promise<DriveFile>
  /** Replaces the contents of a document, wherever the person has moved it. */
  replaceDocument(call: DriveCall, document: Document & { file_id: string }): Promise<DriveFile>
  /** Creates a file of at most 5 MB. Throws `gone` if the folder does not exist. */
  createFile(call: DriveCall, file: PlainFile & { folder_id: string; mark: Mark }): Promise<DriveFile>
  /** Replaces the contents of a file, wherever the person has moved it. */
  replaceFile(call: DriveCall, file: PlainFile & { file_id: string }): Promise<DriveFile>
}
