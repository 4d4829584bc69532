/** One video to be made, 16:9 and 10 to 20 seconds long. */
export type VideoRequest = {
  /** What a model is asked for; the scenario as text. */
  prompt: string
  /** The pictures to move over, the chosen one first; encoded as WebP or PNG. A model takes the first alone. */
  frames: readonly Uint8Array[]
  /** What the built-in renderer shows: it reads no prompts. */
  captions: readonly string[]
  endCard: VideoEndCard
  /** Tells videos of the same words apart. */
  seed: string
}

type VideoEndCard = {
  brandName: string
  /** As people write it, without a scheme; null when the brand has none. */
  website: string | null
  /** The blog's title. */
  title: string
  /** A PNG; null without one. */
  logo: Uint8Array | null
  language: string
}

export type MadeVideo = {
  /** MP4 with H.264, its index before its pictures. */
  video: Uint8Array
  /** WebP: what is shown before it plays. */
  poster: Uint8Array
  width: number
  height: number
  /** Seconds. */
  duration: number
  /** The `id` of the model that made it. */
  model: string
}

/** What must outlive a process while a video is made. */
export type VideoWork = {
  signal?: AbortSignal
  /** The share that is done, from 0 to 1; called now and then. */
  progress?(share: number): void
  /** What `keep` was given last, by this process or one before it; null at the first start. */
  operation: unknown
  /** Kept before the wait begins: JSON that names the work at the vendor. */
  keep(operation: unknown): Promise<void>
}

/** A video model: a vendor's or the built-in renderer. Whatever goes wrong at a vendor is thrown as a ProviderError. */
export type VideoModel = {
  /** `vendor:model`, such as `google:veo-3.1-generate-preview` or `builtin:brand-motion-1`. */
  id: string
  /** Rendered from the frames, no AI model: the screens say so. */
  isBuiltIn: boolean
  make(request: VideoRequest, work: VideoWork): Promise<MadeVideo>
}
