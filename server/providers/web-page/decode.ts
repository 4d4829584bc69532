const byteOrderMarks: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
]

const decoderFor = (label: string | undefined, options?: TextDecoderOptions) => {
  try {
    return label ? new TextDecoder(label, options) : undefined
  } catch {
    return undefined
  }
}

/** The encoding declared near the start of the markup, as in browsers. */
const declaredInMarkup = (bytes: Uint8Array) => {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2048))
  const label = (
    /<meta[^>]+charset\s*=\s*["']?\s*([\w:-]+)/i.exec(start) ??
    /^\s*<\?xml[^>]+encoding\s*=\s*["']([\w:-]+)/i.exec(start)
  )?.[1]
  // A page whose markup is readable byte by byte is not UTF-16, whatever it declares.
  return label && /^utf-?16/i.test(label) ? 'utf-8' : label
}

/**
 * Decodes a page: the encoding comes from the byte order mark, the header or the markup, in this order; without one it is
 * UTF-8 if the bytes are valid, else windows-1252. Never throws: invalid bytes become U+FFFD.
 */
export const decodeText = (bytes: Uint8Array, contentType: string): string => {
  const mark = byteOrderMarks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1]
  const header = /charset\s*=\s*["']?([\w:-]+)/i.exec(contentType)?.[1]
  const decoder = decoderFor(mark) ?? decoderFor(header) ?? decoderFor(declaredInMarkup(bytes))
  if (decoder) return decoder.decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
