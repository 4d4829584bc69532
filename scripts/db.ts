// A shell on this installation's database: psql where there is one, else a prompt that sends statements one by one.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { Client, type QueryResult } from 'pg'
import { readEnv } from '#server/lib/env.ts'
import { StartError } from '#server/lib/start-error.ts'
import { openInstalledDatabase } from './open-database.ts'

const help = `A statement ends with a semicolon. \\d lists the tables, \\d <table> its columns and indexes, \\q quits.`

const name = (schema: string, table: string) =>
  `case ${schema} when 'public' then ${table} else ${schema} || '.' || ${table} end`
const tables = `select ${name('schemaname', 'relname')} as table, n_live_tup as rows from pg_stat_user_tables order by 1`
const columns = `select column_name as column, data_type as type, is_nullable as nullable, column_default as default
  from information_schema.columns where ${name('table_schema', 'table_name')} = $1 order by ordinal_position`
const indexes = `select indexdef as index from pg_indexes where ${name('schemaname', 'tablename')} = $1`

/** True when psql ran; false when this machine has none. */
const runPsql = (url: string) =>
  new Promise<boolean>((resolve, reject) => {
    const { username, password, hostname, port, pathname, searchParams } = new URL(url)
    // In the environment, since arguments are shown to all users of the machine.
    const connection = {
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGHOST: hostname,
      PGPORT: port || '5432',
      PGDATABASE: decodeURIComponent(pathname.slice(1)),
      PGSSLMODE: searchParams.get('sslmode') ?? 'prefer',
    }
    // Ctrl-C cancels a statement in psql; this process goes on, to stop what it started.
    process.on('SIGINT', () => {})
    const psql = spawn('psql', process.argv.slice(2), { stdio: 'inherit', env: { ...process.env, ...connection } })
    psql.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? resolve(false) : reject(error)))
    psql.once('exit', () => resolve(true))
  })

const show = ({ fields, rows, rowCount, command }: QueryResult) => {
  if (fields.length) console.table(rows)
  console.log(fields.length ? `${rows.length} rows` : `${command} ${rowCount ?? ''}`.trim())
}

const describe = async (client: Client, table: string) => {
  if (!table) return show(await client.query(tables))
  show(await client.query(columns, [table]))
  show(await client.query(indexes, [table]))
}

const execute = async (client: Client, text: string) => {
  if (text.startsWith('\\d')) return describe(client, text.slice(2).replace(/;$/, '').trim())
  if (text.startsWith('\\')) return console.log(help)
  // Several statements in one text have several results.
  const results: QueryResult | QueryResult[] = await client.query(text)
  for (const result of [results].flat()) show(result)
}

const isWhole = (text: string) => text.startsWith('\\') || text.endsWith(';')

const prompt = async (url: string) => {
  const client = new Client({ connectionString: url })
  // A lost connection fails the next statement, which is reported.
  client.on('error', () => {})
  await client.connect()
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: 'masthead=> ' })
  const ask = () => void (process.stdin.isTTY && lines.prompt())
  if (process.stdin.isTTY) console.log(help)
  ask()
  let text = ''
  for await (const line of lines) {
    text = `${text}\n${line}`.trim()
    if (text === '\\q') break
    if (isWhole(text)) {
      await execute(client, text).catch((error: unknown) => {
        console.error((error as Error).message)
        process.exitCode = process.stdin.isTTY ? 0 : 1
      })
      text = ''
    }
    ask()
  }
  await client.end()
}

try {
  const { url, stop } = await openInstalledDatabase(readEnv())
  try {
    if (!(await runPsql(url))) await prompt(url)
  } finally {
    await stop()
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
