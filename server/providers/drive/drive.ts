/** What has to happen before the same request can succeed. */
export type DriveErrorKind =
  /** The access token is void: a new one, or a new sign-in. */
  | 'expired'
  /** The person did not allow the drive: they have to sign in again and allow it. */
  | 'forbidden'
  /** The file is not there, or is no longer Masthead's to change. */
  | 'gone'
  /** The person has to make room. */
  | 'full'
  /** Too many requests: a little later. */
  | 'busy'
  /** Whoever runs the installation has to put it right, or the drive is out of order. */
  | 'failed'

/** `message` is a sentence for the person; `detail` the drive's own words for the operator, without tokens. */
export class DriveError extends Error {
  override name = 'DriveError'
  readonly kind: DriveErrorKind
  /** Seconds after which the drive wants to be asked again. */
  readonly retry_after_s: number | undefined
  readonly detail: string
  constructor(kind: DriveErrorKind, message: string, extra: { detail?: string; retry_after_s?: number } = {}) {
    super(message)
    this.kind = kind
    this.detail = extra.detail ?? ''
    this.retry_after_s = extra.retry_after_s
  }
}

/** `url` is where a person sees it. */
export type DriveFile = { file_id: string; url: string }

/** What a file was made for: kept with it, seen by Masthead alone, and found again by it. */
export type Mark = { blog_id: string } | { brand_id: string } | { image_id: string }

/** Who asks, and until when the answer is waited for. */
export type DriveCall = { access_token: string; signal: AbortSignal }

type Document = { name: string; html: string }

/** A file as it is: nothing is converted. `type` is its media type. */
type PlainFile = { name: string; type: string; bytes: Uint8Array }

/** A person's cloud drive, as far as Masthead sees it: what it made there itself. Every call throws a DriveError. */
export type Drive = {
  /** The file of this id or else the oldest with this mark; not one in the bin. */
  find(call: DriveCall, file: { file_id: string | null; mark: Mark }): Promise<DriveFile | undefined>
  createFolder(call: DriveCall, folder: { name: string; mark: Mark }): Promise<DriveFile>
  /** A native document made from HTML. The folder `gone` is an error of that kind. */
  createDocument(call: DriveCall, document: Document & { folder_id: string; mark: Mark }): Promise<DriveFile>
  /** The same document with other contents, wherever the person has moved it. */
  replaceDocument(call: DriveCall, document: Document & { file_id: string }): Promise<DriveFile>
  /** A file of at most 5 MB. The folder `gone` is an error of that kind. */
  createFile(call: DriveCall, file: PlainFile & { folder_id: string; mark: Mark }): Promise<DriveFile>
  /** The same file with other contents, wherever the person has moved it. */
  replaceFile(call: DriveCall, file: PlainFile & { file_id: string }): Promise<DriveFile>
}
