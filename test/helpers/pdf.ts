// Handwritten PDF files for tests: minimal, either valid or with a single defect.
import { deflateSync } from 'node:zlib'

const header = Buffer.from('%PDF-1.7\n')

/** A PDF of these objects, numbered from 1; the first is the catalogue. `trailer` is added to the trailer. */
const fileOf = (objects: (string | Buffer)[], trailer = ''): Uint8Array<ArrayBuffer> => {
  const parts: Buffer[] = [header]
  const offsets: number[] = []
  let length = header.length
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  objects.forEach((object, index) => {
    offsets.push(length)
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]))
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`
  add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}${end}`))
  return new Uint8Array(Buffer.concat(parts))
}

const streamOf = (content: string | Buffer, entries = '') => {
  const bytes = Buffer.from(content)
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

const documentOf = (contents: Buffer[], { pageCount = contents.length, trailer = '', more = [] as string[] } = {}) => {
  const firstPage = 4 + contents.length
  const numbers = Array.from({ length: pageCount }, (_, index) => index)
  const page = (index: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${4 + (index % contents.length)} 0 R >>`
  return fileOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${numbers.map((index) => `${firstPage + index} 0 R`).join(' ')}] /Count ${pageCount} >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      ...contents,
      ...numbers.map(page),
      ...more,
    ],
    trailer,
  )
}

const shown = (text: string) => `BT /F1 12 Tf 50 750 Td (${text.replaceAll(/[()\\]/g, '\\$&')}) Tj ET`

/** A PDF with a page for each text (Latin letters). */
export const pdfOf = (...texts: string[]) => documentOf(texts.map((text) => streamOf(shown(text))))

/** A page with a drawing and no text, as a scan has it. */
export const pdfWithoutText = () => documentOf([streamOf('0.5 g 50 50 400 600 re f')])

/** Protected by a password that nobody knows: the hashes fit none. */
export const encryptedPdf = () => {
  const hash = 'ab'.repeat(32)
  const encrypt = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${hash}> /U <${hash}> >>`
  const trailer = `/Encrypt 6 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`
  return documentOf([streamOf(shown('secret'))], { trailer, more: [encrypt] })
}

/** A few kilobytes that expand to a stream of `length` bytes, drawn on each of the pages in letters too small to see. */
export const pdfBomb = (length: number, pageCount = 1) => {
  const line = `(${'bomb '.repeat(20)}) Tj T*\n`
  const content = `BT /F1 0.01 Tf 50 750 Td 0.01 TL\n${line.repeat(Math.ceil(length / line.length))}ET`
  return documentOf([streamOf(deflateSync(content, { level: 9 }), '/Filter /FlateDecode')], { pageCount })
}
