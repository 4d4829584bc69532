import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { maxContextBytes } from '#contract/contexts.ts'

/** Why a PDF could not be read, with a message for the person. */
export class PdfError extends Error {
  override name = 'PdfError'
}

export type PdfLimits = { timeoutMs: number; maxMemoryMb: number }

const defaultLimits: PdfLimits = { timeoutMs: 15_000, maxMemoryMb: 512 }
// The limit of text files: 60 KB of PDF can expand to 40 MB of text.
const maxTextBytes = maxContextBytes
const watchMs = 100
const childPath = fileURLToPath(new URL('./pdf-child.ts', import.meta.url))

let queue: Promise<unknown> = Promise.resolve()

/**
 * The text of a PDF, page by page. Hostile files are read in a child process, which is killed above its limit of time or
 * memory (resident, since a heap limit does not bound a decoder's buffers); only one runs at a time.
 * Throws PdfError for an encrypted, broken or oversized file, and for one without text.
 */
export const readPdf = (bytes: Uint8Array, limits: PdfLimits = defaultLimits): Promise<string> => {
  const result = queue.then(() => runChild(bytes, limits))
  queue = result.catch(() => {})
  return result
}

const runChild = async (bytes: Uint8Array, { timeoutMs, maxMemoryMb }: PdfLimits): Promise<string> => {
  const child = spawn(process.execPath, ['--max-old-space-size=256', '--no-warnings', childPath], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
  })
  let reason = 'This PDF could not be read. It may be damaged.'
  const kill = (why: string) => {
    reason = why
    child.kill('SIGKILL')
  }
  const timer = setTimeout(kill, timeoutMs, 'This PDF takes too long to read. Please upload a simpler one.')
  const watch = setInterval(() => {
    if (residentMb(child.pid) > maxMemoryMb)
      kill('This PDF needs too much memory to read. Please upload a simpler one.')
  }, watchMs)
  try {
    child.stdin.on('error', () => {})
    child.stdin.end(bytes)
    const exit = new Promise<number | null>((resolve, reject) => {
      child.once('close', resolve)
      child.once('error', reject)
    })
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of child.stdout) {
      size += (chunk as Buffer).length
      if (size > maxTextBytes) kill('This PDF holds more text than Masthead can use. Please upload a part of it.')
      else chunks.push(chunk as Buffer)
    }
    if ((await exit) !== 0) throw new PdfError(reason)
    const answer = JSON.parse(Buffer.concat(chunks).toString()) as { text: string } | { error: string }
    if ('error' in answer) throw new PdfError(answer.error)
    return answer.text
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
    child.kill('SIGKILL')
  }
}

/** Resident memory in MB from /proc; 0 on systems without it, where only the time limit applies. */
const residentMb = (pid: number | undefined) => {
  const statm = `/proc/${pid}/statm`
  return existsSync(statm) ? (Number(readFileSync(statm, 'utf8').split(' ')[1]) * 4096) / 1024 / 1024 : 0
}
