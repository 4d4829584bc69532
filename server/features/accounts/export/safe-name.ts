// Names of files and folders that are valid on every file system, in any language.

// Reserved by Windows, with any extension and in any case.
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
// Forbidden on Windows, `/` everywhere. Category C contains control characters and marks of writing direction.
const forbidden = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu

/** At most `most` characters; `fallback` if nothing is left of the text. */
export const safeName = (text: string | null, fallback: string, most = 60): string => {
  const plain = (text ?? '').normalize('NFC').replaceAll(forbidden, ' ').replaceAll(/\s+/g, ' ').trim()
  const cut = Array.from(plain).slice(0, most).join('')
  // A leading dot hides a file, and Windows drops trailing dots and spaces.
  const name = cut.replace(/^[.\s]+/, '').replace(/[.\s]+$/, '')
  return (reserved.test(name) ? `_${name}` : name) || fallback
}

/** Makes names unique within a folder, ignoring case: the second `Post` becomes `Post (2)`. */
export const uniqueNames = () => {
  const taken = new Set<string>()
  return (name: string): string => {
    let unique = name
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${name} (${number})`
    taken.add(unique.toLowerCase())
    return unique
  }
}
