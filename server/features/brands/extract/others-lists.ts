import { getDomain } from 'tldts'
import { isOfRepresentative } from './others-roles.ts'
import { compact, fold } from './text.ts'
import type { Context } from './contact-candidates.ts'
import type { Block, Link, PageModel } from './model.ts'

/** Sites on which a company has a page of its own, and maps that show where it is. */
const ownElsewhere =
  /^(?:google|goo|g|maps|openstreetmap|bing|apple|facebook|fb|instagram|linkedin|xing|youtube|youtu|twitter|x|tiktok|pinterest|whatsapp|wa|t|telegram|linktr|booking|airbnb|tripadvisor|trustpilot|provenexpert|opentable|thefork|lafourchette|doctolib|doctoralia|etsy|amazon|ebay|calendly|simplybook|treatwell|planity|yelp|foursquare|waze)$/

/** A link to another company: not to a page on a network or a map, nor to a second domain of the same name. */
const leadsToOthers = (link: Link, { site, brand }: Context): boolean => {
  if (!/^https?:\/\//i.test(link.href) || !URL.canParse(link.href)) return false
  const domain = getDomain(new URL(link.href).hostname)
  if (!domain || domain === site.domain) return false
  const label = compact(domain.split('.')[0] ?? '')
  const names = [compact((site.domain ?? '').split('.')[0] ?? ''), compact(brand ?? '')].filter((one) => one.length > 3)
  return !ownElsewhere.test(label) && !names.some((name) => label.includes(name) || name.includes(label))
}

/** The lines of a block up to a position, the last one cut there. */
const linesUntil = (block: Block, at: number): string[] => {
  const lines: string[] = []
  let rest = at
  for (const line of block.lines) {
    lines.push(line.slice(0, Math.max(0, rest)))
    if (rest <= line.length) break
    rest -= line.length + 1
  }
  return lines
}

/** Nothing but "Tel.", "or" and marks: whose number follows stands in the line before. */
const isOnlyLabel = (line: string): boolean =>
  /^(?:[^\p{L}]|(?<!\p{L})(?:tel[a-z]*|phone|fon|call|mobile?|movil|cell[a-z]*|portable|handy|fax|o|or|oder|ou|e|y|und|and|al|at)(?!\p{L}))*$/iu.test(
    fold(line),
  )

const inBlockBefore = (page: PageModel, block: Block): Block | undefined => {
  const before = page.blocks[block.index - 1]
  return before?.region === block.region && before.text.length < 120 ? before : undefined
}

/** What a number belongs to: the words before it on its line, or where these are only a label the line before. */
const entryBefore = (page: PageModel, block: Block, at: number): { text: string; links: Link[] } => {
  const lines = linesUntil(block, at)
  const entry = lines.findLast((line) => !isOnlyLabel(line))
  if (entry !== undefined) return { text: entry, links: block.links }
  const before = inBlockBefore(page, block)
  return { text: before?.lines.at(-1) ?? '', links: before?.links ?? [] }
}

/** The line before the one that a number stands in, and the heading over both. */
const linesAbove = (page: PageModel, block: Block, at: number): string[] => {
  const lines = linesUntil(block, at)
  const before = lines.slice(0, -1).slice(-2)
  const inBefore = before.length === 0 ? (inBlockBefore(page, block)?.lines.slice(-1) ?? []) : before
  return [...inBefore, ...block.path.slice(-1)]
}

/** Headings of lists of others, which old pages write as a line of capitals among other lines. */
const othersLine =
  /^(?:useful (?:links|addresses|contacts)|links|(?:our |i nostri |unsere |nos |nuestros )?(?:partners?|suppliers|friends|fornitori|amici|lieferanten|freunde|partenaires|fournisseurs|amis|proveedores|colaboradores|amigos)|(?:link|siti|indirizzi|numeri|contatti) (?:utili|amici|consigliati)|(?:nutzliche|wichtige) (?:links|adressen|nummern)|liens(?: utiles| amis)?|adresses utiles|(?:enlaces|contactos|telefonos|direcciones) (?:utiles|de interes|recomendados)|enlaces)[ :]*$/

const isHeadingLine = (line: string): boolean =>
  line.split(' ').length <= 4 &&
  !/\d/.test(line) &&
  (line.endsWith(':') || (/\p{Lu}{3}/u.test(line) && line === line.toUpperCase()))

/** Whether a number stands below a line such as "Useful links" in its block. */
export const isUnderOthersLine = (block: Block, at: number): boolean => {
  const heading = linesUntil(block, at)
    .slice(0, -1)
    .findLast((line) => isHeadingLine(line) || othersLine.test(fold(line)))
  return heading !== undefined && othersLine.test(fold(heading))
}

const followsOthersLink = (entry: { text: string; links: Link[] }, context: Context): boolean =>
  entry.links.some((link) => {
    const at = /\p{L}{3}/u.test(link.text) ? entry.text.indexOf(link.text) : -1
    const rest = entry.text.slice(at + link.text.length).replace(/ [–—-] .*|,.*|\(.*/, '')
    return at !== -1 && isOnlyLabel(rest) && leadsToOthers(link, context)
  })

/** Legal forms, and words with which the names of firms begin or end. */
const firm =
  /(?<![\p{L}\d])(?:GmbH|mbH|AG|KG|OHG|UG|Ltd|Limited|LLP|LLC|Inc|Corp|PLC|SARL|SAS|EURL|S\.?r\.?l|S\.?p\.?A|S\.?n\.?c|S\.?L|S\.?A|SLU|Bros|& (?:Co|Sons?|Daughters?|Figli|Fils|Söhne|Hijos)|(?:e|y|et|und|and) (?:Figli|Hijos|Fils|Söhne|Sons)|(?:Officin[ae]|Ditta|Fratelli|F\.lli|Fonderi[ae]|Tipografia|Ets|Établissements|Maison|Hermanos|Hnos|Gebr(?:üder|\.)?|Spedition|Brothers)(?= \p{Lu}))(?![\p{L}\d])/u

/** "Lario – espresso machines": a name, and after a stroke what its bearer does. */
const nameWithTrade =
  /^\p{Lu}[\p{L}\d'’&.-]+(?: (?:(?:d[aei]l?|dell[aoe]|de|du|des|von|of|the|y|e|et|und|and|&) )?\p{Lu}[\p{L}\d'’&.-]+){1,4}(?: [–—-] |, |: | \()(?:\p{L}[\p{L}'’-]+ ){0,4}\p{Ll}[\p{L}'’-]+\)?[ ,;:.–—-]*(?:(?:[Tt]el|[Tt]él|[Pp]hone|[Ff]on)[\p{L}.:]* ?)?$/u

const ownOffice =
  /\b(?:sales|service|office|orders?|bookings?|reception|accounts?|workshop|showroom|shop|branch|store|depot|team|director|manager|owner|partner|founder|head|vendite|ufficio|titolare|responsabil\w+|amministra\w+|direttor\w+|direttrice|socio|socia|sede|filiale|bottega|spaccio|negozio|magazzino|ventas|oficina|gerente|director\w*|directrice|responsable|taller|tienda|almacen|sede|delegacion|commercial\w*|bureau|atelier|magasin|boutique|gerante?|agence|accueil|vertrieb|buro|leit\w+|geschaftsfuhr\w+|inhaber\w*|verkauf|werkstatt|filiale|laden|lager|zentrale|sekretariat)\b/

/**
 * Whether a number may be that of another firm: after a link to its site, or in the midst of a page in a line that reads
 * like one of a list of firms. Such a number is good only where no surer one is.
 */
export const readsLikeOthersEntry = (page: PageModel, block: Block, at: number, context: Context): boolean => {
  const entry = entryBefore(page, block, at)
  const folded = fold(entry.text)
  if (block.region !== 'footer' && isOfRepresentative(entry.text, linesAbove(page, block, at), context)) return true
  if (namesSelf(folded, context)) return false
  if (followsOthersLink(entry, context)) return true
  if (!/^(?:main|aside)$/.test(block.region) || block.isInAddress) return false
  if (/^(?:contact|imprint|team)$/.test(page.kind) || ownOffice.test(folded)) return false
  return firm.test(entry.text) || nameWithTrade.test(entry.text)
}

const namesSelf = (folded: string, { site, brand }: Context): boolean => {
  const label = compact((site.domain ?? '').split('.')[0] ?? '')
  const words = fold(brand ?? '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 3)
  return (label.length > 3 && compact(folded).includes(label)) || words.some((word) => folded.includes(word))
}
