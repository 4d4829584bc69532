import type { ImageVendor as ImageVendorName } from '#server/lib/env.ts'
import { createImageModelOver, type ImageLimits } from './ai-sdk.ts'
import { createBuiltInArtist } from './builtin/artist.ts'
import { compatible } from './compatible.ts'
import { fal } from './fal.ts'
import { google } from './google.ts'
import type { ImageModel } from './image-model.ts'
import { openai } from './openai.ts'
import { replicate } from './replicate.ts'
import type { ImageEnv, ImageVendor } from './vendor.ts'

const vendors: Record<ImageVendorName, ImageVendor> = { openai, google, compatible, fal, replicate }

/** The image model that AI_IMAGE_MODEL names. Nothing is requested yet. `limits` are for tests. */
export const createImageModel = (env: ImageEnv, limits: Partial<ImageLimits> = {}): ImageModel => {
  const choice = env.AI_IMAGE_MODEL
  if (choice.vendor === 'builtin') return createBuiltInArtist()
  const { label, keyVariable, shape, create } = vendors[choice.vendor]
  return createImageModelOver({
    id: `${choice.vendor}:${choice.model}`,
    label,
    keyVariable,
    shape: shape(choice.model),
    model: (fetch) => create(choice.model, env, fetch),
    limits,
  })
}
