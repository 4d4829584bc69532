// Runs the benches one after the other: all, or those named (`npm run bench start-up`). A bench is bench/<name>.ts or
// bench/<name>/run.ts; files with exports are parts of a bench.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

const nameOf = (file: string) => (basename(file) === 'run.ts' ? basename(dirname(file)) : basename(file, '.ts'))
const isBench = (file: string) => !file.endsWith('.test.ts') && !/^export /m.test(readFileSync(file, 'utf8'))

/** Takes hours, so it runs only when it is named. */
const onlyByName = new Set(['flakes'])

const wanted = process.argv.slice(2)
const benches = globSync(['bench/*.ts', 'bench/*/run.ts'])
  .filter(
    (file) => isBench(file) && (wanted.length === 0 ? !onlyByName.has(nameOf(file)) : wanted.includes(nameOf(file))),
  )
  .toSorted()
if (benches.length === 0) {
  console.error(`No bench is called ${wanted.join(' or ')}`)
  process.exitCode = 1
}

for (const file of benches) {
  console.log(`\n${nameOf(file)}`)
  if (spawnSync(process.execPath, [file], { stdio: 'inherit' }).status !== 0) process.exitCode = 1
}
