import { countryPattern, findAddresses } from './address-text.ts'
import { isThirdPartySection, maskBrand } from './headings.ts'
import { allLexicons } from './lexicons/lexicons.ts'
import { isModelOrder } from './model-orders.ts'
import { ownOrganisations } from './own-entities.ts'
import { recordsOf, sourcePassage, textOf } from './structured-data.ts'
import { cutText, fold, foldedPattern, normalise, sentencesOf, toPassage, wordPattern } from './text.ts'
import type { Fact } from '#domain/facts.ts'
import type { BaseLanguage } from '#domain/languages.ts'
import type { Block, Entity, PageModel, Site } from './model.ts'

type Place = { value: string; score: number; page: PageModel; passage: string }

const maximumLength = 255

/** A country's code in words of the site's own language, as the schema means it. */
const countryName = (code: string, language: BaseLanguage): string => {
  if (!/^[A-Z]{2}$/.test(code)) return code
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

const isStreetFirstCountry = (country: string, postcode: string): 'gb' | 'us' | 'europe' => {
  if (
    /^(?:GB|UK|United Kingdom|England|Scotland|Wales|IE|Ireland)$/i.test(country) ||
    /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i.test(postcode)
  )
    return 'gb'
  return /^(?:US|USA|United States.*|CA|Canada|AU|Australia)$/i.test(country) ? 'us' : 'europe'
}

/** A schema.org PostalAddress in the order that its country writes it; null without a town. */
const composeAddress = (
  address: Record<string, unknown>,
  language: BaseLanguage,
): { value: string; parts: string[] } | null => {
  const street = textOf(address.streetAddress)
  const town = textOf(address.addressLocality)
  const postcode = textOf(address.postalCode)
  const region = textOf(address.addressRegion)
  const code = textOf(address.addressCountry)
  if (town.length < 2 && !(street && postcode)) return null
  const country = countryName(code, language)
  const order = isStreetFirstCountry(code, postcode)
  const has = (part: string): boolean => fold(street).includes(fold(part))
  const line =
    order === 'europe'
      ? [postcode, town].filter((part) => part && !has(part)).join(' ')
      : town && !has(town)
        ? town
        : ''
  const tail =
    order === 'us'
      ? [region, postcode].filter((part) => part && !has(part)).join(' ')
      : order === 'gb' && postcode && !has(postcode)
        ? postcode
        : ''
  const value = [street, line, tail, country].filter(Boolean).join(', ')
  return { value, parts: [street, town, postcode, region, code].filter(Boolean) }
}

const locationsOf = (entity: Entity): unknown[] => {
  const { address, location } = entity.values
  const nested = recordsOf(location).map((place) => place.address)
  return [...(Array.isArray(address) ? address : [address]), ...nested].filter(Boolean)
}

const structuredPlaces = (site: Site): Place[] => {
  const data = site.pages.flatMap((page) =>
    page.entities.filter((entity) => entity.types.includes('ContactData')).map((entity) => ({ entity, page })),
  )
  return [...ownOrganisations(site), ...data].flatMap(({ entity, page }) =>
    locationsOf(entity).flatMap((address): Place[] => {
      if (typeof address === 'string') {
        const value = normalise(address)
        return value.length > 4 && value.length < 200 && !isModelOrder(value)
          ? [{ value, score: 5, page, passage: value }]
          : []
      }
      const composed = composeAddress(address as Record<string, unknown>, site.language)
      if (!composed) return []
      const visible = visiblePassage(site, composed.parts)
      const passage = visible?.passage ?? (sourcePassage(entity.source, composed.parts) || (composed.parts[0] ?? ''))
      const isWhole = composed.parts.length >= 3
      return [{ value: composed.value, score: isWhole ? 7 : 4, page: visible?.page ?? page, passage }]
    }),
  )
}

/** Words that a reader sees with the street and the postcode of the structured address. */
const visiblePassage = (site: Site, parts: string[]): { page: PageModel; passage: string } | null => {
  if (parts.length < 2) return null
  const wanted = parts.slice(0, 3).map(fold)
  for (const page of site.pages) {
    const block = page.blocks.find(
      (one) => one.text.length <= 300 && wanted.every((part) => fold(one.text).includes(part)),
    )
    if (block) return { page, passage: toPassage(block.text) }
  }
  return null
}

const placeScore = (page: PageModel, block: Block): number => {
  if (page.kind === 'article' || page.kind === 'reference' || page.kind === 'news')
    return block.region === 'footer' ? 1 : -3
  const byPage = page.kind === 'imprint' ? 2 : page.kind === 'contact' ? 1.5 : page.kind === 'legal' ? -1 : 0
  return byPage + (block.region === 'footer' ? 1 : 0) + (block.isInAddress ? 1.5 : 0)
}

const credit =
  /\b(?:web ?design|hosting|hebergeur|hebergement|aufsichtsbehorde|garante|cnil|aepd|agencia espanola|information commissioner|kammer|ordre des|schlichtung\w*|ombudsman|mediateur|alojamiento|realizzazione|hetzner|ionos|ovh|aruba)\b/

/** Whoever supervises or licenses the company sits elsewhere; a new sentence speaks of the company again. */
const supervision =
  /\b(?:sous le controle|controlee? par|autorite de|supervised by|regulated by|licen[cs]ed by|authori[sz]ed by|supervis\w+ body|aufsichtsbehorde|unter (?:der )?aufsicht|aufsicht (?:durch|der|des)|beaufsichtigt|zulassungsbehorde|vigilad[oa] por|supervisad[oa] por|regulad[oa] por|bajo la supervision|(?:autorita|organo) di vigilanza|sotto la vigilanza|vigilat[oa] da|autorizzat[oa] da|autorita di|soggett[oa] (?:al controllo|alla vigilanza))\b(?:(?!\. [a-z]{3}| \| |(?:registered|head|reg\.) office|siege social|sede (?:legale|social)|domicilio social).)*$/

/** Neighbouring short blocks of the same part of the page are the lines of one address. */
const groupsOf = (page: PageModel): Block[][] => {
  const groups: Block[][] = []
  let open: Block[] = []
  for (const block of page.blocks) {
    const last = open.at(-1)
    const isSame =
      last !== undefined &&
      last.region === block.region &&
      block.level === 0 &&
      last.text.length < 120 &&
      block.text.length < 300 &&
      open.length < 8
    if (isSame) open.push(block)
    else {
      if (open.length > 0) groups.push(open)
      open = [block]
    }
  }
  return open.length > 0 ? [...groups, open] : groups
}

/** Halls, houses to sleep in, test centres and whoever keeps the register for the company sit elsewhere. */
const elsewhere = foldedPattern(
  "(?<![a-z])(?:c/o|care of|venue|test cent(?:re|er)|exam cent(?:re|er)|accommodation|host family|hostel|hotel|hall|theatre|theater|stadium|exhibition|trade fair|stand|fair|meeting point|pick-?up point|parking|car park|pr[uü]fungszentrum|veranstaltungsort|treffpunkt|messe|halle|unterkunft|parkhaus|parkplatz|lieu|salle|salon|point de rendez-vous|hebergement|parking|sala|recinto|feria|punto de encuentro|alojamiento|aparcamiento|palazzetto|fiera|ritrovo|punto d'incontro|alloggio|parcheggio)(?![a-z])[^\\n]{0,60}$",
)

const headingOfOthers = foldedPattern(
  '(?<![a-z])(?:venues?|events?|where to stay|accommodation|test centres?|exam centres?|stockists|where to buy|partners?|veranstaltung\\w*|termine|unterkunft|handler|verkaufsstellen|evenements?|hebergements?|points de vente|partenaires|eventos|alojamiento|puntos de venta|colaboradores|eventi|alloggi|punti vendita|rivenditori)(?![a-z])',
)

/** How much the words around an address speak for it: the company's name before it, or a house that is not its own. */
const surroundings = (
  group: Block[],
  lines: string[],
  address: string,
  before: string,
  brand: string | null,
): number => {
  const isVenue =
    !fold(brand ?? '').match(elsewhere) &&
    (elsewhere.test(fold(before)) || (group[0]?.path ?? []).some((heading) => headingOfOthers.test(fold(heading))))
  const own = fold(brand ?? '')
  const at = lines.findIndex((line) => line.includes(address.slice(0, 8)))
  const isNamed =
    own.length > 2 &&
    fold(`${lines[at - 1] ?? ''} ${before}`)
      .slice(-200)
      .includes(own)
  return (isVenue ? -2.5 : 0) + (isNamed ? 0.75 : 0)
}

const visiblePlaces = (page: PageModel, brand: string | null): Place[] =>
  groupsOf(page).flatMap((group): Place[] => {
    const own = group.filter((block) => !block.isQuote && (block.voice !== 'foreign' || block.region === 'footer'))
    const first = own[0]
    if (!first || isThirdPartySection(first) || own.some((block) => credit.test(fold(block.text)))) return []
    const lines = own.flatMap((block) => block.lines)
    return findAddresses(lines).flatMap((address): Place[] => {
      const bonus = placeScore(page, first)
      const isAlone = address.hasStreet || lines.some((line) => fold(line) === fold(address.text))
      if (!isAlone || (!address.hasStreet && bonus < 1)) return []
      if (supervision.test(fold(address.before))) return []
      const inSentence = address.hasStreet && address.share < 0.4
      return [
        {
          value: address.text,
          score:
            2 +
            address.score +
            bonus -
            (inSentence ? 0.5 : 0) +
            surroundings(group, lines, address.text, address.before, brand),
          page,
          passage: toPassage(address.line),
        },
      ]
    })
  })

const located = allLexicons.map((lexicon) => wordPattern(lexicon.cues.located, 'g'))
const we =
  /\b(?:we|our|us|i|wir|unser\w*|nous|notre|nos|somos|estamos|nuestr\w+|siamo|nostr\w+|team|company|studio|agency|firm|agentur|unternehmen|entreprise|empresa|azienda|sede|sitz|siege)\b|@/
const townName = String.raw`\p{Lu}[\p{L}'’-]+(?:[ -](?:(?:de|del|la|las|le|les|sur|am|an der|im|upon|on|di|in|d['’])[ ]?)?\p{Lu}[\p{L}'’-]+){0,3}`
const townAfter = new RegExp(
  `^\\s+(?:(?:the heart of|the centre of|the center of|central|downtown|pleno centro de|el centro de|plein cœur de|le centre de|der nähe von|nel cuore di|nel centro di|the city of)\\s+)?(${townName}(?:,\\s+${townName}){0,2})`,
  'u',
)
const notTown =
  /^(?:The|Our|This|A|Das|Die|Der|Den|Dem|Unser\w*|Nuestr\w+|Notre|Nos|Il|La|Le|Los|Las|January|February|March|April|May|June|July|August|September|October|November|December|Europe|Europa|Business|Excellence|Nature|Der Natur|Bewegung|Ihrer|Your|I|We|\d)/

/** "Based in Bristol, UK", "mit Sitz in Graz": a place said in a sentence about the company itself. */
const saidPlaces = (page: PageModel, site: Site, brand: string | null): Place[] => {
  if (
    page.kind === 'article' ||
    page.kind === 'news' ||
    page.kind === 'reference' ||
    page.kind === 'careers' ||
    page.kind === 'legal'
  )
    return []
  const found: Place[] = []
  for (const block of page.blocks) {
    if (block.voice !== 'own' || block.isQuote || block.text.length > 1500) continue
    for (const sentence of sentencesOf(block.text, site.language)) {
      const folded = fold(sentence)
      const masked = maskBrand(folded, brand)
      for (const cue of located) {
        for (const match of folded.matchAll(cue)) {
          const town = townAfter.exec(sentence.slice(match.index + match[0].length))?.[1]
          if (
            !town ||
            notTown.test(town) ||
            !(we.test(masked) || block.level === 1 || (page.kind === 'home' && block.region === 'footer'))
          )
            continue
          const hasCountry = countryPattern.test(fold(town.split(', ').at(-1) ?? '')) && town.includes(', ')
          found.push({ value: town, score: hasCountry ? 2.5 : 2, page, passage: toPassage(sentence) })
        }
      }
    }
    const line = /^(\p{Lu}[\p{L}' -]{2,30}), (\p{Lu}[\p{L}. ]{2,25})$/u.exec(block.text)
    if (line && countryPattern.test(fold(line[2] ?? '')) && (block.region === 'footer' || page.kind === 'contact'))
      found.push({ value: block.text, score: 2.5, page, passage: block.text })
  }
  return found
}

/** Where the company sits: its structured or written address, else the town that it names as its own. */
export const findLocation = (site: Site, brand: string | null): Fact | null => {
  const places = [
    ...structuredPlaces(site),
    ...site.pages.flatMap((page) => [...visiblePlaces(page, brand), ...saidPlaces(page, site, brand)]),
  ]
  const pagesWith = new Map<string, Set<PageModel>>()
  const key = (place: Place): string =>
    fold(place.value)
      .replaceAll(/[^a-z0-9]/g, '')
      .slice(0, 24)
  for (const place of places) pagesWith.set(key(place), (pagesWith.get(key(place)) ?? new Set()).add(place.page))
  // Of several offices the first one that the site names is the head office.
  const best = places
    .map((place, index) => ({
      place,
      rank: place.score + Math.min(1.5, ((pagesWith.get(key(place))?.size ?? 1) - 1) * 0.5) - index / 1_000,
    }))
    .toSorted((left, right) => right.rank - left.rank)[0]?.place
  if (!best || best.score < 2) return null
  return {
    field: 'location',
    value: cutText(best.value, maximumLength),
    source_url: best.page.url.href,
    passage: toPassage(best.passage),
  }
}
