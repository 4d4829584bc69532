// What a file of a model vendor declares: its variables, and how its models are made.
import type { ImageModelV4, LanguageModelV4, SharedV4ProviderOptions } from '@ai-sdk/provider'
import type { Experimental_VideoModelV4 as VideoModelV4 } from '@ai-sdk/provider'

/** A variable of the configuration, with its row in docs/configuration.md. */
export type Variable = {
  kind: 'text' | 'address'
  /** Without it the vendor cannot be chosen. */
  isNeeded?: true
  /** In words, what holds when it is not set. */
  unset: string
  meaning: string
}

/** The values of a vendor's variables. */
export type Values<Name extends string> = { readonly [N in Name]?: string | undefined }

type Make<Name extends string, Model> = (
  model: string,
  values: Values<Name>,
  fetch: typeof globalThis.fetch | undefined,
) => Promise<Model>

/** How an image model is told to paint in 3:2, or in the shape nearest to it. */
export type Shape = { size: `${number}x${number}` } | { aspectRatio: `${number}:${number}` }

/** An AI SDK model whose operations can be polled later, by another process. */
export type SteppedModel = Pick<VideoModelV4, 'doStart' | 'doStatus'>

/** `example` is a model by the vendor's own name for it. SDKs are imported when a model is made: start-up needs none. */
export type Vendor<Name extends string = string> = {
  /** What messages call the vendor; they begin with it. */
  label: string
  /** The variables to check when it turns a key down. */
  keyVariable: string
  variables: Record<Name, Variable>
  text?: {
    example: string
    /** A model's context window in tokens: that of a known name, else the smallest of all. */
    contextTokens: (model: string) => number
    make: Make<Name, LanguageModelV4>
    providerOptions?: SharedV4ProviderOptions
  }
  image?: {
    example: string
    shape: (model: string) => Shape
    make: Make<Name, ImageModelV4>
  }
  video?: {
    example: string
    /** Seconds to request; undefined for the model's default, where lengths differ between models. */
    duration: number | undefined
    /** A configured base URL other than the vendor's; results may be there too, even if it is private. */
    address: (values: Values<Name>) => string | undefined
    make: Make<Name, SteppedModel>
    /** Whether an error response to a poll means that the operation is still running; by default never. */
    isPending?: (status: number, body: string) => boolean
  }
}

/** What messages call a vendor, and the variables to check when it turns a key down. */
export type VendorLabel = Pick<Vendor, 'label' | 'keyVariable'>

/** The two variables that most vendors have. */
export const keyOf = (id: string) =>
  ({ kind: 'text', isNeeded: true, unset: 'none', meaning: `Needed for \`${id}\`.` }) as const satisfies Variable
export const addressOf = (id: string, more = '') =>
  ({
    kind: 'address',
    unset: "the vendor's",
    meaning: `Another address for \`${id}\`${more}.`,
  }) as const satisfies Variable

/** The tokens of the first pattern that matches the model's name, or the default. */
export const windowOf = (model: string, windows: readonly [RegExp, number][], byDefault: number): number =>
  windows.find(([name]) => name.test(model))?.[1] ?? byDefault
