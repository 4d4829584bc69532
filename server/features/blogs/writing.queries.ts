import type { Kysely } from 'kysely'
import { eachField, writingFields } from '#domain/brand-fields.ts'
import { customToneId, toneOf } from '#domain/tones.ts'
import type { WritingBrief } from '#domain/writing.ts'
import type { Database } from '#server/lib/db/tables.ts'

type Db = Kysely<Database>

/** Enough to choose from: more are not generated. */
export const mostSuggestions = 60

/** The suggestions made for a blog from this input, oldest first. */
export const listSuggestions = async (
  db: Db,
  blog_id: string,
  kind: 'topics' | 'keywords',
  input_hash: string,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('generations')
    .select('result')
    .where('blog_id', '=', blog_id)
    .where('kind', '=', kind)
    .where('input_hash', '=', input_hash)
    .where('state', '=', 'completed')
    .orderBy('created_at')
    .execute()
  return [...new Set(rows.flatMap(({ result }) => result as string[]))].slice(0, mostSuggestions)
}

/** How many outlines were written for a blog from the same material. */
export const countOutlines = async (db: Db, blog_id: string, input_hash: string): Promise<number> => {
  const { count } = await db
    .selectFrom('generations')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('blog_id', '=', blog_id)
    .where('kind', '=', 'outline')
    .where('input_hash', '=', input_hash)
    .where('state', '=', 'completed')
    .executeTakeFirstOrThrow()
  return count
}

/** Tokens of each context item of a blog. */
export const listContextTokens = (db: Db, deliverable_id: string) =>
  db.selectFrom('deliverable_contexts').select('tokens_number').where('deliverable_id', '=', deliverable_id).execute()

/** All input of the writing tasks, with the outline. */
export const findWritingBrief = async (
  db: Db,
  blog_id: string,
): Promise<(WritingBrief & { outline: string | null }) | undefined> => {
  const row = await db
    .selectFrom('blogs')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'blogs.deliverable_id')
    .innerJoin('brands', 'brands.brand_id', 'deliverables.brand_id')
    .where('blogs.blog_id', '=', blog_id)
    .selectAll('brands')
    .select(['blogs.deliverable_id', 'blogs.title', 'blogs.format', 'blogs.has_brief', 'blogs.brief', 'blogs.outline'])
    .select(['blogs.keywords as blog_keywords', 'blogs.language as blog_language'])
    .executeTakeFirst()
  if (!row) return undefined
  const contexts = await db
    .selectFrom('deliverable_contexts')
    .select(['name', 'url', 'text'])
    .where('deliverable_id', '=', row.deliverable_id)
    .orderBy('created_at')
    .execute()
  const tone =
    row.tone_of_voice_id === customToneId
      ? { name: customToneId, description: row.custom_tone_of_voice ?? '', example: null }
      : toneOf(row.tone_of_voice_id)
  return {
    language: row.blog_language as WritingBrief['language'],
    brand: {
      ...eachField(writingFields, (field) => row[field]),
      tone: tone ? { name: tone.name, description: tone.description, example: tone.example } : null,
    },
    brief: row.has_brief ? row.brief : null,
    format: row.format as WritingBrief['format'],
    title: row.title,
    keywords: row.blog_keywords ?? [],
    contexts,
    outline: row.outline,
  }
}
