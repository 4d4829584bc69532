// The built web app in dist/: its chunks, which of them load which, and the modules that they were made of.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const dist = join(import.meta.dirname, '../../dist')
const assets = join(dist, 'web/assets')

export type Chunk = {
  file: string
  /** With what a browser loads before the chunk runs, brotli. */
  bytes: number
  /** Paths from the root of the repository. */
  modules: string[]
  /** Chunks that a static import loads. */
  imports: string[]
}

/** Only the bundler's own chunk, its runtime, has no source map. */
const modulesIn = (file: string) => {
  if (file.startsWith('rolldown-runtime-')) return []
  const { sources } = JSON.parse(readFileSync(join(dist, 'web-maps', `${file}.map`), 'utf8')) as { sources: string[] }
  return sources.map((source) => normalize(join('dist/web/assets', source)))
}

const readChunk = (file: string): Chunk => {
  const path = join(assets, file)
  const code = readFileSync(path, 'utf8')
  return {
    file,
    bytes: existsSync(`${path}.br`) ? readFileSync(`${path}.br`).length : brotliCompressSync(code).length,
    modules: modulesIn(file),
    imports: Array.from(code.matchAll(/\b(?:from|import)\s*"\.\/([\w.-]+\.js)"/g), ([, imported]) => imported!),
  }
}

export const readWebBuild = () => {
  const chunks = new Map(globSync('*.js', { cwd: assets }).map((file) => [file, readChunk(file)]))
  const page = readFileSync(join(dist, 'web/index.html'), 'utf8')
  const entry = basename(/<script type="module"[^>]* src="([^"]+)"/.exec(page)![1]!)
  return {
    chunks: [...chunks.values()],
    /** The entry and the chunks made for these files, with all that they import. */
    loadedWith: (...files: string[]): Chunk[] => {
      const wanted = [...chunks.values()].filter(({ modules }) => files.includes(modules.at(-1) ?? ''))
      if (wanted.length < files.length) throw new Error(`A chunk is missing: ${files.join(', ')}`)
      const names = new Set([entry, ...wanted.map(({ file }) => file)])
      for (const name of names) for (const imported of chunks.get(name)!.imports) names.add(imported)
      return [...names].map((name) => chunks.get(name)!)
    },
  }
}

export const bytesOf = (loaded: Chunk[]) => loaded.reduce((sum, { bytes }) => sum + bytes, 0)
export const modulesOf = (loaded: Chunk[]) => loaded.flatMap(({ modules }) => modules)
