// The vendors of models by the name that the configuration calls them. A vendor is one file beside this one and its line here;
// the configuration (server/lib/env.ts), its documentation and the providers follow.
import { anthropic } from './anthropic.ts'
import { compatible } from './compatible.ts'
import { fal } from './fal.ts'
import { google } from './google.ts'
import { openai } from './openai.ts'
import { replicate } from './replicate.ts'
import type { Variable, Vendor } from './vendor.ts'

export const vendors = { openai, anthropic, google, compatible, fal, replicate }

type Vendors = typeof vendors
export type VendorName = keyof Vendors
export type Medium = 'text' | 'image' | 'video'

/** The vendors that make such a thing. */
export type VendorOf<M extends Medium> = {
  [Name in VendorName]: Vendors[Name] extends Record<M, object> ? Name : never
}[VendorName]

type VariableOf = { [Name in VendorName]: keyof Vendors[Name]['variables'] }
export type VendorVariable = VariableOf[VendorName]

/** What is declared of a vendor that makes such a thing. */
export type MakerOf<M extends Medium> = Required<Pick<Vendor<VendorVariable>, M | 'label' | 'keyVariable'>>

export const vendorNames = Object.keys(vendors) as VendorName[]

export const vendorsOf = <M extends Medium>(medium: M) =>
  vendorNames.filter((name) => medium in vendors[name]) as VendorOf<M>[]

export const vendorVariables = Object.assign(
  {},
  ...vendorNames.map((name): Vendor['variables'] => vendors[name].variables),
) as Record<VendorVariable, Variable>

/** The variable without which a vendor cannot be chosen. */
export const neededVariable = (name: VendorName): VendorVariable => {
  const variables: Vendor['variables'] = vendors[name].variables
  return Object.keys(variables).find((variable) => variables[variable]?.isNeeded) as VendorVariable
}
