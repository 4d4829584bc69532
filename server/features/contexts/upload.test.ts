import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { maxContextBytes } from '#contract/contexts.ts'
import { countTokens } from '#server/providers/tokens.ts'
import { setUpContextsApp } from '#test/helpers/contexts-app.ts'
import { encryptedPdf, pdfBomb, pdfOf, pdfWithoutText } from '#test/helpers/pdf.ts'
import { formOf } from '#test/helpers/wire.ts'

const { call, newBlog, newDeliverable, pathOf, upload, list, textOf } = setUpContextsApp()

const utf16 = (text: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return new Uint8Array(order === 'le' ? bytes : bytes.swap16())
}

// The smallest PNG: its signature and a pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('M5 a context file', () => {
  const words = 'The ferry leaves at nine. Die Fähre fährt um neun. 渡し船は九時に出ます。 🚢'

  test.each([
    'notes.md',
    'notes.txt',
    'notes.markdown',
    'NOTES.MD',
    'Notes.Txt',
    'my.notes.MARKDOWN',
    'заметки 🚢.txt',
  ])('M5 %s is accepted, with its name, type and tokens', async (name) => {
    const deliverable_id = await newDeliverable()
    const { status, body } = await upload(deliverable_id, new File([words], name))
    expect(status).toBe(201)
    expect(body).toEqual({
      deliverable_context_id: expect.any(String),
      name,
      content_type: 'text',
      tokens_number: countTokens(words),
    })
    expect(await list(deliverable_id)).toEqual([body])
    expect((await textOf(body)).text).toBe(words)
  })

  test.each(['report.pdf', 'REPORT.PDF'])('M5 %s is accepted as a PDF, with its text', async (name) => {
    const deliverable_id = await newDeliverable()
    const { status, body } = await upload(deliverable_id, new File([pdfOf('Ferries run daily', 'to Ghent')], name))
    expect([status, body.content_type, body.name]).toEqual([201, 'pdf', name])
    expect((await textOf(body)).text).toBe('Ferries run daily\n\nto Ghent')
    expect(body.tokens_number).toBe(countTokens('Ferries run daily\n\nto Ghent'))
  })

  test.each([
    ['UTF-16, little-endian', utf16(words, 'le')],
    ['UTF-16, big-endian', utf16(words, 'be')],
    ['UTF-8 with a byte order mark', new Uint8Array(Buffer.from(`\ufeff${words}`))],
    ['UTF-16 without a byte order mark, little-endian', utf16(words, 'le').subarray(2)],
    ['UTF-16 without a byte order mark, big-endian', utf16(words, 'be').subarray(2)],
  ])('%s is decoded, without the byte order mark', async (_, bytes) => {
    const { body } = await upload(await newDeliverable(), new File([bytes], 'notes.txt'))
    expect((await textOf(body)).text).toBe(words)
  })

  test.each([
    ['notes.txt', 'Grüße, café à l’œuvre – 20 €', [0x92, 0x9c, 0x96, 0x80]],
    ['notes.md', '¿Qué tal? Perché no.', []],
  ])('%s in Latin-1 or Windows-1252 is decoded: %s', async (name, text, special) => {
    const codes: Record<string, number> = { '’': 0x92, œ: 0x9c, '–': 0x96, '€': 0x80 }
    const bytes = Uint8Array.from(text, (letter) => codes[letter] ?? letter.charCodeAt(0))
    expect([...bytes]).toEqual(expect.arrayContaining(special))
    const { body } = await upload(await newDeliverable(), new File([bytes], name))
    expect((await textOf(body)).text).toBe(text)
  })

  test('a log with a few control characters is accepted as text', async () => {
    const text = `Page one\f${'plain words '.repeat(40)}\u001b[0m end`
    const { status, body } = await upload(await newDeliverable(), new File([text], 'log.txt'))
    expect(status).toBe(201)
    expect((await textOf(body)).text).toBe(text)
  })

  test('the same file uploaded twice is two items', async () => {
    const { deliverable_id } = await newBlog()
    const [one, two] = [
      await upload(deliverable_id, new File([words], 'a.txt')),
      await upload(deliverable_id, new File([words], 'a.txt')),
    ]
    expect(await list(deliverable_id)).toEqual([one.body, two.body])
    expect(one.body.deliverable_context_id).not.toBe(two.body.deliverable_context_id)
  })

  test('M9 accepts 5,242,880 bytes, and not one more', async () => {
    expect(maxContextBytes).toBe(5_242_880)
    const deliverable_id = await newDeliverable()
    const text = 'lorem ipsum '.repeat(maxContextBytes / 12 + 1).slice(0, maxContextBytes)
    expect((await upload(deliverable_id, new File([text], 'large.txt'))).status).toBe(201)
    const { status, body } = await upload(deliverable_id, new File([`${text}!`], 'larger.txt'))
    expect(status).toBe(413)
    expect(body).toMatchObject({ error: 'File too large', detail: 'Please upload a file smaller than 5MB.' })
    expect(await list(deliverable_id)).toHaveLength(1)
  })

  test('M5 a much larger file is rejected before it is read', async () => {
    const file = new File([new Uint8Array(maxContextBytes + 1024 * 1024)], 'huge.txt')
    const { status, body } = await upload(await newDeliverable(), file)
    expect([status, body.code, body.status]).toEqual([413, 413, 'error'])
  })

  test.each<[string, File]>([
    ['a program', new File(['MZ'], 'setup.exe')],
    ['a program called .txt', new File([new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 0xff, 0xff])], 'setup.txt')],
    ['an image called .md', new File([png], 'photo.md')],
    ['a compressed file called .txt', new File([gzipSync('lorem ipsum '.repeat(50))], 'archive.txt')],
    ['a PDF called .txt, without zero bytes', new File(['%PDF-1.7 \u00e2\u00e3'], 'report.txt')],
    ['text with NUL', new File(['a\u0000b'], 'nul.md')],
    ['UTF-16 with an odd number of bytes', new File([utf16('ab', 'le').slice(0, 5)], 'half.txt')],
    ['UTF-16 with an unpaired surrogate', new File([utf16('\ud83d', 'le')], 'pair.txt')],
    ['text called .pdf', new File(['just text'], 'notes.pdf')],
    ['a PDF called .txt', new File([new Uint8Array([...pdfOf('x'), 0])], 'report.txt')],
    ['a file without an extension', new File(['text'], 'notes')],
    ['an executable called .md.exe', new File(['text'], '.md.exe')],
    ['a web page', new File(['<p>text</p>'], 'page.html')],
  ])('M5 %s is rejected: Invalid file type', async (_, file) => {
    const deliverable_id = await newDeliverable()
    const { status, body } = await upload(deliverable_id, file)
    expect(status).toBe(415)
    expect(body).toMatchObject({ error: 'Invalid file type', detail: expect.any(String) })
    expect(await list(deliverable_id)).toEqual([])
  })

  test('M5 the rejection of an extension says what is accepted', async () => {
    const { body } = await upload(await newDeliverable(), new File(['x'], 'song.mp3'))
    expect(body.detail).toBe('Please upload a markdown or text file.')
  })

  test.each<[string, File, RegExp]>([
    ['an empty file', new File([], 'empty.txt'), /holds no text/],
    ['white space only', new File([' \n\t\u00a0 '], 'blank.md'), /holds no text/],
    ['a byte order mark only', new File(['\ufeff'], 'bom.txt'), /holds no text/],
    ['an empty PDF', new File(['%PDF-1.7\n'], 'nothing.pdf'), /could not be read/],
    ['a scan without text', new File([pdfWithoutText()], 'scan.pdf'), /may be a scan/],
    ['an encrypted PDF', new File([encryptedPdf()], 'secret.pdf'), /protected by a password/],
    ['a decompression bomb', new File([pdfBomb(6_000_000)], 'bomb.pdf'), /more text than/],
    ['a PDF cut off in the middle', new File([pdfOf('x'.repeat(4000)).slice(0, 700)], 'cut.pdf'), /could not be read/],
  ])('M5 %s is 422 and says why', async (_, file, reason) => {
    const deliverable_id = await newDeliverable()
    const { status, body } = await upload(deliverable_id, file)
    expect(status).toBe(422)
    expect(body.detail).toMatch(reason)
    expect(await list(deliverable_id)).toEqual([])
  })

  test('M8 a rejected file leaves existing items unchanged', async () => {
    const deliverable_id = await newDeliverable()
    const { body } = await upload(deliverable_id, new File([words], 'kept.txt'))
    await Promise.all(
      [encryptedPdf(), pdfWithoutText(), pdfBomb(6_000_000)].map((bytes) =>
        upload(deliverable_id, new File([bytes], 'bad.pdf')),
      ),
    )
    expect(await list(deliverable_id)).toEqual([body])
    expect((await textOf(body)).text).toBe(words)
  })

  test.each<[string, Record<string, string | File>, string]>([
    ['no file', {}, 'body.file: Required'],
    ['text instead of a file', { file: 'x' }, 'body.file: Expected file, received string'],
    ['another field', { file: new File(['x'], 'x.txt'), name: 'y' }, 'body.name: Unknown field'],
    ['a name with NUL', { file: new File(['x'], 'a\u0000b.txt') }, 'body.file: Text must not hold the NUL character'],
  ])('%s is 422', async (_, fields, message) => {
    const { status, body } = await call('POST', pathOf(await newDeliverable()), formOf(fields))
    expect(status).toBe(422)
    const [{ loc, msg }] = body.detail
    expect(`${loc.join('.')}: ${msg}`).toBe(message)
  })

  test('a long name is truncated to 255 characters, without splitting a surrogate pair', async () => {
    const { body } = await upload(await newDeliverable(), new File(['x'], `${'n'.repeat(254)}🚢.txt`))
    expect(body.name).toBe('n'.repeat(254))
  })
})
