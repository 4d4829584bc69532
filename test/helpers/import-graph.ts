// The sources and who imports whom, read statically.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export type Source = {
  path: string
  text: string
  /** Of files as paths from the root (`server/lib/env.ts`), of packages as their names. */
  imports: string[]
  /** Those that Node loads together with the file: no `import type` and no `import()`. */
  loads: string[]
}

const root = join(import.meta.dirname, '../..')
export const folders = ['contract', 'domain', 'facts', 'server', 'sandbox', 'test', 'web'] as const

const resolveImport = (from: string, specifier: string) => {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier
}

const anyImport = /(?:from|import)\s*\(?\s*'([^']+)'/g
const loadingImport = /^(?:import|export)(?!\s+type\b)(?:\s*|[^'()=;]*?\sfrom\s*)'([^']+)'/gm

const read = (path: string): Source => {
  const text = readFileSync(join(root, path), 'utf8')
  const targets = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => resolveImport(path, match[1]!))
  return { path, text, imports: targets(anyImport), loads: targets(loadingImport) }
}

export const readSources = () => globSync(`{${folders.join(',')}}/**/*.{ts,tsx}`, { cwd: root }).map(read)

/** Every file that Node loads with these. */
export const loadedWith = (files: readonly string[], sources: readonly Source[]): Set<string> => {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const loaded = new Set<string>()
  const visit = (path: string) => {
    if (loaded.has(path)) return
    loaded.add(path)
    for (const target of byPath.get(path)?.loads ?? []) visit(target)
  }
  files.forEach(visit)
  return loaded
}

/** Groups of files that import each other in a circle, types included (Tarjan's strongly connected components). */
export const findCircles = (sources: readonly Pick<Source, 'path' | 'imports'>[]): string[][] => {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (path: string, imports: readonly string[]): number => {
    order.set(path, order.size)
    let low = order.size - 1
    stack.push(path)
    for (const target of imports) {
      const source = byPath.get(target)
      if (!source) continue
      if (!order.has(target)) low = Math.min(low, visit(target, source.imports))
      else if (stack.includes(target)) low = Math.min(low, lowest.get(target) ?? order.get(target)!)
    }
    lowest.set(path, low)
    if (low === order.get(path)) {
      const circle = stack.splice(stack.indexOf(path))
      if (circle.length > 1 || imports.includes(path)) circles.push(circle.toSorted())
    }
    return low
  }
  for (const { path, imports } of sources) if (!order.has(path)) visit(path, imports)
  return circles
}
