import type { Env } from '#server/lib/env.ts'
import { vendors, type MakerOf, type VendorVariable } from '#server/vendors/registry.ts'
import { createImageModelOver, type ImageLimits } from './ai-sdk.ts'
import { createBuiltInArtist } from './builtin/artist.ts'
import type { ImageModel } from './image-model.ts'

/** The variables that image models are made from. */
export type ImageEnv = Pick<Env, 'AI_IMAGE_MODEL'> & Partial<Pick<Env, VendorVariable>>

/** The image model named by AI_IMAGE_MODEL; makes no request yet. `limits` are for tests. */
export const createImageModel = (env: ImageEnv, limits: Partial<ImageLimits> = {}): ImageModel => {
  const choice = env.AI_IMAGE_MODEL
  if (choice.vendor === 'builtin') return createBuiltInArtist()
  const { label, keyVariable, image }: MakerOf<'image'> = vendors[choice.vendor]
  return createImageModelOver({
    id: `${choice.vendor}:${choice.model}`,
    label,
    keyVariable,
    shape: image.shape(choice.model),
    model: (fetch) => image.make(choice.model, env, fetch),
    limits,
  })
}
