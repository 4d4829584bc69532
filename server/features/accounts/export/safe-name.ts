// Names of files and folders that every file system takes, in any language.

// By Windows, with any extension and in any case.
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
// By Windows, and `/` by all; the class C holds control characters and those that turn the direction of writing.
const forbidden = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu

/** Of at most `most` characters; `fallback` where nothing is left of the text. */
export const safeName = (text: string | null, fallback: string, most = 60): string => {
  const plain = (text ?? '').normalize('NFC').replaceAll(forbidden, ' ').replaceAll(/\s+/g, ' ').trim()
  const cut = Array.from(plain).slice(0, most).join('')
  // A name that begins with a dot is hidden, one that ends with a dot or a space is another one on Windows.
  const name = cut.replace(/^[.\s]+/, '').replace(/[.\s]+$/, '')
  return (reserved.test(name) ? `_${name}` : name) || fallback
}

/** Tells names of one folder apart, also where case does not: the second `Post` becomes `Post (2)`. */
export const uniqueNames = () => {
  const taken = new Set<string>()
  return (name: string): string => {
    let unique = name
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${name} (${number})`
    taken.add(unique.toLowerCase())
    return unique
  }
}
