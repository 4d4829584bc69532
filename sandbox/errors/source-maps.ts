// Where in the sources a frame of the built web app comes from, by the source maps that the build lays beside dist/web.
import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import type { SentEvent } from './envelope.ts'

const ownFolder = join(import.meta.dirname, '../../dist/web-maps')

/** The name of a built file; no other path is read. */
const builtFile = /\/assets\/([\w.-]+\.js)$/

type Frame = { filename?: unknown; lineno?: unknown; colno?: unknown }

/** The event with the file, line and column of the sources in each frame of the built web app. */
export const withSources = async (event: SentEvent, folder = ownFolder): Promise<SentEvent> => {
  const { exception } = event as { exception?: { values?: unknown } }
  if (!Array.isArray(exception?.values)) return event
  const maps = new Map<string, Promise<SourceMap | undefined>>()
  const mapOf = (file: string) => maps.get(file) ?? maps.set(file, readMap(join(folder, `${file}.map`))).get(file)!
  const values = await Promise.all(exception.values.map((value: unknown) => withFrames(value, mapOf)))
  return { ...event, exception: { ...exception, values } }
}

const withFrames = async (value: unknown, mapOf: (file: string) => Promise<SourceMap | undefined>) => {
  const { stacktrace } = (value ?? {}) as { stacktrace?: { frames?: unknown } | null }
  if (!Array.isArray(stacktrace?.frames)) return value
  const frames = await Promise.all(
    stacktrace.frames.map(async (frame: Frame | null) => {
      const [, file] = builtFile.exec(typeof frame?.filename === 'string' ? frame.filename : '') ?? []
      const map = file && (await mapOf(file))
      return frame && map ? { ...frame, ...originOf(map, frame) } : frame
    }),
  )
  return { ...(value as object), stacktrace: { ...stacktrace, frames } }
}

const readMap = async (path: string): Promise<SourceMap | undefined> => {
  try {
    return new SourceMap(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    // A report of an older build is kept as it came.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Lines and columns count from 1, as in a browser's stack. */
const originOf = (map: SourceMap, { lineno, colno }: Frame): Frame => {
  if (typeof lineno !== 'number' || typeof colno !== 'number') return {}
  const origin = map.findOrigin(lineno, colno)
  if (!('fileName' in origin)) return {}
  return {
    filename: origin.fileName.replace(/^(?:\.\.\/)+/, ''),
    lineno: origin.lineNumber,
    colno: origin.columnNumber,
  }
}
