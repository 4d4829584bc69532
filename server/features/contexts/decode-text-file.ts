// Decodes text files in the usual encodings.

/** The decoded text; undefined for binary data. The tests list what is accepted. */
export const decodeTextFile = (bytes: Uint8Array): string | undefined => {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-') return undefined
  const text = decode(bytes)
  return text === undefined || isBinary(text) ? undefined : text
}

const decode = (bytes: Uint8Array): string | undefined => {
  const utf16 = utf16Of(bytes)
  if (utf16) return decodeAs(utf16, bytes)
  // Text that is not UTF-8 is taken for Windows-1252, which covers all languages of blogs.
  return decodeAs('utf-8', bytes) ?? decodeAs('windows-1252', bytes)
}

const decodeAs = (encoding: string, bytes: Uint8Array) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const zerosLookedFor = 2000

/** UTF-16 by its byte order mark, or because every other byte is zero, as in most Latin text. */
const utf16Of = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, zerosLookedFor)
  if (sample.length < 4 || bytes.length % 2 !== 0) return undefined
  const zeros = [0, 0]
  sample.forEach((byte, index) => byte === 0 && zeros[index % 2]!++)
  const [even, odd] = zeros as [number, number]
  const most = sample.length / 4
  if (odd > most && even === 0) return 'utf-16le'
  return even > most && odd === 0 ? 'utf-16be' : undefined
}

// Logs and old text files contain a few control characters (form feeds, escapes, end marks); binary files are full of them.
const fewControls = 0.01

const isBinary = (text: string) => {
  if (text.includes('\u0000')) return true
  const controls = text.match(/(?![\t\n\r])\p{Cc}/gu)?.length ?? 0
  return controls > Math.max(2, text.length * fewControls)
}
