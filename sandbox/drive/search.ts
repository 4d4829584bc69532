// The search terms of Google Drive that Masthead could use, joined by `and`.
// https://developers.google.com/workspace/drive/api/guides/ref-search-terms
import type { SandboxFile } from './queries.ts'

type Test = (file: SandboxFile) => boolean

const text = String.raw`'((?:[^'\\]|\\['\\])*)'`
const unescaped = (value = '') => value.replaceAll(/\\(['\\])/g, '$1')

const terms: [RegExp, (...values: string[]) => Test][] = [
  [new RegExp(`^name = ${text}`), (name) => (file) => file.name === name],
  [new RegExp(`^mimeType = ${text}`), (type) => (file) => file.mime_type === type],
  [
    new RegExp(`^${text} in parents`),
    (parent = '') =>
      (file) =>
        parentsOf(file).includes(parent),
  ],
  [/^trashed = (true|false)/, (trashed) => (file) => String(file.is_binned) === trashed],
  [
    new RegExp(`^appProperties has \\{ key=${text} and value=${text} \\}`),
    (key = '', value) =>
      (file) =>
        Object.hasOwn(file.app_properties, key) && file.app_properties[key] === value,
  ],
]

/** Files without a parent are in the root folder. */
export const parentsOf = ({ parents }: SandboxFile) => (parents.length > 0 ? parents : ['root'])

/** Undefined for an unsupported query. */
export const readQuery = (query: string): Test | undefined => {
  const tests: Test[] = []
  for (let rest = query.trim(); ;) {
    const found = terms.map(([pattern, make]) => ({ match: pattern.exec(rest), make })).find(({ match }) => match)
    if (!found?.match) return undefined
    tests.push(found.make(...found.match.slice(1).map(unescaped)))
    rest = rest.slice(found.match[0].length)
    if (rest === '') return (file) => tests.every((test) => test(file))
    if (!rest.startsWith(' and ')) return undefined
    rest = rest.slice(' and '.length)
  }
}
