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

const folded = new Map<string, string>()
/** Each field folds the same blocks. */
const maximumRemembered = 20_000

/** Lower case without accents, of the same length as the text, so that an index means the same in both. */
export const fold = (text: string): string => {
  const known = folded.get(text)
  if (known !== undefined) return known
  const plain = text.replaceAll(/\P{ASCII}/gu, foldCharacter).toLowerCase()
  const same = plain.length === text.length ? plain : text.toLowerCase().slice(0, text.length)
  if (folded.size >= maximumRemembered) folded.clear()
  folded.set(text, same)
  return same
}

/** The folded words of a text: letters and digits, with inner apostrophes and hyphens split. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Comparable form of a short text: its folded words. */
export const keyOf = (text: string): string => wordsOf(text).join(' ')

export const oneLine = (text: string): string =>
  /[^\S ]| {2}|^ | $/.test(text) ? text.replaceAll(/\s+/g, ' ').trim() : text
