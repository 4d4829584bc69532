/**
 * What one language says. All are sources of expressions matched against folded text (see `fold`), written in natural
 * spelling without upper-case classes. `@` stands for the brand's name, `#` for a number.
 */
export type Lexicon = {
  /** Function words, separated by spaces. */
  stop_words: string
  /** Words of any site's interface that are never a keyword, a name or a claim. */
  interface_words: string
  headings: {
    mission: string
    vision: string
    audience: string
    testimonials: string
    services: string
    /** Sections about other things than the company: news, comments, newsletter, related links. */
    foreign: string
    /** Sections about other companies: hosting, credits, authorities. */
    third_party: string
  }
  cues: {
    mission: string
    vision: string
    /** Ends before the words that name the audience. */
    audience: string
    claim: string
    award: string
    rating: string
    /** "based in", ends before the place. */
    located: string
  }
  /** People and organisations that a company can serve. */
  audience_nouns: string
  /** Words of addresses (paths) and titles that tell what a page is. */
  pages: {
    about: string
    contact: string
    services: string
    team: string
    imprint: string
    legal: string
    news: string
    careers: string
    testimonials: string
    reference: string
  }
  /** The preposition that introduces customers rather than the trade ("software for hotels"). */
  for_word: string
}
