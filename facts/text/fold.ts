/** Characters whose plain form is not their base letter. */
const plainForms: Record<string, string> = {
  '’': "'", '‘': "'", ʼ: "'", '´': "'", '`': "'", '“': '"', '”': '"', '„': '"', '«': '"', '»': '"',
  '–': '-', '—': '-', '‑': '-', '−': '-', ß: 's', œ: 'o', Œ: 'o', æ: 'a', Æ: 'a', ø: 'o', Ø: 'o',
} // prettier-ignore

const foldCharacter = (character: string): string => {
  if (character.length > 1) return character
  const plain = plainForms[character] ?? (/\s/.test(character) ? ' ' : character.normalize('NFD')[0])
  return plain?.length === 1 ? plain : character
}

/** Lower case without accents, of the same length as the text, so that an index means the same in both. */
export const fold = (text: string): string => {
  const plain = text.replaceAll(/\P{ASCII}/gu, foldCharacter).toLowerCase()
  return plain.length === text.length ? plain : text.toLowerCase().slice(0, text.length)
}

/** The folded words of a text: letters and digits, with inner apostrophes and hyphens split. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Comparable form of a short text: its folded words. */
export const keyOf = (text: string): string => wordsOf(text).join(' ')

export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
