import type { ZipEntry } from './zip.ts'

const encoder = new TextEncoder()

export const text = (path: string, content: string): ZipEntry => ({ path, bytes: encoder.encode(content) })

export const json = (path: string, content: unknown): ZipEntry => text(path, `${JSON.stringify(content, null, 2)}\n`)
