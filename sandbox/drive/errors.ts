// Errors in Google's shape. https://developers.google.com/workspace/drive/api/guides/handle-errors
import { HTTPException } from 'hono/http-exception'

type Status = 400 | 401 | 403 | 404 | 413

/** Creates the exception for a reply with this status and reason. */
export const refuse = (status: Status, reason: string, message: string) => {
  const body = { error: { code: status, message, errors: [{ message, domain: 'global', reason }] } }
  const headers = { 'Content-Type': 'application/json', ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }) }
  return new HTTPException(status, { res: new Response(JSON.stringify(body), { status, headers }) })
}

export const invalidCredentials = () => refuse(401, 'authError', 'Invalid Credentials')
export const insufficientScope = () =>
  refuse(403, 'insufficientPermissions', 'Insufficient Permission: Request had insufficient authentication scopes.')
export const fileNotFound = (file_id: string) => refuse(404, 'notFound', `File not found: ${file_id}.`)
export const quotaExceeded = () =>
  refuse(403, 'storageQuotaExceeded', "The user's Drive storage quota has been exceeded.")
export const invalidValue = (name: string) => refuse(400, 'invalid', `Invalid Value: ${name}`)
