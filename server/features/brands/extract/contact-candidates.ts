import { isThirdPartySection } from './headings.ts'
import { fold } from './text.ts'
import type { Block, PageModel, Site } from './model.ts'

/** The site, and the name that its own addresses may carry instead of its domain. */
export type Context = { site: Site; brand: string | null }

export type Candidate = {
  kind: 'mail' | 'phone'
  /** What two ways of writing one address or number share. */
  key: string
  value: string
  score: number
  page: PageModel
  passage: string
  /** False for values that only links and structured data hold. */
  isShown: boolean
  /** True beside somebody else's e-mail address. */
  isDoubtful: boolean
}

const foreignWords =
  /\b(?:web ?design|webseite von|website by|site by|hosting|hosted by|hebergeur|hebergement|alojamiento|webmaster|realizzazione|sito realizzato|realisation|conception|diseno web|umsetzung|aufsichtsbehorde|landesbeauftragte\w*|bundesbeauftragte\w*|information commissioner|ico\.org|cnil|garante|agencia espanola de proteccion|aepd|mediateur|mediation|verbraucherschlichtung\w*|schlichtungsstelle|ombudsman|odr|supervisory authority|autorite de controle|autoridad de control|handelskammer|rechtsanwaltskammer|steuerberaterkammer|arztekammer|zahnarztekammer|handwerkskammer|colegio de abogados|ordre des avocats|emergency services|in an emergency|notruf \d|rettungsdienst|samu|samaritans|police)\b/

/** The words before a value and the headings above it say whose it is: an agency's, a host's, an authority's. */
export const isThirdParty = (page: PageModel, block: Block | null): boolean => {
  if (!block) return false
  if (isThirdPartySection(block) || foreignWords.test(fold(block.text))) return true
  if (block.level > 0) return false
  const before = page.blocks
    .slice(Math.max(0, block.index - 3), block.index)
    .filter((one) => one.region === block.region)
  // A line such as "Hosting:" or "Webdesign" announces the lines after it.
  return before.some((one) => one.text.length < 60 && foreignWords.test(fold(one.text)))
}

/** Others whom a page names with their number: the agency in the credits, the way there, the tourist office. */
const otherParty =
  /\b(?:(?:credits?|crediti|made by|powered by|realizzato da|realise par|desarrollado por|erstellt von)\b|taxis?\b|taxi(?:zentrale|ruf)\b|tourismus(?:verband|buro|verein|information|zentrale)\b|tourist(?:en)?-?(?: ?info(?:rmation)?| office| board| centre)\b|fremdenverkehr\w*|verkehrsverein\b|office (?:de|du) tourisme\b|oficina de turismo\b|ufficio turistico\b|ente (?:del )?turismo\b|pro loco\b)/g

/** Whether the part of the line before a number names somebody other than the company whose number it is. */
export const namesOther = (before: string, brand: string | null): boolean => {
  const part = fold(before)
    .split(/[|\n•·;]|[!?] |[a-z]{4}\. (?=[a-z]{4})/)
    .at(-1)
  const own = fold(brand ?? '')
  return [...(part ?? '').matchAll(otherParty)].some(([name]) => !own.includes(name))
}

/** Where contact data belongs: a page made for it, or the head and foot of all pages. */
export const isContactPlace = (page: PageModel, block: Block | null): boolean =>
  page.kind === 'contact' ||
  page.kind === 'imprint' ||
  page.kind === 'home' ||
  (block !== null && (block.region === 'footer' || block.region === 'header' || block.isInAddress))

/** Articles and case studies speak of others in their text; only their head and foot are the company's. */
export const isAboutOthers = (page: PageModel, block: Block): boolean =>
  (page.kind === 'article' || page.kind === 'reference') && block.region === 'main'
