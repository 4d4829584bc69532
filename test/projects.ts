// Which project of Vitest a test file belongs to: its imports decide, so there is no list to keep.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const root = join(import.meta.dirname, '..')
const database = 'test/helpers/database.ts'

const importsOf = (path: string) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/\bfrom '((?:#test\/|\.)[^']+)'/g)].map(([, target]) =>
    target!.startsWith('#') ? target!.slice(1) : normalize(join(dirname(path), target!)),
  )

const needing = new Map<string, boolean>()

/** Whether a file is the helper that makes databases, or imports it through other helpers. */
const needsDatabase = (path: string): boolean => {
  const known = needing.get(path)
  if (known !== undefined) return known
  // Before the imports are read: a circle must come to an end.
  needing.set(path, path === database)
  const answer =
    path === database || importsOf(path).some((target) => target.startsWith('test/helpers/') && needsDatabase(target))
  needing.set(path, answer)
  return answer
}

const files = globSync('{bench,contract,db,domain,facts,sandbox,scripts,server,test,web}/**/*.test.ts', { cwd: root })

/** Tests that need the run's PostgreSQL server. */
export const serverTests = files.filter(needsDatabase)
/** All other tests. */
export const pureTests = files.filter((path) => !needsDatabase(path))
