import { lexicons } from './lexicons/lexicons.ts'
import { wordPattern } from './text.ts'
import type { BaseLanguage } from '#domain/languages.ts'
import type { Lexicon } from './lexicons/lexicon.ts'
import type { PageModel, Site } from './model.ts'

/**
 * A page is read with the words of its own language alone: French "primé" is, without its accent, Italian "prime". Gives
 * the pattern for a page.
 */
export const cuesOf = (pick: (lexicon: Lexicon) => string, flags = ''): ((page: PageModel, site: Site) => RegExp) => {
  const patterns = Object.fromEntries(
    Object.entries(lexicons).map(([language, lexicon]) => [language, wordPattern(pick(lexicon), flags)]),
  ) as Record<BaseLanguage, RegExp>
  return (page, site) => patterns[page.language ?? site.language]
}
