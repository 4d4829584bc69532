// Reads the text of an uploaded file, or rejects it with a reason.
import { maxContextBytes } from '#contract/contexts.ts'
import { HttpError } from '#server/lib/http/errors.ts'
import { PdfError, readPdf } from '#server/providers/pdf/read-pdf.ts'
import { decodeTextFile } from './decode-text-file.ts'

const extensions = new Set(['md', 'txt', 'markdown', 'pdf'])

const wrongType = (detail = 'Please upload a markdown or text file.') =>
  new HttpError(415, 'Invalid file type', { detail })

/** The text and type of the file. Throws 413, 415, or 422 for a file without text. */
export const readContextFile = async (file: File): Promise<{ content_type: 'pdf' | 'text'; text: string }> => {
  const extension = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (!extensions.has(extension)) throw wrongType()
  if (file.size > maxContextBytes)
    throw new HttpError(413, 'File too large', { detail: 'Please upload a file smaller than 5MB.' })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const content_type = extension === 'pdf' ? 'pdf' : 'text'
  const text = content_type === 'pdf' ? await readPdfText(bytes) : readText(bytes)
  if (text.trim() === '') throw new HttpError(422, 'The file is empty', { detail: 'This file holds no text.' })
  return { content_type, text }
}

const readPdfText = async (bytes: Uint8Array) => {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') throw wrongType('This file is not a PDF.')
  try {
    return await readPdf(bytes)
  } catch (error) {
    if (error instanceof PdfError) throw new HttpError(422, 'The PDF could not be read', { detail: error.message })
    throw error
  }
}

const readText = (bytes: Uint8Array) => {
  const text = decodeTextFile(bytes)
  if (text === undefined) throw wrongType('This file is not text.')
  return text
}
