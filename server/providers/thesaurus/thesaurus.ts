/** English synonyms. */
export type Thesaurus = {
  /**
   * Synonyms of `word`, the most common meaning first, in the same form (plural, tense) and capitalisation; at most
   * twelve, none for an unknown word. Uses the spelling of `language`.
   */
  synonyms(word: string, language: 'en_GB' | 'en_US'): Promise<string[]>
  close(): Promise<void>
}
