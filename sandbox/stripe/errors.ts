// Errors as Stripe answers them: https://docs.stripe.com/api/errors
import type { z } from 'zod'

type Failure = { type: string; message: string; code?: string; param?: string; decline_code?: string }

export class StripeFailure extends Error {
  readonly status: 400 | 401 | 402 | 404
  readonly failure: Failure
  constructor(status: StripeFailure['status'], failure: Failure) {
    super(failure.message)
    this.status = status
    this.failure = failure
  }
}

const invalidRequest = (status: StripeFailure['status'], message: string, rest: Partial<Failure> = {}) =>
  new StripeFailure(status, { type: 'invalid_request_error', message, ...rest })

/** For an id in the path. */
export const noSuchObject = (name: string, id: string) =>
  invalidRequest(404, `No such ${name}: '${id}'`, { code: 'resource_missing', param: 'id' })

/** For an id in a parameter. */
export const noSuchValue = (param: string, id: string) =>
  invalidRequest(400, `No such ${param}: '${id}'`, { code: 'resource_missing', param })

export const invalidState = (message: string) => invalidRequest(400, message)

export const unknownUrl = (method: string, path: string) =>
  invalidRequest(404, `Unrecognized request URL (${method}: ${path}).`)

export const invalidApiKey = () =>
  invalidRequest(401, 'Invalid API Key provided: the sandbox takes every key that starts with sk_test_.')

export const idempotencyMismatch = (key: string) =>
  new StripeFailure(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with. Try ' +
      `using a key other than '${key}' if you meant to execute a different request.`,
  })

/** From a schema's first issue. */
export const invalidParameter = ({ issues: [issue] }: z.ZodError) => {
  const path = [...(issue?.path ?? [])]
  if (issue?.code === 'unrecognized_keys') {
    const param = named([...path, issue.keys[0] ?? ''])
    return invalidRequest(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const param = named(path)
  if (issue?.input === undefined)
    return invalidRequest(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param })
  return invalidRequest(400, `Invalid ${param}: ${issue.message}`, { code: 'parameter_invalid', param })
}

const named = ([first = '', ...rest]: PropertyKey[]) => String(first) + rest.map((name) => `[${String(name)}]`).join('')
