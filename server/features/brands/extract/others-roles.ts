import { compact, fold, wordPattern } from './text.ts'
import type { Context } from './contact-candidates.ts'

/** Those through whom a company sells where it has no house: agents, importers, dealers. */
const roles = wordPattern(
  [
    '(?:sales |exclusive |general |commercial |official |authori[sz]ed |local )*(?:representatives?|representation|agents?|agenc(?:y|ies)|distributors?|importers?|dealers?|resellers?|stockists?|wholesalers?)',
    '(?:handels|landes|auslands|general|werks|vertriebs|gebiets|allein)?vertret(?:ung(?:en)?|er(?:in)?)|(?:vertriebs|handels|service)partner|(?:general)?importeure?|(?:fach|vertrags|gross)?handler|handelsagentur(?:en)?|distributoren?',
    'representante?s?|representations?|agents? (?:commercia(?:l|ux)|exclusifs?|generaux)|distributeurs?|importateurs?|concessionnaires?|revendeurs?|grossistes?',
    'representantes?|representacion(?:es)?|agentes? (?:comercial(?:es)?|exclusivos?)|distribuidor(?:a|as|es)?|importador(?:a|as|es)?|concesionarios?|mayoristas?',
    'rappresentant[ei]|rappresentanz[ae]|agent[ei]|agenzi[ae]|distribut(?:ore|ori|rice)|importat(?:ore|ori|rice)|concessionari[ao]?|rivenditor[ei]|grossist[ai]',
  ].join('|'),
)

/** Countries and regions as the five languages call them. */
const countries = wordPattern(
  [
    'osterreich|austria|autriche|schweiz|switzerland|suisse|svizzera|suiza|deutschland|germany|allemagne|alemania|germania|frankreich|france|francia|italien|italy|italie|italia|spanien|spain|espagne|espana|spagna|portugal|portogallo',
    'niederlande|netherlands|holland|pays-bas|paises bajos|paesi bassi|olanda|belgien|belgium|belgique|belgica|belgio|benelux|lux[ae]mb[a-z]+|polen|poland|pologne|polonia|tschechien|czech[a-z]*|tchequie|chequia|cechia|repubblica ceca|slowak[a-z]+|slovak[a-z]+|ungarn|hungary|hongrie|hungria|ungheria',
    'd[ae]n[ei]mar[a-z]+|denmark|schweden|sweden|suede|suecia|svezia|norwegen|norway|norvege|noruega|norvegia|finnland|finland|finlande|finlandia|skandinavien|scandinavia|scandinavie|escandinavia|baltikum|baltics?|nordics|uk|united kingdom|great britain|grossbritannien|royaume-uni|reino unido|regno unito|gran bretagna|england|scotland|wales|ireland|irland|irlande|irlanda',
    'usa|us|united states|vereinigte staaten|etats-unis|estados unidos|stati uniti|[ck]anad[ae]|mexi[ck]o|mexique|messico|nord-?amerika|north america|amerique du nord|latin america|sudamerika|latinoamerica|brasilien|brazil|bresil|brasil[ei]?|chin[ae]|japan|japon|giappone|indi[ae]n?|australi[ae]n?|australie|new zealand|neuseeland|asien|asia|asie|africa|afrika|afrique|middle east|turkei|turkey|turquie|turquia|turchia|griechenland|greece|grece|grecia|kroatien|croatia|croatie|slowenien|slovenia|rumanien|romania|roumanie|israel|morocco|maroc|marruecos|marocco|overseas|abroad|ausland|etranger|extranjero|estero|export',
  ].join('|'),
)

/** A name of two or more words with capitals after a colon, a stroke or a comma. */
const nameAfter = /(?::|–|—| - |,)\s*\p{Lu}[\p{L}\d&'’.-]{2,}(?: (?:&|de|di|y|e|und|et)? ?\p{Lu}[\p{L}\d&'’.-]+)+/u

const own = (text: string, { site, brand }: Context): boolean => {
  const label = compact((site.domain ?? '').split('.')[0] ?? '')
  const name = fold(brand ?? '')
  return (
    [name, name.split(' ')[0] ?? ''].some((one) => one.length > 3 && text.includes(one)) ||
    (label.length > 3 && compact(text).includes(label))
  )
}

/**
 * Whether what stands before a number says that it is an agent's or a dealer's: such a role for a country, or with the
 * name of another firm. `above` holds the line before and the heading, which may name the role or the country.
 */
export const isOfRepresentative = (entry: string, above: string[], context: Context): boolean => {
  const folded = fold(entry)
  if (own(folded, context)) return false
  if (roles.test(folded)) return countries.test(folded) || nameAfter.test(entry)
  return above.some((line) => {
    const one = fold(line)
    if (line.length > 80 || own(one, context) || !roles.test(one)) return false
    return countries.test(`${one} ${folded}`) || nameAfter.test(`: ${entry}`)
  })
}
