// Migrates the database without starting Masthead, which otherwise migrates at every start.
import { startDatabase } from '#server/lib/db/start-database.ts'
import { readEnv } from '#server/lib/env.ts'
import { createLog } from '#server/lib/log.ts'
import { StartError } from '#server/lib/start-error.ts'

try {
  const { stop } = await startDatabase(readEnv(), createLog({ level: 'info', isJson: false }))
  await stop()
  console.log('The database is up to date')
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
