// Writes the sample account: a person of the sandbox, their brands, posts and images.
import type { Kysely } from 'kysely'
import { upsertUser } from '#server/features/accounts/queries.ts'
import { imageKey, imageType, newFileName } from '#server/features/media/files.ts'
import type { Database } from '#server/lib/db/tables.ts'
import type { MadeImage } from '#server/providers/image/image-model.ts'
import type { Storage } from '#server/providers/storage/index.ts'
import { insertPerson } from '#sandbox/queries.ts'
import { sampleBrands, samplePerson, samplePosts, type SampleBrand, type SamplePost } from './sample-account.ts'

type Db = Kysely<Database>

const hour = 3_600_000

const addPerson = async (db: Db, issuer: string) => {
  const { sub, email, given_name, family_name } = samplePerson
  await insertPerson(db, samplePerson)
  const profile = { email, first_name: given_name, last_name: family_name, verified: true }
  return upsertUser(db, { issuer, subject: sub, ...profile }, { blogs: 500, days: 365 })
}

const addBrand = async (db: Db, user_id: string, { name, industry, place, thing, customers }: SampleBrand) => {
  const fields = {
    name,
    industry,
    summary: `${name} offers ${thing} for ${customers}.`,
    website: `https://${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example`,
    industry_size: '11-50',
    location: place,
    contacts: `12 Mill Lane, ${place}`,
    audience: customers,
    vision: `A country in which ${thing} are nothing special any more.`,
    mission: `We make ${thing} easy to choose and easy to live with.`,
    positioning: `The honest choice for ${customers}.`,
    perception: 'Reliable and plain-spoken',
    keywords: `${thing}, ${thing} ${place}`,
    competitors: `Other providers around ${place}`,
    marketing_goals: 'More enquiries from the region',
    language: 'English - United Kingdom',
    tone_of_voice_id: 'friendly',
  }
  return db
    .insertInto('brands')
    .values({ ...fields, user_id, scraping_status: 'manual', brand_creation_step: 'completed' })
    .returning('brand_id')
    .executeTakeFirstOrThrow()
}

/** Of 20 posts 17 are finished, one has a text, one an outline and one a title alone. */
const stateOf = (post: SamplePost, number: number) => {
  const model = 'builtin:sample'
  const left = 19 - (number % 20)
  const outline = left > 0 && { outline: post.outline, outline_model: model }
  const content = left > 1 && { content: post.content, content_model: model, content_generated: true }
  return { ...outline, ...content, finalized: left > 2 }
}

const addPost = async (db: Db, ids: { user_id: string; brand_id: string }, post: SamplePost, number: number) => {
  // One every 30 hours, the first of them half an hour ago.
  const created_at = new Date(Date.now() - hour / 2 - number * 30 * hour)
  const { deliverable_id } = await db
    .insertInto('deliverables')
    .values({ ...ids, created_at })
    .returning('deliverable_id')
    .executeTakeFirstOrThrow()
  const state = stateOf(post, number)
  const { title, format, keywords } = post
  await db
    .insertInto('blogs')
    .values({ deliverable_id, created_at, language: 'en_GB', has_brief: false, title, format, ...state })
    .execute()
  await db
    .updateTable('blogs')
    .set({ keywords: JSON.stringify(keywords), counted_at: state.finalized ? created_at : null })
    .where('deliverable_id', '=', deliverable_id)
    .execute()
  return { deliverable_id, isFinal: state.finalized }
}

const addImage = async (db: Db, storage: Storage, deliverable_id: string, { image, thumbnail, ...made }: MadeImage) => {
  const files = { file: newFileName(), thumbnail: newFileName() }
  await storage.put(imageKey(files.file), image, imageType)
  await storage.put(imageKey(files.thumbnail), thumbnail, imageType)
  await db
    .insertInto('images')
    .values({ deliverable_id, ...files, ...made })
    .execute()
}

type Options = {
  /** The sandbox's, which the person signs in at. */
  issuer: string
  storage: Storage
  /** The pictures that a brand's posts share. */
  paint(brand: SampleBrand): Promise<MadeImage[]>
}

/** Writes all of the account or nothing of it. False when the person has brands already. */
export const insertSampleAccount = (db: Db, { issuer, storage, paint }: Options): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const user_id = await addPerson(transaction, issuer)
    const existing = await transaction.selectFrom('brands').select('brand_id').where('user_id', '=', user_id).execute()
    if (existing.length) return false
    for (const [index, brand] of sampleBrands.entries()) {
      const { brand_id } = await addBrand(transaction, user_id, brand)
      const pictures = await paint(brand)
      for (const [turn, post] of samplePosts(brand).entries()) {
        const number = turn * sampleBrands.length + index
        const { deliverable_id, isFinal } = await addPost(transaction, { user_id, brand_id }, post, number)
        if (isFinal) await addImage(transaction, storage, deliverable_id, pictures[turn % pictures.length]!)
      }
    }
    return true
  })
