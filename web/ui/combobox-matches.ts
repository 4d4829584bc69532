const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The options that contain the text, ignoring case and accents, prefix matches first. */
export function matchesOf(options: readonly string[], typed: string): string[] {
  const wanted = fold(typed.trim())
  if (!wanted) return [...options]
  const folded = options.map((option) => ({ option, text: fold(option) }))
  const begins = folded.filter(({ text }) => text.startsWith(wanted))
  const holds = folded.filter(({ text }) => !text.startsWith(wanted) && text.includes(wanted))
  return [...begins, ...holds].map(({ option }) => option)
}

/** The option that equals the text, ignoring case and accents. */
export function sameOption(options: readonly string[], typed: string): string | undefined {
  const wanted = fold(typed.trim())
  return wanted ? options.find((option) => fold(option) === wanted) : undefined
}
