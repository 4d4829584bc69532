import { allLexicons } from './lexicons/lexicons.ts'
import { fold, foldedPattern, withoutEndMarks } from './text.ts'
import type { Lexicon } from './lexicons/lexicon.ts'
import type { Block, PageModel } from './model.ts'

type HeadingKind = keyof Lexicon['headings']

const kinds: HeadingKind[] = ['mission', 'vision', 'audience', 'testimonials', 'services', 'foreign', 'third_party']

const wholeHeading = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    foldedPattern(
      `^(?:${allLexicons.map((lexicon) => lexicon.headings[kind]).join('|')})(?: (?:at|bei|chez|von|de|di) @)?$`,
    ),
  ]),
) as Record<HeadingKind, RegExp>

const interfaceWords = foldedPattern(`^(?:${allLexicons.map((lexicon) => lexicon.interface_words).join('|')})$`)

/** Folded text with the brand's name as the lexicons write it. */
export const maskBrand = (folded: string, brand: string | null): string => {
  const name = fold(brand ?? '')
  return withoutEndMarks(name.length < 3 ? folded : folded.replaceAll(name, '@'))
}

const headingWords = (text: string, brand: string | null): string =>
  maskBrand(fold(text), brand)
    .replaceAll(/[^\p{L}\p{N}@'&+?/ ().-]+/gu, ' ')
    .replace(/^[\d\s.)/-]+/, '')
    .replace(/[\s.:?-]+$/, '')
    .replace(/^\?+/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

export const isHeadingOf = (kind: HeadingKind, text: string, brand: string | null = null): boolean =>
  text.length <= 90 && wholeHeading[kind].test(headingWords(text, brand))

/** Words of any site's interface ("Read more", "Über uns"): neither name nor keyword nor claim. */
export const isInterfaceText = (text: string, brand: string | null = null): boolean =>
  interfaceWords.test(headingWords(text, brand))

/** A heading that names two statements at once ("Mission & Vision"), and which. */
export const isMissionAndVision = (text: string, brand: string | null): boolean => {
  const parts = headingWords(text, brand).split(/ (?:&|and|und|y|et|e|\+) /)
  if (parts.length !== 2) return false
  const names = (kind: HeadingKind): boolean => parts.some((part) => wholeHeading[kind].test(part))
  return names('mission') && names('vision')
}

/** "Our aims and vision", "Misión y valores": a statement named together with something that is none of its own. */
export const isHeadingWithMore = (kind: HeadingKind, text: string, brand: string | null): boolean => {
  const parts = headingWords(text, brand).split(/ (?:&|and|und|y|et|e|\+) /)
  if (parts.length !== 2 || isMissionAndVision(text, brand)) return false
  return parts.some((part) => wholeHeading[kind].test(part)) && parts.every((part) => part.split(' ').length <= 3)
}

/** Cookie notices and newsletter boxes that no class name gives away. */
const interfaceSentence =
  /\bcookies?\b.{0,200}\b(?:accept|agree|consent|experience|settings|preferences|website|site|aceptar|navegacion|experiencia|sitio|web|accepter|navigation|experience|akzeptieren|webseite|website|zustimm\w+|accettare|accetti|navigazione|sito)\b|\b(?:we use|this (?:web)?site uses|utilizamos|usamos|utilisons|verwenden|nutzen|utilizziamo|usa|utilizza) .{0,20}\bcookies?\b|\b(?:subscribe|sign up|suscribete|abonnez-vous|inscrivez-vous|abonnieren|anmelden|melden sie sich|iscriviti)\b.{0,60}\b(?:newsletter|boletin|mailing list|lettre d'information)\b/

/** Marks blocks under headings that announce customers' words, or news and other companies' matters. */
export const applyHeadings = (page: PageModel): void => {
  for (const block of page.blocks) {
    if (block.voice === 'foreign') continue
    if (interfaceSentence.test(fold(block.text))) {
      block.voice = 'foreign'
      continue
    }
    if (block.path.some((heading) => isHeadingOf('foreign', heading))) block.voice = 'foreign'
    else if (block.level === 0 && block.path.some((heading) => isHeadingOf('testimonials', heading)))
      block.voice = 'customer'
  }
}

/** Headings above a block or within its first words that speak of other companies. */
export const isThirdPartySection = (block: Block): boolean =>
  [...block.path, ...(block.level > 0 ? [block.text] : [])].some((heading) => isHeadingOf('third_party', heading))
