// The worker's side of an image: made, then stored with its files in the transaction that ends the generation.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { maxImages } from '#contract/media.ts'
import type { Deps } from '#server/deps.ts'
import { logoFiles } from '#server/features/brands/logo.ts'
import { superseded, type Run } from '#server/generations/run-generation.ts'
import type { Database } from '#server/lib/db/tables.ts'
import type { MadeImage } from '#server/providers/image/image-model.ts'
import { removeFiles } from '#server/providers/storage/remove-files.ts'
import { imageKey, imageKeys, imageType, newFileName } from './files.ts'
import { imageAlt, imagePrompt } from './prompts/image.ts'
import { findImageBrief, insertImage } from './make-image.queries.ts'
import { countImages } from './queries.ts'

export const makeImageForBlog = (deps: Deps): Run => {
  const { db, imageModel, storage } = deps

  return async ({ blog_id }, _write, signal) => {
    const brief = await findImageBrief(db, blog_id!)
    if (!brief) throw superseded
    const [logoKey] = logoFiles(brief)
    const logo = logoKey && imageModel.isBuiltIn ? await storage.read(logoKey) : undefined
    const { title, language, index } = brief
    const art = { seed: blog_id!, index, title, language, brandName: brief.brand.name ?? '', logo: logo ?? null }
    const made = await imageModel.make({ prompt: imagePrompt(brief), art, alt: imageAlt(brief) }, { signal })
    const image_id = randomUUID()
    return {
      result: image_id,
      model: made.model,
      store: (transaction) => store(transaction, { image_id, deliverable_id: brief.deliverable_id, made }),
    }
  }

  /** The blog is held: nothing is deleted or added meanwhile. What fails leaves neither row nor file. */
  async function store(
    transaction: Kysely<Database>,
    { image_id, deliverable_id, made }: { image_id: string; deliverable_id: string; made: MadeImage },
  ) {
    if ((await countImages(transaction, deliverable_id)) >= maxImages) throw new Error('There are five images already')
    const { alt, width, height, model } = made
    const files = { file: newFileName(), thumbnail: newFileName() }
    await insertImage(transaction, { image_id, deliverable_id, ...files, alt, width, height, model })
    try {
      await storage.put(imageKey(files.file), made.image, imageType)
      await storage.put(imageKey(files.thumbnail), made.thumbnail, imageType)
    } catch (error) {
      await removeFiles(deps, imageKeys([files]))
      throw error
    }
  }
}
