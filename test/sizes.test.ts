// How long a line and a file may be, held by reading the sources.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const longestLine = 160
const longestFile = 300
/** At least nine files in ten have at most this many lines. */
const longestOfNineInTen = 150

/** Texts of prompts and lists of words, which read best unbroken. */
const texts = [
  /\/prompts\/(?!.*\.test\.ts$)/,
  /^domain\/(?:formats|rewriting)\.ts$/,
  /^server\/providers\/(?:thesaurus\/irregular-forms|web-page\/link-score)\.ts$/,
  /^test\/helpers\/sample-briefs\.ts$/,
]

/** Data, and two parts that are to be replaced as a whole. */
const isOut = (path: string) =>
  /\/__fixtures__\/|^bench\/extraction\/sites\/|^server\/(?:features\/brands\/extract|providers\/text\/builtin)\//.test(
    path,
  )

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && !isOut(path))
  .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n') }))

test('the sources are found', () => {
  expect(sources.length).toBeGreaterThan(500)
})

test(`no line over ${longestLine} characters, but in texts of prompts and lists of words`, () => {
  const long = sources
    .filter(({ path }) => !texts.some((text) => text.test(path)))
    .flatMap(({ path, lines }) =>
      lines.flatMap((line, index) => (line.length > longestLine ? [`${path}:${index + 1}`] : [])),
    )
  expect(long).toEqual([])
})

test(`no file over ${longestFile} lines`, () => {
  const long = sources.filter(({ lines }) => lines.length - 1 > longestFile)
  expect(long.map(({ path, lines }) => `${path}: ${lines.length - 1}`)).toEqual([])
})

test(`nine files in ten have at most ${longestOfNineInTen} lines`, () => {
  const long = sources.filter(({ lines }) => lines.length - 1 > longestOfNineInTen)
  expect(long.length / sources.length).toBeLessThanOrEqual(0.1)
})
