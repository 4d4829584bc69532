// All data of a person as a zip: texts first, then images and videos one by one, last the list of missing files.
import type { Deps } from '#server/deps.ts'
import { logoFiles } from '#server/features/brands/logo.ts'
import { listSessions } from '../queries.ts'
import { blogEntries, type StoredFile } from './blog-entries.ts'
import { findAccount, findWholeBlog, findWholeBrand, listFeedbacks, listFolders, listProductEvents } from './queries.ts'
import { safeName, uniqueNames } from './safe-name.ts'
import { json, text } from './text-entries.ts'
import { zipped, type ZipEntry } from './zip.ts'

type ExportDeps = Pick<Deps, 'db' | 'storage' | 'log'>

// Limits of a zip without the ZIP64 extension, which not every program reads: 4 GiB and 65,535 files, less some headroom.
const zipLimits = { bytes: 4_000_000_000, files: 65_000 }

/** @param session_hash the current session, to be marked in the list */
export const exportAccount = (
  deps: ExportDeps,
  user_id: string,
  session_hash: Buffer,
  limits = zipLimits,
): Response => {
  const day = new Date().toISOString().slice(0, 10)
  return new Response(streamed(zipped(entriesOf(deps, user_id, session_hash, limits)), deps.log), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="masthead-${day}.zip"`,
    },
  })
}

/** Respects backpressure: reads no further than the client does. */
const streamed = (parts: AsyncGenerator<Uint8Array<ArrayBuffer>>, log: ExportDeps['log']) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      try {
        const { value, done } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        log.error({ error }, 'export failed')
        throw error
      }
    },
    cancel: async () => void (await parts.return(undefined)),
  })

async function* entriesOf(
  { db, storage, log }: ExportDeps,
  user_id: string,
  session_hash: Buffer,
  limits: typeof zipLimits,
): AsyncGenerator<ZipEntry> {
  const count = { bytes: 0, files: 0 }
  const counted = (entry: ZipEntry) => {
    count.bytes += entry.bytes.length
    count.files += 1
    return entry
  }
  const files: StoredFile[] = []
  for await (const entry of textsOf()) yield counted(entry)

  const missing: string[] = []
  const leftOut: string[] = []
  for (const { path, key } of files) {
    const bytes = await storage.read(key).catch((error: unknown) => {
      log.warn({ error, key }, 'file not exported')
      return undefined
    })
    if (!bytes) missing.push(path)
    else if (count.bytes + bytes.length > limits.bytes || count.files >= limits.files) leftOut.push(path)
    else yield counted({ path, bytes, isPacked: true })
  }
  yield text('README.txt', readme(missing, leftOut))

  async function* textsOf(): AsyncGenerator<ZipEntry> {
    yield json('account.json', {
      ...(await findAccount(db, user_id)),
      sessions: await listSessions(db, user_id, session_hash),
      feedback: await listFeedbacks(db, user_id),
      product_events: await listProductEvents(db, user_id),
    })
    const brandFolder = uniqueNames()
    const brands = Map.groupBy(await listFolders(db, user_id), ({ brand_id }) => brand_id)
    for (const [brand_id, rows] of brands) {
      const { name, logo } = rows[0]!
      const folder = `brands/${brandFolder(safeName(name, 'Unknown', 40))}`
      yield json(`${folder}/brand.json`, await findWholeBrand(db, user_id, brand_id))
      files.push(...logoFiles({ logo }).map((key) => ({ path: `${folder}/logo.png`, key })))
      const blogFolder = uniqueNames()
      for (const { deliverable_id, title } of rows) {
        const whole = deliverable_id && (await findWholeBlog(db, user_id, deliverable_id))
        if (!whole) continue
        const made = blogEntries(`${folder}/${blogFolder(safeName(title, 'No Title Selected'))}`, whole)
        yield* made.texts
        files.push(...made.files)
      }
    }
  }
}

const readme = (missing: string[], leftOut: string[]) =>
  [
    'Your data at Masthead.',
    '',
    'account.json: you, your plan, where you are signed in, your feedback and product events.',
    'brands/: a folder for each brand with its profile (brand.json) and logo, and in it a folder for each blog:',
    '  blog.json: choices and facts; blog.md, outline.md, draft.md: texts (Markdown); history.json: earlier texts;',
    '  contexts/: reference material as text; images/; video/: the video, its scenarios and first frames.',
    'Times are in UTC.',
    ...listed('These files could not be read and are missing here:', missing),
    ...listed('An archive takes no more: these files were left out. Download them in Masthead:', leftOut),
    '',
  ].join('\n')

const listed = (heading: string, paths: string[]) =>
  paths.length > 0 ? ['', heading, ...paths.map((path) => `  ${path}`)] : []
