// Shows a person's Drive, and lets them make the changes that Masthead has to cope with.
import { readFile } from 'node:fs/promises'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Kysely } from 'kysely'
import { isCrossOrigin, pageHeaders } from '#sandbox/page.ts'
import { deleteGrantsOf, findPerson, hasTokens, type Person } from '#sandbox/queries.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { deleteWithContents, documentType, fillDrive, removeFiller } from './files.ts'
import { documentPage, drivePage, drivePath, frameRights, type DriveAction } from './pages.ts'
import { findContent, listFiles, updateFile } from './queries.ts'

type SiteDeps = {
  db: Kysely<Database>
  publicUrl: string
  home: string
  notFound: (context: Context) => Promise<Response>
}

type Chosen = { db: Kysely<Database>; sub: string; file_id: string }

const actions: Record<DriveAction, (chosen: Chosen) => Promise<unknown>> = {
  bin: ({ db, sub, file_id }) => updateFile(db, sub, file_id, { trashed: true }),
  restore: ({ db, sub, file_id }) => updateFile(db, sub, file_id, { trashed: false }),
  delete: ({ db, sub, file_id }) => deleteWithContents(db, sub, file_id),
  fill: ({ db, sub }) => fillDrive(db, sub),
  empty: ({ db, sub }) => removeFiller(db, sub),
  withdraw: ({ db, sub }) => deleteGrantsOf(db, sub),
}

const smallForm = bodyLimit({ maxSize: 10_000 })

const style = new URL('document.css', import.meta.url)

export const driveSite = ({ db, publicUrl, home, notFound }: SiteDeps) => {
  const act = async (context: Context, sub: string, file_id: string) => {
    const { action } = await context.req.parseBody()
    const isKnown = typeof action === 'string' && Object.hasOwn(actions, action)
    if (isCrossOrigin(context) || !isKnown) return context.text('Refused', 403)
    await actions[action as DriveAction]({ db, sub, file_id })
    return context.redirect(drivePath(sub), 303)
  }

  const show = async (context: Context, person: Person) => {
    const [files, hasAccess] = await Promise.all([listFiles(db, person.sub), hasTokens(db, person.sub)])
    return context.body(await drivePage({ person, files, hasAccess, home }), 200, pageHeaders)
  }

  return new Hono()
    .get('/drive/document.css', async (context) =>
      context.body(await readFile(style), 200, { 'Content-Type': 'text/css' }),
    )
    .get('/drive/file/:id{[\\w-]+}', async (context) => {
      const file = await findContent(db, context.req.param('id'))
      if (!file) return notFound(context)
      if (file.mime_type !== documentType) return context.redirect(drivePath(file.sub))
      const isBinned = (await listFiles(db, file.sub)).some((each) => each.file_id === file.file_id && each.is_binned)
      return context.body(await documentPage({ ...file, isBinned }), 200, framing(publicUrl))
    })
    .post('/drive/file/:id{[\\w-]+}', smallForm, async (context) => {
      const file = await findContent(db, context.req.param('id'))
      return file ? act(context, file.sub, file.file_id) : notFound(context)
    })
    .get('/drive/content/:id{[\\w-]+}', async (context) => {
      const file = await findContent(db, context.req.param('id'))
      if (file?.mime_type !== documentType) return notFound(context)
      const look = '<!doctype html><base target="_blank"><link rel="stylesheet" href="/drive/document.css">'
      return context.body(`${look}${file.content?.toString() ?? ''}`, 200, framed(publicUrl))
    })
    .get('/drive/:sub{[\\w-]+}', async (context) => {
      const person = await findPerson(db, context.req.param('sub'))
      return person ? show(context, person) : notFound(context)
    })
    .post('/drive/:sub{[\\w-]+}', smallForm, async (context) => {
      const person = await findPerson(db, context.req.param('sub'))
      return person ? act(context, person.sub, '') : notFound(context)
    })
}

const withPolicy = (...policy: string[]) => ({ ...pageHeaders, 'Content-Security-Policy': policy.join('; ') })

const framing = (publicUrl: string) =>
  withPolicy(
    "default-src 'none'",
    "style-src 'self'",
    `frame-src ${publicUrl}/drive/content/`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  )

/** Uploaded content is served unchanged: without scripts, forms and frames, in an opaque origin. */
const framed = (publicUrl: string) =>
  withPolicy(
    "default-src 'none'",
    'img-src http: https:',
    `style-src ${publicUrl}/drive/document.css`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${publicUrl}`,
    `sandbox ${frameRights}`,
  )
