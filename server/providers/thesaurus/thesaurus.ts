/** Words of the same meaning, for English. */
export type Thesaurus = {
  /**
   * What may stand in the place of `word`, the most usual meaning first, in its form (plural, tense) and with its
   * capitals; at most twelve, none for a word that is not known. Variants of spelling are those of `language`.
   */
  synonyms(word: string, language: 'en_GB' | 'en_US'): Promise<string[]>
  close(): Promise<void>
}
