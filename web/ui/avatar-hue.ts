/** The seven colours of avatars without an image (B2): hues for the two tones of `avatar-tones` in tokens.css. */
export const avatarHues = [35, 75, 125, 165, 215, 265, 330] as const

/** The same name always gets the same hue (FNV-1a). */
export function avatarHue(name: string): number {
  let hash = 0x811c9dc5
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return avatarHues[(hash >>> 0) % avatarHues.length] ?? avatarHues[0]
}

/** The initials of the first and last word. */
export function initials(name: string): string {
  const words = [...name.matchAll(/([\p{L}\p{N}])[\p{L}\p{N}\p{M}]*/gu)].map(([, letter = '']) => letter)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.join('').toLocaleUpperCase() || '?'
}
