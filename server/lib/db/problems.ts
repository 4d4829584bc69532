import { StartError } from '#server/lib/start-error.ts'

/** The database cannot be reached, or has ended the connection of a statement: not a fault of the statement. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database cannot be reached: ${(cause as Error).message}`, { cause })
    this.name = 'DatabaseUnavailable'
  }
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it broke off the connection',
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host cannot be looked up',
  EHOSTUNREACH: 'its host cannot be reached',
  ENETUNREACH: 'its network cannot be reached',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no database of that name',
  '42501': 'the user may not do what is needed',
  '53100': 'its disk is full',
  '53300': 'it has no connection left',
  '57P03': 'it is not ready',
}

/** Turns a connection or database error into a StartError with a one-line message; other errors are returned unchanged. */
export const databaseProblem = (url: string, error: unknown): unknown => {
  const { message, cause } = error as Error
  const { code = '' } = (cause ?? error) as NodeJS.ErrnoException
  const isTimeout = /timeout|Connection terminated/.test(message)
  const reason = reasons[code] ?? (isTimeout ? 'it does not answer' : undefined)
  const { host, pathname } = new URL(url)
  return reason
    ? new StartError(`The database at ${host}${pathname} cannot be used: ${reason} (${message || code})`, {
        cause: error,
      })
    : error
}
