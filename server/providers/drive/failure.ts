// Translates errors of the drive into sentences that tell the person what to do.
import { z } from 'zod'
import { DriveError, type DriveErrorKind } from './drive.ts'

// https://developers.google.com/workspace/drive/api/guides/handle-errors
const kindsByReason: Record<string, DriveErrorKind> = {
  insufficientPermissions: 'forbidden',
  ACCESS_TOKEN_SCOPE_INSUFFICIENT: 'forbidden',
  appNotAuthorizedToFile: 'gone',
  insufficientFilePermissions: 'gone',
  storageQuotaExceeded: 'full',
  rateLimitExceeded: 'busy',
  userRateLimitExceeded: 'busy',
  dailyLimitExceeded: 'busy',
}

const sentences: Record<DriveErrorKind, string> = {
  expired: 'Masthead’s access to your Google Drive has ended.',
  forbidden: 'Masthead may not use your Google Drive.',
  gone: 'Something was taken out of your Google Drive during the upload. Please upload again.',
  full: 'Your Google Drive is full. Make room there, then upload again.',
  busy: 'Google Drive takes no more requests at the moment. Please try again in a minute.',
  failed: 'Google Drive does not answer as it should. Please try again in a few minutes.',
}

const notEnabled =
  'The Google Drive API is not enabled for this installation. Whoever runs Masthead has to enable it at Google.'
const forbiddenByDomain = 'Your organisation does not allow Masthead to use Google Drive. Please ask its administrator.'
const noAnswer = 'Google Drive cannot be reached. Please try again in a few minutes.'

// Google's error format, older and newer.
const Failure = z.object({
  error: z.object({
    message: z.string().catch(''),
    errors: z.array(z.object({ reason: z.string() })).catch([]),
    details: z.array(z.object({ reason: z.string().optional() })).catch([]),
  }),
})

/** Converts whatever the SDK threw. The SDK's error contains the request and token, so it is not set as the cause. */
export const toDriveError = (error: unknown): DriveError => {
  if (error instanceof DriveError) return error
  if (error instanceof z.ZodError) return failed('failed', 'The answer is not of the drive’s form')
  if (!(error instanceof Error)) return failed('failed', String(error))
  if (error.cause instanceof DriveError) return error.cause
  const { response } = error as Error & { response?: { status: number; headers: Headers; data: unknown } }
  if (!response) return new DriveError('failed', noAnswer, { detail: error.message })
  return fromResponse(response)
}

const fromResponse = ({ status, headers, data }: { status: number; headers: Headers; data: unknown }) => {
  const { message, errors, details } = Failure.safeParse(data).data?.error ?? { message: '', errors: [], details: [] }
  const reasons = [...errors, ...details].flatMap(({ reason }) => reason ?? [])
  const detail = `${status} ${reasons.join(' ')} ${message}`.trim()
  if (status === 401) return failed('expired', detail)
  if (status === 404) return failed('gone', detail)
  if (reasons.includes('accessNotConfigured') || reasons.includes('SERVICE_DISABLED'))
    return new DriveError('failed', notEnabled, { detail })
  if (reasons.includes('domainPolicy')) return new DriveError('failed', forbiddenByDomain, { detail })
  const kind = status === 429 ? 'busy' : reasons.map((reason) => kindsByReason[reason]).find(Boolean)
  const pause = retryAfter(headers)
  if (kind === 'busy' || pause !== undefined) return failed('busy', detail, pause)
  return failed(kind ?? 'failed', detail)
}

const failed = (kind: DriveErrorKind, detail: string, retry_after_s?: number) =>
  new DriveError(kind, sentences[kind], { detail, ...(retry_after_s !== undefined && { retry_after_s }) })

/** Parses Retry-After in seconds; Google never sends a date. */
const retryAfter = (headers: Headers) => {
  const text = headers.get('retry-after') ?? ''
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined
}
