// The whole product as a separate process.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#test/helpers/database.ts'

let folder: string
let env: Record<string, string>

const occupy = async (port = 0): Promise<{ server: Server; port: number }> => {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

const freePort = async () => {
  const { server, port } = await occupy()
  server.close()
  return port
}

const run = (change: Record<string, string> = {}, ...args: string[]) => {
  const child = spawn(process.execPath, ['server/main.ts', ...args], {
    env: { ...env, ...change },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', error: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output.error += chunk.toString()))
  const exit = once(child, 'close').then(([code]) => code as number | null)
  const ready = async () => {
    await expect.poll(() => `${output.out}${output.error}`, { timeout: 60_000 }).toContain('is ready')
    return child
  }
  return { child, output, exit, ready }
}

/** The command lines of processes that use the test's folder. */
const processesHere = async () => {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'args='])
  return stdout.split('\n').filter((command) => command.includes(folder))
}

/** A request whose body never ends; resolves when the server aborts it. */
const hang = async (port: number) => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST /api/auth/email HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
  )
  return { cut: once(socket.on('error', () => {}).resume(), 'close') }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-main-'))
  // When run as root, the database runs as another user, who needs access.
  await chmod(folder, 0o711)
  env = {
    PATH: process.env.PATH ?? '',
    MASTHEAD_DATA: join(folder, 'data'),
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
  }
})

afterEach(() => rm(folder, { recursive: true, force: true }))

describe('starting and stopping', () => {
  test('prints one address that responds, and stops within 5 s without orphaned processes', async () => {
    const { child, output, exit, ready } = run()
    await ready()
    const [address] = /(?<=Masthead is ready: )\S+/.exec(output.out) ?? ['']
    expect(address).toBe(`http://127.0.0.1:${env.PORT}`)
    expect((await fetch(`${address}/api/ready`)).status).toBe(200)
    expect((await fetch(`http://127.0.0.1:${env.SANDBOX_PORT}/`)).status).toBe(200)
    for (const phase of ['database', 'code', 'sandbox', 'queue', 'worker', 'API']) {
      expect(output.out).toMatch(new RegExp(`${phase} ready ms=\\d+`))
    }
    const asked = performance.now()
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
    expect(performance.now() - asked).toBeLessThan(5000)
    expect(output.error).toBe('')
    expect(await processesHere()).toEqual([])
  })

  test('aborts a request that does not end', async () => {
    const { child, exit, ready } = run()
    await ready()
    const { cut } = await hang(Number(env.PORT))
    const asked = performance.now()
    child.kill('SIGINT')
    // npm forwards the signal that the terminal has already sent.
    child.kill('SIGINT')
    expect(await exit).toBe(0)
    expect(performance.now() - asked).toBeLessThan(5000)
    await cut
    expect(await processesHere()).toEqual([])
  })

  test('ends immediately at the second Ctrl-C, and the next start recovers the database', async () => {
    const first = run()
    await first.ready()
    await hang(Number(env.PORT))
    first.child.kill('SIGINT')
    setTimeout(() => first.child.kill('SIGINT'), 700)
    expect(await first.exit).toBe(1)
    await expect.poll(processesHere).toEqual([])
    const second = run()
    await second.ready()
    second.child.kill('SIGINT')
    expect(await second.exit).toBe(0)
  })

  test('can be stopped while starting', async () => {
    const { child, output, exit } = run()
    await expect
      .poll(processesHere, { timeout: 10_000, interval: 10 })
      .toContainEqual(expect.stringContaining('initdb'))
    child.kill('SIGINT')
    expect(await exit).toBe(0)
    expect(output.out).not.toContain('is ready')
    expect(await processesHere()).toEqual([])
  })
})

/** What a failed start leaves behind. */
const fail = async (change: Record<string, string>, ...args: string[]) => {
  const { output, exit } = run(change, ...args)
  return { code: await exit, lines: output.error.trim().split('\n'), processes: await processesHere() }
}

const oneLine = (line: string | RegExp) => ({ code: 1, lines: [expect.stringMatching(line)], processes: [] })

describe('a failed start prints one line on stderr', () => {
  test('for an invalid variable', async () => {
    expect(await fail({ PORT: 'web' })).toEqual(oneLine(/^PORT is "web"; allowed is a whole number from 1 to 65535$/))
    await expect(access(join(folder, 'data'))).rejects.toThrow('ENOENT')
  })

  test('for a port that is taken', async () => {
    const { server, port } = await occupy()
    expect(await fail({ PORT: String(port) })).toEqual(
      oneLine(`The port ${port} is in use by another program: stop it`),
    )
    server.close()
  })

  test('for an unusable data folder', async () => {
    await writeFile(join(folder, 'file'), '')
    expect(await fail({ MASTHEAD_DATA: join(folder, 'file/data') })).toEqual(
      oneLine(/^The data folder .*\/file\/data cannot be used: part of its path is not a folder/),
    )
  })

  test('for a database that does not answer', async () => {
    const DATABASE_URL = `postgres://masthead:secret@127.0.0.1:${await freePort()}/masthead`
    expect(await fail({ DATABASE_URL })).toEqual(
      oneLine(/^The database at 127\.0\.0\.1:\d+\/masthead cannot be used: nothing listens there/),
    )
  })

  test('for a database of a newer version', async () => {
    const database = await createTestDatabase()
    await database.pool.query(`insert into schema_migrations (name, checksum) values ('9999_future.sql', '')`)
    expect(await fail({ DATABASE_URL: database.url })).toEqual(
      oneLine(/^The database was created by a newer version \(it has 9999_future\.sql\)/),
    )
    await database.drop()
  })

  test('for --only without an external database', async () => {
    expect(await fail({}, '--only', 'worker')).toEqual(oneLine(/^--only worker needs DATABASE_URL/))
    expect(await fail({}, '--onyl', 'api')).toEqual(oneLine(/^Unknown option '--onyl'/))
    expect(await fail({}, '--only', 'web')).toEqual(oneLine(/^--only is "web"; allowed is sandbox or worker or api$/))
  })
})

test('without the sandbox, the database has none of its tables', async () => {
  const database = await createTestDatabase()
  await database.pool.query('drop schema sandbox cascade; drop schema public cascade; create schema public')
  const others = {
    GOOGLE_CLIENT_ID: 'x',
    GOOGLE_CLIENT_SECRET: 'y',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_y',
    STRIPE_PRICE_ID: 'price_z',
  }
  const { child, exit, ready } = run({ DATABASE_URL: database.url, ...others })
  await ready()
  expect((await fetch(`http://127.0.0.1:${env.PORT}/api/ready`)).status).toBe(200)
  const { rows } = await database.pool.query(
    `select table_name from information_schema.tables where table_schema = 'sandbox' or table_name like 'sandbox%'`,
  )
  expect(rows).toEqual([])
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
  await database.drop()
})

test('the parts run as separate processes on one database', async () => {
  const database = await createTestDatabase()
  const parts = ['sandbox', 'worker', 'api'].map((part) => run({ DATABASE_URL: database.url }, '--only', part))
  await Promise.all(parts.map((part) => part.ready()))
  expect((await fetch(`http://127.0.0.1:${env.PORT}/api/ready`)).status).toBe(200)
  expect((await fetch(`http://127.0.0.1:${env.SANDBOX_PORT}/`)).status).toBe(200)
  for (const { child } of parts) child.kill('SIGTERM')
  expect(await Promise.all(parts.map(({ exit }) => exit))).toEqual([0, 0, 0])
  await database.drop()
})
