import { pageUrl } from '#domain/page-url.ts'
import type { Link } from './outline.ts'
import { addressLanguage, siteOf } from './site.ts'

// English, German, French, Spanish and Italian; lower case without accents, hyphens as spaces.
const topics: { topic: string; score: number; words: RegExp }[] = [
  {
    topic: 'about',
    score: 10,
    words:
      /\b(about|who we are|our story|our history|company|uber uns|ueber uns|wir uber uns|wer wir sind|unternehmen|firma|geschichte|a propos|qui sommes nous|notre histoire|entreprise|sobre nosotros|sobre|quienes somos|nosotros|conocenos|nuestra historia|empresa|acerca|chi siamo|la nostra storia|azienda|impresa)\b/,
  },
  {
    topic: 'mission',
    score: 9,
    words:
      /\b(mission|vision|values|purpose|what we believe|manifesto|leitbild|werte|philosophie|haltung|valeurs|engagements?|raison d etre|mision|valores|filosofia|missione|visione|valori)\b/,
  },
  {
    topic: 'contact',
    score: 9,
    words: /\b(contact|contact us|kontakt|contactez( nous)?|contacto|contactanos|contatti|contattaci)\b/,
  },
  {
    topic: 'services',
    score: 8,
    words:
      /\b(services?|products?|solutions?|what we do|our work|leistungen|produkte?|losungen|loesungen|angebote?|dienstleistungen|produits?|prestations|offres?|servicios?|productos?|soluciones|servizi|prodott[io]|soluzioni)\b/,
  },
  {
    topic: 'imprint',
    score: 7,
    words:
      /\b(imprint|impressum|legal notice|legal information|company information|company details|mentions legales|informations legales|aviso legal|informacion legal|note legali|informazioni legali|dati societari)\b/,
  },
  {
    topic: 'team',
    score: 6,
    words:
      /\b(team|people|our people|leadership|management|mitarbeiter|menschen|equipe|equipo|personas|squadra|persone|staff)\b/,
  },
  {
    topic: 'customers',
    score: 6,
    words:
      /\b(customers?|clients?|testimonials?|reviews?|case studies|success stories|references|kunden|referenzen|kundenstimmen|bewertungen|temoignages|avis|clientes|testimonios|opiniones|casos de exito|clienti|testimonianze|recensioni)\b/,
  },
]

const unwanted =
  /\b(log ?in|log ?out|sign ?in|sign ?up|register|account|cart|basket|checkout|wishlist|privacy|cookies?|terms|conditions|search|tag|category|author|feed|share|print|newsletter|download|anmelden|warenkorb|datenschutz|agb|suche|connexion|panier|confidentialite|cgv|cgu|recherche|iniciar sesion|carrito|privacidad|buscar|accedi|carrello|cerca|wp json|wp admin)\b/
const articles = /^\/(blog|news|journal|magazin|magazine|posts?|press|presse|actualites|noticias|notizie|aktuelles)\/./i

// Longer paths are generated, and take long to search.
const maxPathLength = 200

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export type ScoredLink = { url: string; score: number; topic: string | undefined }

/**
 * Scores how much a linked page is likely to say about the company, from the link's text and path: about 0 to 13;
 * undefined for a page to skip (another site, another language, a cart, a login). Menu links get a small bonus.
 */
export const scoreLink = (link: Link, start: URL, language: string | undefined): ScoredLink | undefined => {
  const url = pageUrl(link.url)
  if (url.pathname.length > maxPathLength || siteOf(url) !== siteOf(start)) return undefined
  const linkLanguage = link.language ?? addressLanguage(url)
  // On a site without a declared language, a language in the URL means a translation.
  if (linkLanguage && linkLanguage !== (language ?? addressLanguage(start))) return undefined
  const segments = url.pathname.split('/').filter(Boolean)
  const path = plain(decoded(segments.join(' ').replace(/\.\w{2,5}$/, '')))
  const text = plain(link.text)
  if (unwanted.test(path) || unwanted.test(text) || articles.test(url.pathname)) return undefined
  const last = plain(decoded(segments.at(-1)?.replace(/\.\w{2,5}$/, '') ?? ''))
  // Long texts are headlines: one that mentions "our mission" does not link to the page about it.
  const byText = text.length <= 40 ? topics.find(({ words }) => words.test(text)) : undefined
  const found = byText ?? topics.find(({ words }) => words.test(last)) ?? topics.find(({ words }) => words.test(path))
  const score =
    (found ? found.score - (byText ? 0 : 1) : 0) +
    { menu: 2, footer: 1, body: 0 }[link.place] -
    Math.max(0, segments.length - (addressLanguage(url) ? 2 : 1)) -
    (url.search ? 2 : 0) -
    (url.host.replace(/^www\./, '') === start.host.replace(/^www\./, '') ? 0 : 3)
  return score > 0 ? { url: link.url, score, topic: found?.topic } : undefined
}
