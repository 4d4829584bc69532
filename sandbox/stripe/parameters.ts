// Stripe's parameters: forms with nested names, such as line_items[0][price]=price_1.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { invalidState, invalidParameter } from './errors.ts'

type Tree = Map<string, string | Tree>

const deepest = 6

/** Parses nested names into a tree. Throws a StripeFailure for a malformed form. */
const readTree = (form: URLSearchParams): unknown => {
  const root: Tree = new Map()
  for (const [name, value] of form) {
    const path = name.replaceAll(']', '').split('[')
    const last = path.pop()!
    if (path.length > deepest) throw invalidState(`The parameter ${name} is nested too deep.`)
    let branch = root
    for (const part of path) {
      const next = branch.get(part) ?? new Map()
      if (typeof next === 'string') throw invalidState(`The parameter ${name} is both a value and a list.`)
      branch.set(part, next)
      branch = next
    }
    branch.set(last, value.replaceAll('\u0000', ''))
  }
  return plain(root)
}

/** Branches with numeric names are lists. */
const plain = (branch: string | Tree): unknown => {
  if (typeof branch === 'string') return branch
  const names = [...branch.keys()]
  if (names.length > 0 && names.every((name) => /^\d*$/.test(name))) return [...branch.values()].map(plain)
  return Object.fromEntries(
    [...branch].filter(([name]) => name !== '__proto__').map(([name, value]) => [name, plain(value)]),
  )
}

/** Throws a StripeFailure for an invalid parameter. */
export const readParameters = <T>(schema: z.ZodType<T>, form: URLSearchParams): T => {
  const parsed = schema.safeParse(readTree(form), { reportInput: true })
  if (parsed.error) throw invalidParameter(parsed.error)
  return parsed.data
}

export const fingerprintOf = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

const text = z.string().max(5000)
const metadata = z.record(z.string().max(40), z.string().max(500))
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const seconds = z
  .string()
  .regex(/^\d{1,12}$/, 'not a time')
  .transform(Number)
const address = z.url({ protocol: /^https?$/ })

/** A parameter of every call. */
const shared = { expand: z.array(text).default([]) }

export const CustomerParameters = z.strictObject({
  ...shared,
  email: text.optional(),
  name: text.optional(),
  metadata: metadata.optional(),
  test_clock: text.optional(),
})

const sessionShared = {
  ...shared,
  customer: text,
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: text.optional(),
  metadata: metadata.default({}),
}

export const SessionParameters = z.discriminatedUnion('mode', [
  z.strictObject({
    ...sessionShared,
    mode: z.literal('subscription'),
    line_items: z.array(z.strictObject({ price: text, quantity: z.literal('1') })).length(1),
    subscription_data: z.strictObject({ metadata: metadata.default({}) }).default({ metadata: {} }),
  }),
  z.strictObject({ ...sessionShared, mode: z.literal('setup'), currency: z.string().regex(/^[a-z]{3}$/) }),
])
export type SessionParameters = z.infer<typeof SessionParameters>

export const SubscriptionParameters = z.strictObject({
  ...shared,
  cancel_at_period_end: flag.optional(),
  cancel_at: z.union([z.literal(''), seconds]).optional(),
  default_payment_method: text.optional(),
  metadata: metadata.optional(),
})

export const ClockParameters = z.strictObject({ ...shared, frozen_time: seconds, name: text.optional() })

export const NoParameters = z.strictObject(shared)

export const CancelParameters = z.strictObject({ ...shared, prorate: flag.optional(), invoice_now: flag.optional() })

export const ListParameters = z.strictObject({
  ...shared,
  limit: z
    .string()
    .regex(/^([1-9]\d?|100)$/, 'from 1 to 100')
    .default('10')
    .transform(Number),
  starting_after: text.optional(),
  ending_before: text.optional(),
  customer: text.optional(),
  email: text.optional(),
  subscription: text.optional(),
  status: text.optional(),
  type: text.optional(),
  active: flag.optional(),
  product: text.optional(),
})
export type ListParameters = z.infer<typeof ListParameters>
