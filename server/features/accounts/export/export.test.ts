// The archive of everything that is a person's own, read back as a program of theirs would.
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { hashSecret } from '#server/features/accounts/secrets.ts'
import { testImage } from '#test/helpers/images.ts'
import type { Person } from '#test/helpers/app.ts'
import { scriptedModel, startBlogsApp, type BlogsApp } from '#test/helpers/blogs-app.ts'
import { completeBrand, formOf } from '#test/helpers/wire.ts'
import { exportAccount } from './export-account.ts'

let app: BlogsApp
const image = await testImage()
const thumbnail = await testImage(6, 4)

beforeAll(async () => {
  const make = () => Promise.resolve({ image, thumbnail, width: 6, height: 4, alt: 'Hills', model: 'test:brush' })
  app = await startBlogsApp({
    change: () => ({
      textModel: scriptedModel(() => '# Written'),
      imageModel: { id: 'test:brush', isBuiltIn: false, make },
    }),
  })
})
afterAll(() => app.server.stop())

const ask = (person: Person) =>
  app.server.app.request(accounts.exportSelf.path, { headers: { 'session-id': person.session_id } })

const unzip = async (response: Response) => {
  const found = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const read = (path: string) => strFromU8(found[path]!)
  return { found, paths: Object.keys(found), read, json: (path: string) => JSON.parse(read(path)) as unknown }
}
const exported = async (person: Person) => unzip(await ask(person))

const folder = 'brands/Northlight Cycles/Choosing a cargo bike'

/** A person with a brand, and a blog with all that may hang on it. */
const writer = async () => {
  const person = await app.server.signIn()
  const logo_file = new File([new Uint8Array(await testImage(32, 32))], 'logo.png', { type: 'image/png' })
  const { body: brand } = await app.call('POST', '/api/brands', formOf({ ...completeBrand, logo_file }), person)
  const { deliverable_id, blog } = (await app.create(brand.brand_id, {}, person)).body
  const path = `/api/blogs/${blog.blog_id}`
  const fields = { format: 'Story', title: 'Choosing a cargo bike', keywords: ['bike'] }
  await app.call('PUT', path, fields, person)
  await app.call('PUT', path, { outline: '## One' }, person)
  await app.call('PUT', path, { content: '# First\n' }, person)
  const { body } = await app.call('PUT', path, { content: '# Second – größer\n' }, person)
  await app.call('PUT', `${path}/draft`, { content: '# A draft', version: body.version }, person)
  await app.call('POST', `${path}/feedback`, { score: 4, comment: 'Good' }, person)
  for (const text of ['some notes', 'other notes']) {
    const notes = formOf({ file: new File([text], 'notes.txt') })
    await app.call('POST', `/api/deliverables/${deliverable_id}/contexts`, notes, person)
  }
  await app.call('POST', `${path}/images`, undefined, person)
  await app.call('POST', '/api/product_events', { event_name: 'add_new_brand', params: { page: '/brands' } }, person)
  return { person, brand, deliverable_id: deliverable_id as string, blog_id: blog.blog_id as string }
}

describe('the export', () => {
  test('is a zip whose file name contains the date', async () => {
    const response = await ask(await app.server.signIn())
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="masthead-\d{4}-\d\d-\d\d\.zip"$/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await unzip(response)).paths).toEqual(['account.json', 'README.txt'])
  })

  test('contains everything, in readable folders', async () => {
    const { person, brand, blog_id } = await writer()
    const { paths, read, json, found } = await exported(person)
    expect(paths).toEqual([
      'account.json',
      'brands/Northlight Cycles/brand.json',
      `${folder}/blog.json`,
      `${folder}/blog.md`,
      `${folder}/outline.md`,
      `${folder}/draft.md`,
      `${folder}/history.json`,
      `${folder}/contexts/notes.txt.txt`,
      `${folder}/contexts/notes.txt (2).txt`,
      'brands/Northlight Cycles/logo.png',
      `${folder}/images/1.webp`,
      'README.txt',
    ])
    expect(json('account.json')).toMatchObject({
      user_id: person.user_id,
      email: 'person@example.test',
      plan_name: 'Free',
      sessions: [{ is_current: true }],
      feedback: [{ blog_id, title: 'Choosing a cargo bike', score: 4, comment: 'Good' }],
      product_events: [{ event_name: 'add_new_brand', params: { page: '/brands' } }],
    })
    expect(json('brands/Northlight Cycles/brand.json')).toMatchObject({
      brand_id: brand.brand_id,
      audience: brand.audience,
    })
    expect(json(`${folder}/blog.json`)).toMatchObject({
      blog_id,
      title: 'Choosing a cargo bike',
      keywords: ['bike'],
      contexts: [{ name: 'notes.txt', path: 'contexts/notes.txt.txt' }, { path: 'contexts/notes.txt (2).txt' }],
      images: [{ path: 'images/1.webp', alt: 'Hills' }],
    })
    expect(read(`${folder}/blog.md`)).toBe('# Second – größer\n')
    expect(read(`${folder}/outline.md`)).toBe('## One')
    expect(read(`${folder}/draft.md`)).toBe('# A draft')
    expect((json(`${folder}/history.json`) as { text: string }[]).map(({ text }) => text)).toContain('# First\n')
    expect(read(`${folder}/contexts/notes.txt (2).txt`)).toBe('other notes')
    expect(found[`${folder}/images/1.webp`]).toEqual(image)
    expect(read('README.txt')).not.toContain('missing')
  })

  test('contains a video with its scenarios and first frames', async () => {
    const { person, deliverable_id } = await writer()
    const { storage } = app.server.deps
    await storage.put('videos/video.mp4', image, 'video/mp4')
    await storage.put('images/poster.webp', thumbnail, 'image/webp')
    await storage.put('images/frame.webp', thumbnail, 'image/webp')
    const video = { deliverable_id, file: 'video.mp4', poster: 'poster.webp', generation_status: 'generated' as const }
    const { video_id } = await app.db.insertInto('videos').values(video).returning('video_id').executeTakeFirstOrThrow()
    const { scenario_id } = await app.db
      .insertInto('scenarios')
      .values({ video_id, text: 'A ride at dawn' })
      .returning('scenario_id')
      .executeTakeFirstOrThrow()
    const frames = [{ position: 0, file: 'frame.webp' }, { position: 1 }]
    await app.db
      .insertInto('first_frames')
      .values(frames.map((frame) => ({ scenario_id, ...frame })))
      .execute()
    const { paths, json, found } = await exported(person)
    expect(paths.filter((path) => path.includes('/video/'))).toEqual(
      ['video.json', 'video.mp4', 'poster.webp', 'scenario-1-frame-1.webp'].map((name) => `${folder}/video/${name}`),
    )
    expect(json(`${folder}/video/video.json`)).toMatchObject({ scenarios: [{ text: 'A ride at dawn' }] })
    expect(found[`${folder}/video/video.mp4`]).toEqual(image)
  })

  test('contains nothing of other people, and no credentials', async () => {
    const { person } = await writer()
    const other = await app.server.signIn()
    const { read, paths } = await exported(other)
    expect(paths).toEqual(['account.json', 'README.txt'])
    const account = (await exported(person)).read('account.json')
    for (const { user_id, session_id } of [person, other])
      for (const secret of [
        session_id,
        hashSecret(session_id).toString('hex'),
        ...(user_id === person.user_id ? [] : [user_id]),
      ])
        expect(account).not.toContain(secret)
    expect(read('account.json')).not.toContain(person.user_id)
  })

  test('makes names valid and unique', async () => {
    const person = await app.server.signIn()
    for (const name of ['a/b: "c"', 'A/B: "C"']) {
      const { body } = await app.call('POST', '/api/brands', formOf({ ...completeBrand, name }), person)
      for (const title of ['../x', '../x']) {
        const { blog } = (await app.create(body.brand_id, {}, person)).body
        await app.call('PUT', `/api/blogs/${blog.blog_id}`, { format: 'Story', title }, person)
      }
    }
    const { paths } = await exported(person)
    expect(paths.slice(1, -1)).toEqual([
      'brands/a b c/brand.json',
      'brands/a b c/x/blog.json',
      'brands/a b c/x (2)/blog.json',
      'brands/A B C (2)/brand.json',
      'brands/A B C (2)/x/blog.json',
      'brands/A B C (2)/x (2)/blog.json',
    ])
  })

  test('lists missing and unreadable files in the README', async () => {
    const { person } = await writer()
    const { storage } = app.server.deps
    const { read: readFile } = storage
    storage.read = (key) =>
      key.startsWith('logos/') ? Promise.reject(new Error('no bucket')) : Promise.resolve(undefined)
    try {
      const { paths, read } = await exported(person)
      expect(paths).not.toContain(`${folder}/images/1.webp`)
      expect(read('README.txt')).toContain(
        `missing here:\n  brands/Northlight Cycles/logo.png\n  ${folder}/images/1.webp\n`,
      )
    } finally {
      storage.read = readFile
    }
  })

  test('omits what exceeds the limits of a zip and lists it in the README; every text is included', async () => {
    const { person } = await writer()
    const hash = hashSecret(person.session_id)
    for (const limits of [
      { bytes: 100, files: 1000 },
      { bytes: 1e9, files: 9 },
    ]) {
      const { paths, read } = await unzip(exportAccount(app.server.deps, person.user_id, hash, limits))
      expect(paths).toContain(`${folder}/blog.md`)
      expect(paths).not.toContain(`${folder}/images/1.webp`)
      expect(read('README.txt')).toContain(`left out. Download them in Masthead:\n  brands/Northlight Cycles/logo.png`)
    }
  })
})
