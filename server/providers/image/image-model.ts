import type { Art } from './builtin/make-art.ts'
import type { EncodedImage } from './encode.ts'

/** A request for an image. */
export type ImageRequest = {
  prompt: string
  /** The same request as data, for the built-in generator, which reads no prompts. */
  art: Art
  /** The text alternative of a model's image, which nobody has looked at. */
  alt: string
}

export type MadeImage = EncodedImage & {
  /** The text alternative, in the blog's language. */
  alt: string
  /** The `id` of the model. */
  model: string
}

/** An image model: a vendor's or the built-in generator. Vendor failures are thrown as ProviderError. */
export type ImageModel = {
  /** `vendor:model`, such as `openai:gpt-image-1` or `builtin:brand-art-1`. */
  id: string
  /** Whether this is the built-in generator and not an AI model: the screens say so. */
  isBuiltIn: boolean
  /** Returns an image in 3:2, re-encoded as WebP. */
  make(request: ImageRequest, options?: { signal?: AbortSignal }): Promise<MadeImage>
}
