import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { encryptedPdf, pdfBomb, pdfOf, pdfWithoutText } from '#test/helpers/pdf.ts'
import { PdfError, readPdf } from './read-pdf.ts'

const roomy = { timeoutMs: 15_000, maxMemoryMb: 512 }

const reasonOf = async (bytes: Uint8Array, limits = roomy) => {
  const error = await readPdf(bytes, limits).then(
    (text) => `read: ${text.slice(0, 80)}`,
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(PdfError)
  return (error as PdfError).message
}

/** Child processes of this one that read a PDF. */
const readers = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('pdf-child') &&
          readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[3] === String(process.pid)
        )
      } catch {
        return false
      }
    })

describe('M5 the text of a PDF', () => {
  test('is read page by page, with an empty line between pages', async () => {
    expect(await readPdf(pdfOf('The first page (of two)', 'Page two'))).toBe('The first page (of two)\n\nPage two')
  })

  test('concurrent files are read one after the other, and a failure blocks none', async () => {
    const results = await Promise.allSettled([
      readPdf(pdfOf('one')),
      readPdf(new Uint8Array([1, 2, 3])),
      readPdf(pdfOf('three')),
    ])
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
      'one',
      'failed',
      'three',
    ])
    expect(readers()).toEqual([])
  })
})

describe('M8 a PDF without text states the reason', () => {
  test('a scan, or an empty page', async () => {
    expect(await reasonOf(pdfWithoutText())).toMatch(/holds no text. It may be a scan/)
    expect(await reasonOf(pdfOf('  '))).toMatch(/holds no text/)
  })

  test('a password-protected file', async () => {
    expect(await reasonOf(encryptedPdf())).toMatch(/protected by a password/)
  })

  test.each<[string, Uint8Array]>([
    ['of nothing', new Uint8Array()],
    ['of a header alone', Buffer.from('%PDF-1.7\n')],
    ['cut off in the middle', pdfOf('x'.repeat(4000)).subarray(0, 700)],
    ['of noise', Buffer.from(`%PDF-1.7\n${'\u0001\u0002obj <<'.repeat(500)}`)],
  ])('one %s', async (_, bytes) => {
    expect(await reasonOf(bytes)).toMatch(/could not be read|holds no text/)
  })
})

test('10,000 pages are read, or time out; the next file is still read', async () => {
  const pages = Array.from({ length: 10_000 }, (_, page) => `Page ${page} of ten thousand`)
  const long = readPdf(pdfOf(...pages), { ...roomy, timeoutMs: 3000 }).catch((error: PdfError) => error.message)
  const short = readPdf(pdfOf('Short'))
  expect(await long).toMatch(/Page 9999 of ten thousand|takes too long|too much memory/)
  expect(await short).toBe('Short')
})

describe('a PDF that expands', () => {
  test('is aborted when it takes too long', async () => {
    const started = performance.now()
    expect(await reasonOf(pdfBomb(1_000_000, 100), { ...roomy, timeoutMs: 400 })).toMatch(/takes too long/)
    expect(performance.now() - started).toBeLessThan(15_000)
    expect(readers()).toEqual([])
  })

  test('is aborted when it takes too much memory', async () => {
    const limits = { ...roomy, maxMemoryMb: 200 }
    expect(await readPdf(pdfOf('plain'), limits)).toBe('plain')
    expect(await reasonOf(pdfBomb(20_000_000), limits)).toMatch(/too much memory/)
    expect(readers()).toEqual([])
  })

  test('M9 is aborted when its text exceeds the limit of text files', async () => {
    expect(await reasonOf(pdfBomb(6_000_000))).toMatch(/more text than/)
  })
})
