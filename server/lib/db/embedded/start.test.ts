// Starts, kills and restarts real servers.
import { once } from 'node:events'
import { rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isServerOf, readPostmaster } from '#server/lib/db/embedded/cluster.ts'
import { programProblem } from '#server/lib/db/embedded/problems.ts'
import { startEmbeddedPostgres } from '#server/lib/db/embedded/start.ts'
import type { EmbeddedPostgres } from '#server/lib/db/embedded/start.ts'
import { silentLog } from '#server/lib/log.ts'
import { StartError } from '#server/lib/start-error.ts'
import { makeFolder, query, startChild } from '#test/helpers/embedded-postgres.ts'

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
