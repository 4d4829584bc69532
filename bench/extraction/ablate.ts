/**
 * Switches each feature and each word list of the facts engine off in turn and prints what that changes on the real
 * sites of the train and development parts. What changes nothing should go.
 *
 * `node bench/extraction/ablate.ts --sites <folder> [--field mission]`
 */
import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import type { Count } from './real-score.ts'

const { values: options } = parseArgs({ options: { sites: { type: 'string' }, field: { type: 'string' } } })
if (!options.sites) throw new Error('Give --sites <folder of clones>; bench/extraction/README.md says how to get them.')

const project = join(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'masthead-ablation-'))
const run = promisify(execFile)

type Counts = Record<string, Count>

const score = async (): Promise<Counts> => {
  const words = ['bench/extraction/run.ts', '--sites', options.sites!, '--json']
  const outputs = await Promise.all(
    ['train', 'development'].map((part) => run(process.execPath, [...words, '--part', part], { cwd: scratch })),
  )
  const [train, development] = outputs.map(({ stdout }) => JSON.parse(stdout) as Counts)
  return Object.fromEntries(
    Object.entries(train!).map(([field, count]) => [
      field,
      Object.fromEntries(
        Object.entries(count).map(([key, value]) => [key, value + development![field]![key as keyof Count]]),
      ) as Count,
    ]),
  )
}

/** Runs the engine with a file changed, and puts the file back. */
const scoreWith = async (path: string, change: (text: string) => string): Promise<Counts> => {
  const place = join(scratch, path)
  const text = readFileSync(place, 'utf8')
  writeFileSync(place, change(text))
  try {
    return await score()
  } finally {
    writeFileSync(place, text)
  }
}

const signed = (number: number) => (number > 0 ? `+${number}` : String(number))

const report = (what: string, before: Counts, after: Counts) => {
  const changes = Object.entries(after).flatMap(([field, { right, wrong }]) => {
    const [more, worse] = [right - before[field]!.right, wrong - before[field]!.wrong]
    return more === 0 && worse === 0 ? [] : [`${field} ${signed(more)} right, ${signed(worse)} wrong`]
  })
  console.log(`${what.padEnd(40)} ${changes.join('; ') || 'CHANGES NOTHING'}`)
}

try {
  for (const folder of ['bench/extraction', 'domain', 'facts', 'package.json', 'server/providers'])
    cpSync(join(project, folder), join(scratch, folder), { recursive: true })
  for (const folder of ['node_modules', 'server/lib', 'contract'])
    symlinkSync(join(project, folder), join(scratch, folder))
  const before = await score()
  console.log('Without …')
  for (const path of globSync('facts/fields/weights/*.json', { cwd: scratch })) {
    const field = basename(path, '.json')
    if (options.field && options.field !== field) continue
    const { weights } = JSON.parse(readFileSync(join(scratch, path), 'utf8')) as { weights: Record<string, number> }
    for (const feature of Object.keys(weights)) {
      const off = await scoreWith(path, (text) => {
        const model = JSON.parse(text) as { weights: Record<string, number> }
        return JSON.stringify({ ...model, weights: { ...model.weights, [feature]: 0 } })
      })
      report(`feature ${field}.${feature}`, before, off)
    }
  }
  if (!options.field)
    for (const path of globSync('facts/data/*/*.csv', { cwd: scratch })) {
      const rows = readFileSync(join(scratch, path), 'utf8').split('\n')
      for (const list of new Set(
        rows
          .slice(1)
          .filter(Boolean)
          .map((row) => row.split(',')[0]!),
      )) {
        const off = await scoreWith(path, (text) =>
          text
            .split('\n')
            .filter((row) => !row.startsWith(`${list},`))
            .join('\n'),
        )
        report(`list ${path.replace('facts/data/', '')} ${list}`, before, off)
      }
    }
} finally {
  rmSync(scratch, { recursive: true })
}
