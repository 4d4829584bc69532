// Runs the benches one after the other: all of them, or those whose names are given (`npm run bench start-up`).
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename } from 'node:path'

const wanted = process.argv.slice(2)
const benches = globSync('bench/*.ts').filter((file) => !wanted.length || wanted.includes(basename(file, '.ts')))
if (!benches.length) throw new Error(`No bench is called ${wanted.join(' or ')}`)

for (const file of benches.toSorted()) {
  console.log(`\n${basename(file, '.ts')}`)
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
