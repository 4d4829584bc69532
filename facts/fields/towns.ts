// The larger towns of the countries whose languages are read, from GeoNames (CC BY 4.0): of 30,000 people in Europe, else of 200,000.
import { join } from 'node:path'
import { readRows } from '../data/read-data.ts'
import { fold } from '../text/fold.ts'

let towns: ReadonlySet<string> | undefined

/** Whether a name, or what stands before its comma or slash, is a larger town's. */
export const isTown = (name: string): boolean => {
  towns ??= new Set(readRows(join(import.meta.dirname, '../data/towns.csv')).flatMap(([, names]) => names.split('|')))
  const [first] = fold(name).split(/[,/|]/)
  return towns.has(first!.trim())
}

const capitalised = /\p{Lu}[\p{L}'’-]+/gu
const longestTown = 3

/** The larger towns that a text names, as it writes them. */
export const townsIn = (text: string): string[] => {
  const words = [...text.matchAll(capitalised)]
  return words.flatMap(({ index }, first) =>
    Array.from({ length: longestTown }, (_, more) => words[first + more])
      .map((last) => (last ? text.slice(index, last.index + last[0].length) : ''))
      .filter((name) => name !== '' && isTown(name)),
  )
}
