import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { readLanguages, readRows } from './read-data.ts'

const folder = import.meta.dirname
const filesOf = (language: string) => globSync('*.csv', { cwd: join(folder, language) }).toSorted()

test('every language has the same files and lists', () => {
  const listsOf = (language: string) =>
    filesOf(language).flatMap((file) =>
      [...new Set(readRows(join(folder, language, file)).map(([list]) => `${file} ${list}`))].toSorted(),
    )
  for (const language of readLanguages)
    expect({ language, lists: listsOf(language) }).toEqual({ language, lists: listsOf('en') })
})

test.each(globSync('**/*.csv', { cwd: folder }))('%s has two columns, no empty term and none twice', (path) => {
  const [header, ...rows] = readFileSync(join(folder, path), 'utf8').trimEnd().split('\n')
  expect(header).toMatch(/^\w+,term$/)
  expect(rows.filter((row) => !/^[\p{L}\d &-]+,\S.*\S$|^[\p{L}\d &-]+,\S$/u.test(row))).toEqual([])
  expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([])
})

test('all word lists together stay below 250 KB', () => {
  const sizes = globSync('**/*.csv', { cwd: folder }).map((path) => statSync(join(folder, path)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000)
})

test('the folders are the languages', () => {
  expect(
    globSync('*/', { cwd: folder })
      .map((path) => basename(path))
      .toSorted(),
  ).toEqual([...readLanguages].toSorted())
})
