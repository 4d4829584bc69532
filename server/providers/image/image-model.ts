import type { Art } from './builtin/make-art.ts'
import type { EncodedImage } from './encode.ts'

/** One picture to be made. */
export type ImageRequest = {
  prompt: string
  /** The same wish as data, for the built-in generator, which reads no prompts. */
  art: Art
  /** What is said of a picture that a model painted and nobody has looked at. */
  alt: string
}

export type MadeImage = EncodedImage & {
  /** In the blog's language: what it shows. */
  alt: string
  /** The `id` of the model that made it. */
  model: string
}

/** An image model: a vendor's or the built-in generator. Whatever goes wrong at a vendor is thrown as a ProviderError. */
export type ImageModel = {
  /** `vendor:model`, such as `openai:gpt-image-1` or `builtin:brand-art-1`. */
  id: string
  /** Drawn from shapes in the brand's colours, no AI model: the screens say so. */
  isBuiltIn: boolean
  /** Answers a picture in 3:2, written by us as WebP whatever the vendor sent. */
  make(request: ImageRequest, options?: { signal?: AbortSignal }): Promise<MadeImage>
}
