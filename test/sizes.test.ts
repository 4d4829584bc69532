// How long a line and a file may be, held by reading the sources.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const longestLine = 160
const longestFile = 300

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

/** Still to be split. */
const exempt = new Set([
  'test/e2e/blog-wizard.e2e.ts',
  'test/e2e/landing.e2e.ts',
  'test/e2e/billing.e2e.ts',
  'server/providers/text/protocol.test.ts',
  'test/e2e/settings.e2e.ts',
])

test('the sources are found', () => {
  expect(sources.length).toBeGreaterThan(500)
})

test(`no line over ${longestLine} characters, but in texts of prompts and lists of words`, () => {
  const long = sources
    .filter(({ path }) => !exempt.has(path) && !texts.some((text) => text.test(path)))
    .flatMap(({ path, lines }) =>
      lines.flatMap((line, index) => (line.length > longestLine ? [`${path}:${index + 1}`] : [])),
    )
  expect(long).toEqual([])
})

test(`no new file over ${longestFile} lines`, () => {
  const long = sources.filter(({ path, lines }) => lines.length - 1 > longestFile && !exempt.has(path))
  expect(long.map(({ path, lines }) => `${path}: ${lines.length - 1}`)).toEqual([])
})
