/** A request for a video, 16:9 and 10 to 20 seconds long. */
export type VideoRequest = {
  /** The prompt with the scenario. */
  prompt: string
  /** The pictures, the chosen one first; encoded as WebP or PNG. Models use the first one only. */
  frames: readonly Uint8Array[]
  /** For the built-in renderer, which reads no prompts. */
  captions: readonly string[]
  endCard: VideoEndCard
  /** Makes videos with the same text differ. */
  seed: string
}

type VideoEndCard = {
  brandName: string
  /** For display, without a scheme; null if the brand has none. */
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
  /** WebP. */
  poster: Uint8Array
  width: number
  height: number
  /** Seconds. */
  duration: number
  /** The `id` of the model. */
  model: string
}

/** The state of a running generation, which must survive a restart. */
export type VideoWork = {
  signal?: AbortSignal
  /** Reports progress from 0 to 1, at intervals. */
  progress?(share: number): void
  /** The last value passed to `keep`, in this process or an earlier one; null at the first start. */
  operation: unknown
  /** Stores JSON that identifies the operation at the vendor, before polling starts. */
  keep(operation: unknown): Promise<void>
}

/** A video model: a vendor's or the built-in renderer. Vendor failures are thrown as ProviderError. */
export type VideoModel = {
  /** `vendor:model`, such as `google:veo-3.1-generate-preview` or `builtin:brand-motion-1`. */
  id: string
  /** Whether this is the built-in renderer and not an AI model: the screens say so. */
  isBuiltIn: boolean
  make(request: VideoRequest, work: VideoWork): Promise<MadeVideo>
}
