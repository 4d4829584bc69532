// Embedded PostgreSQL servers for tests: folders, queries, and a process of their own that can be killed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { pathToFileURL } from 'node:url'
import { Client } from 'pg'

export const query = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, string>>(statement)).rows
  } finally {
    await client.end()
  }
}

export const makeFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-launcher-'))
  await chmod(folder, 0o755)
  return folder
}

type Reply = { url?: string; error?: string; name?: string }

/** A child process that starts the server of `dataFolder` and stops it when its standard input closes. */
export const startChild = async (
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
