// What values a variable of the configuration can have, and how each is read from its text.
import { isIP } from 'node:net'
import { z } from 'zod'
import { isProgram } from '#server/lib/programs.ts'
import { vendorsOf, vendorVariables, type Medium, type VendorOf } from '#server/vendors/registry.ts'

/** The built-in model, or a vendor's by the vendor's own name for it. */
export type ModelChoice<Vendor extends string> = { vendor: 'builtin' } | { vendor: Vendor; model: string }

/** One variable: `allowed` completes "allowed is …", and `parse` returns undefined for any other value. */
export const variable = <T>(allowed: string, parse: (text: string) => T | undefined) =>
  z.string().transform((text, context): T => {
    const value = parse(text)
    if (value !== undefined) return value
    context.addIssue(allowed)
    return z.NEVER
  })

export const text = variable('text', (text) => text)

/** `off`, or the path of a file that can be run. */
export const program = variable('off or the path of a program', (text) =>
  text === 'off' || isProgram(text) ? text : undefined,
)

export const wholeNumber = (from: number, to: number) =>
  variable(`a whole number from ${from} to ${to}`, (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN
    return number >= from && number <= to ? number : undefined
  })

export const choice = <const T extends string>(...values: T[]) =>
  variable(values.join(' or '), (text) => values.find((value) => value === text))

export const flag = (off: string, on: string) =>
  variable(`${on} or ${off}`, (text) => (text === on ? true : text === off ? false : undefined))

export const address = (...schemes: string[]) =>
  variable(`an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`, (text) =>
    URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)) ? text : undefined,
  )

export const origin = variable('a web address without a path, such as https://masthead.example.com', (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href ? url.origin : undefined
})

// An address to listen on: no scheme and no port, which are variables of their own.
export const host = variable('an IP address or a host name', (text) =>
  isIP(text) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : undefined,
)

export const hostsWithPorts = variable('a comma list of host:port', (text) => {
  const hosts = text.split(',').map((part) => part.trim().toLowerCase())
  return hosts.every((part) => /^[^\s/:@]+:\d{1,5}$|^\[[0-9a-f:.]+\]:\d{1,5}$/.test(part)) ? hosts : undefined
})

export const hosts = variable('a comma list of host or host:port', (text) => {
  const hosts = text.split(',').map((part) => part.trim().toLowerCase())
  return hosts.every((part) => /^([^\s/:@[\]]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/.test(part)) ? hosts : undefined
})

// Images come from this origin or over https alone.
export const partners = variable('a comma list of name=https://address-of-the-logo', (text) => {
  const list = text.split(',').map((part) => /^\s*([^=]{1,60}?)\s*=\s*(https:\/\/\S+)\s*$/.exec(part))
  return list.every((part) => part !== null && URL.canParse(part[2]!))
    ? list.map((part) => ({ name: part![1]!, logo_url: part![2]! }))
    : undefined
})

export const model = <M extends Medium>(medium: M) => {
  const vendors = vendorsOf(medium)
  return variable(
    `builtin, or vendor:model with the vendor ${vendors.join(', ')}`,
    (text): ModelChoice<VendorOf<M>> | undefined => {
      if (text === 'builtin') return { vendor: 'builtin' }
      const colon = text.indexOf(':')
      const vendor = vendors.find((vendor) => vendor === text.slice(0, colon))
      const name = text.slice(colon + 1)
      return colon > 0 && vendor && name ? { vendor, model: name } : undefined
    },
  )
}

const optionalOf = { text: text.optional(), address: address('http', 'https').optional() }

export const variablesOfVendors = Object.fromEntries(
  Object.entries(vendorVariables).map(([name, { kind }]) => [name, optionalOf[kind]]),
) as Record<keyof typeof vendorVariables, (typeof optionalOf)['text']>

export const secretKey = (text: string) => {
  const bytes = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64')
  return /^[\w+/-]+=?$/.test(text) && bytes.length === 32 ? bytes : undefined
}

/** An amount in the smallest unit of its currency (cents; whole yen), which is in lower case. */
export type Price = { unit_amount: number; currency: string }

export const readPrice = (text: string): Price | undefined => {
  const [, amount, currency] = /^(\d{1,7}(?:\.\d{1,3})?) ([A-Z]{3})$/.exec(text) ?? []
  if (!amount || !currency) return undefined
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
  const unit_amount = Math.round(Number(amount) * 10 ** (digits ?? 2))
  return unit_amount > 0 ? { unit_amount, currency: currency.toLowerCase() } : undefined
}

export const factor = (text: string) => {
  const number = /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Number(text) : NaN
  return number >= 0.01 && number <= 1000 ? number : undefined
}

export const dsn = (text: string) => {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && url.username && /\/\d+$/.test(url.pathname) ? text : undefined
}

export const longSecret = (text: string) => (/^\S{24,}$/.test(text) ? text : undefined)
