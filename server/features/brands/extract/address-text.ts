import { fold, foldedPattern, normalise } from './text.ts'

/**
 * Postal addresses in running text or in lines: postcode and street patterns of Great Britain, the United States, Spain,
 * France, Germany, Austria, Switzerland and Italy. All patterns but the city's run on folded text.
 */

const unitedStates =
  'al|ak|az|ar|ca|co|ct|de|fl|ga|hi|id|il|in|ia|ks|ky|la|me|md|ma|mi|mn|ms|mo|mt|ne|nv|nh|nj|nm|ny|nc|nd|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|wy|dc|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming'

type Form = 'gb' | 'us' | 'five' | 'four'

const postcodes: { form: Form; pattern: RegExp }[] = [
  { form: 'gb', pattern: /\b(?:[a-z]{1,2}\d[a-z\d]? ?\d[abd-hjlnp-uw-z]{2})\b/g },
  { form: 'us', pattern: new RegExp(`\\b(?:${unitedStates})\\.?,? \\d{5}(?:-\\d{4})?\\b`, 'g') },
  { form: 'five', pattern: /(?<![\d+.,/-])(?:(?:d|de|f|fr|e|es|i|it)-? ?)?\d{5}(?= [(a-z])/g },
  { form: 'four', pattern: /(?<![\d+.,/-])(?:(?:a|at|ch)-? ?)?\d{4}(?= [a-z])/g },
]

const englishStreet = String.raw`\b\d+[a-z]?(?: ?[-/] ?\d+[a-z]?)?,? (?:[a-z\d'.-]+ ){0,5}?(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|place|pl|square|sq|way|close|terrace|crescent|gardens|row|hill|quay|wharf|yard|mews|boulevard|blvd|parkway|pkwy|highway|hwy|pike|broadway|walk|green|parade|grove|rise|circus|gate|park|mall|turnpike|trail|loop|plaza|alley|circle|vale|view|esplanade|embankment|bank|side|shore|cross|common|promenade|wynd|brae|vennel|causeway|shambles|cornmarket|strand|high street|market place)\b\.?(?: (?:north|south|east|west|n|s|e|w|ne|nw|se|sw)\b\.?)?`
const spanishStreet = String.raw`(?<![a-z])(?:calle|c/|c\.|avda\.?|avenida|av\.|plaza|pza\.?|pl\.|paseo|p\.? ?º|pso\.?|carrer|ronda|carretera|ctra\.?|camino|cami|poligono|pol\.|travesia|rambla|glorieta|gran via|parque|cuesta|costanilla|alameda|passeig|cami de|avinguda|placa|via|partida|urbanizacion)\s+[a-z]`
const frenchStreet = String.raw`\b\d+(?: ?(?:bis|ter|[a-d]\b))?(?: ?[-/] ?\d+)?,? (?:rue|avenue|av\.?|boulevard|bd\.?|blvd|place|pl\.|quai|chemin|allees?|impasse|route|rte|cours|passage|square|zone|z\.?a\.?c?|z\.?i\.?|faubourg|villa|sentier|esplanade|promenade|montee|ruelle|grande rue|grand'? ?rue|traverse|venelle|rond-point|lieu-dit|parvis|mail|cite|hameau)\b|(?<![a-z])(?:zone (?:artisanale|industrielle|d'activites?)|z\.?a\.?c?|z\.?i\.?|lieu-dit|domaine|chateau|parc d'activites?|rue|avenue|boulevard|place|quai|chemin|route de|hameau)\s+(?:de |du |des |la |le |les |d')?[a-z]`
const germanStreet = String.raw`(?<![a-z])(?:(?:am|an der|im|in der|in den|auf der|auf dem|zum|zur|unter den|unterm|hinter der|hinterm|vor dem|bei der|beim|alte|alter|altes|neue|neuer|neues|gros[se]*|kleine|obere|untere|hintere|vordere|lange|sankt|st\.|[a-z.-]+(?:er|sche|ische)?) )?(?:[a-z.-]*(?:strase|strasse|str\.?|weg|platz|allee|gasse|ring|damm|ufer|hof|markt|steig|berg|chaussee|graben|wall|tor|park|stieg|pfad|twiete|zeile|promenade|anger|brucke|feld|wiese|kai|winkel|bogen|burg|tal|bach|leite|rain)|(?:am|an der|im|in der|auf der|auf dem|zum|zur|unter den|hinter der) [a-z-]+(?: [a-z-]+)?) \d+ ?[a-z]?(?: ?[-/+] ?\d+ ?[a-z]?)*(?![a-z\d])`
const italianStreet = String.raw`(?<![a-z])(?:via|viale|v\.le|piazza|p\.zza|p\.za|piazzale|p\.le|corso|c\.so|largo|vicolo|strada|contrada|c\.da|localita|loc\.|lungo[a-z]+|salita|borgo|fondamenta|calle|galleria|rione|frazione|fraz\.|zona industriale|z\.i\.|riva|campo|s\.s\.)\s+[a-z]`

const streets: Record<Form, RegExp> = {
  gb: foldedPattern(
    `${englishStreet}|(?<=^|[\\n,] ?)(?:[a-z'.-]+ ){1,3}(?:street|road|lane|avenue|drive|square|place|close|terrace|hill|row|green|crescent|gardens|yard|mews|wharf|quay)(?=\\s*[\\n,])|\\b(?:unit|suite|studio|floor|flat|the old|the|no\\.?|number) ?\\d*[a-z]?,? (?:[a-z\\d'.-]+ ){0,4}?(?:mill|works|estate|house|building|farm|barn|centre|studios|park|workshop|wharf|yard|arches|industrial estate|business park|bakery|brewery|forge|dairy|stables|granary)\\b`,
    'gu',
  ),
  us: foldedPattern(
    `${englishStreet}|\\bp\\.? ?o\\.? box \\d+|\\bone [a-z]+ (?:street|plaza|square|center|place)`,
    'gu',
  ),
  five: foldedPattern(`${frenchStreet}|${germanStreet}|${italianStreet}|${spanishStreet}`, 'g'),
  four: foldedPattern(`${germanStreet}|${frenchStreet}|${italianStreet}`, 'g'),
}

const countryNames =
  'united kingdom|great britain|uk|u\\.k\\.|england|scotland|wales|northern ireland|united states(?: of america)?|usa|u\\.s\\.a\\.|us|espana|spain|france|frankreich|germany|deutschland|austria|osterreich|switzerland|schweiz|suisse|svizzera|italia|italy|italien|italie|ireland|irland|portugal|belgium|belgique|belgien|netherlands|niederlande|pays-bas|paesi bassi|luxembourg|luxemburg|allemagne|alemania|germania|autriche|suiza|francia|reino unido|royaume-uni|regno unito|vereinigtes konigreich|estados unidos|etats-unis|stati uniti|canada|australia|liechtenstein|denmark|sweden|norway|finland|poland|scozia|espagne|spagna|spanien'

export const countryPattern = new RegExp(`^(?:${countryNames})\\.?$`)

const barrier =
  /@|\b(?:tel|phone|fon|fax|e-?mail|mail|www|http|opening|offnungszeiten|horaires?|horario|orari|vat|ust|iban|siret|company no|hrb|p\. ?iva|cif|nif)\b|[!?;•]|©/g
const label =
  /^(?:(?:our |registered |head |main |postal |visiting )?(?:address|office|offices|headquarters|hq|shop|studio|workshop|visit us|find us|location|where|showroom|registered office)|direccion|domicilio(?: social| fiscal)?|sede(?: social| legale| operativa| central)?|oficinas?|adresse|siege(?: social)?|anschrift|sitz|postanschrift|standort|hausanschrift|indirizzo|dove siamo|donde estamos|où nous trouver)\s*[:–-]\s*/

/** A full stop belongs to a short word ("St.") or stands inside one; after a longer word it ends the sentence. */
const cityWord = String.raw`\p{Lu}(?:[\p{L}'’-]|\.(?=\p{L}))*(?:(?<=(?<!\p{L})\p{Lu}\p{L}{0,2})\.)?`
const joiner = String.raw`(?:de|del|la|las|los|el|le|les|sur|sous|en|du|des|d['’]|l['’]|an|am|der|dem|bei|im|in|ob|di|da|dei|della|nel|sul|lez|lès|près|a\.\s?d\.|i\.\s?d\.|v\.\s?d\.|a\.\s?M\.|a\.\s?d\.)`
const cityAfter = new RegExp(
  `^[ ,]*(${cityWord}(?:[ -](?:(?:${joiner})[ '’]?)*${cityWord}){0,4}(?: (?:Cedex|CEDEX)(?: \\d{1,2})?)?(?: \\d{1,2}(?:e|er)?(?! ?\\p{L}))?)(?:,? \\((?:[A-Z]{2}|\\p{Lu}[\\p{L} -]{2,25})\\))?(?: [A-Z]{2}(?![\\p{L}]))?`,
  'u',
)

type FoundAddress = {
  text: string
  line: string
  from: number
  to: number
  hasStreet: boolean
  score: number
  /** What stands before the address in its own line. */
  before: string
  /** The share of the address in the lines that it stands in, 0 to 1. */
  share: number
}

/** The end of the street's part: the last barrier or sentence end before the postcode. */
const reachBack = (folded: string, postcodeAt: number): number => {
  const window = folded.slice(Math.max(0, postcodeAt - 130), postcodeAt)
  let start = 0
  for (const match of window.matchAll(barrier)) start = match.index + match[0].length
  for (const match of window.matchAll(
    /(?<!\b(?:st|str|rd|ave|av|avda|c|dr|pl|bd|blvd|n|no|nr|p|s|loc|fraz|v|ctra|pza|sq|ln|[a-z]))\. (?=\p{L}{3})/gu,
  ))
    start = Math.max(start, match.index + 2)
  return Math.max(0, postcodeAt - 130) + start
}

const streetStart = (folded: string, form: Form, from: number, to: number): number | null => {
  const pattern = streets[form]
  pattern.lastIndex = 0
  const part = folded.slice(from, to)
  const match = [...part.matchAll(pattern)][0]
  return match ? from + match.index : null
}

/** Any name with a house number that stands by itself right before the postcode is its street. */
const namedStreet = (text: string, from: number, to: number): number | null => {
  const part =
    /(?:^|[\n,·|–-]\s*)(\p{Lu}[\p{L}.'’-]+(?: [\p{L}.'’-]+){0,4},? (?:\d{1,4} ?[a-zA-Z]?(?:[-/]\d{1,4})?|s\/n|n[°º.] ?\d{1,4}))[\s,·|–-]*$/du.exec(
      text.slice(from, to),
    )
  const at = part?.indices?.[1]?.[0]
  return at === undefined ? null : from + at
}

/** In English a number with capitalised words up to a comma or line end is a street of any kind ("18 Elm Villas,"). */
const numberedStreet = (text: string, from: number, to: number): number | null => {
  const part =
    /(?:^|[\n,·|:]\s*)(\d{1,4}[a-zA-Z]?(?:[-/]\d{1,4})? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3})\s*[\n,]/du.exec(
      text.slice(from, to),
    )
  const at = part?.indices?.[1]?.[0]
  return at === undefined ? null : from + at
}

/** The building, unit or floor that stands before the street in the same list ("Unit 4, Mill Lane"). */
const withBuilding = (text: string, from: number, start: number): number => {
  const part =
    /(?:^|[\n,])\s*((?:unit|suite|studio|floor|flat|first floor|second floor|ground floor|block|building|bât(?:iment)?\.?|edificio|nave|local|the [A-Z])[^,\n]{0,30}),\s*$/di.exec(
      text.slice(from, start),
    )
  return from + (part?.indices?.[1]?.[0] ?? start - from)
}

const endAfter = (text: string, form: Form, end: number): { end: number; hasCity: boolean } => {
  let position = end
  let hasCity = form === 'gb' || form === 'us'
  if (!hasCity) {
    const city = cityAfter.exec(text.slice(position, position + 80).split(/[\n|•·;]| - | – /)[0] ?? '')
    if (
      city &&
      !/^[ ,]*(?:Tel|Fon|Fax|Mail|Phone|Email|E-Mail|Euro?|EUR|CHF|Uhr|Kunden|Mitarbeiter|Stunden|Liter|Bewertungen)\b/.test(
        city[0],
      )
    ) {
      hasCity = true
      position += city[0].length
    }
  }
  const rest = text.slice(position, position + 60)
  const country =
    /^[\s,–-]*(?:\n\s*)?(\p{L}[\p{L}. -]{1,28}?)\s*(?=[\n,.;|•·(–-]|$|\s(?:Tel|Phone|T:|E-?Mail|Fon|Tél))/u.exec(rest)
  if (hasCity && country?.[1] && countryPattern.test(fold(country[1]))) position += country[0].length
  return { end: position, hasCity }
}

/** A town before a British postcode or an American state: the words between the last comma or line end and it. */
const cityStart = (text: string, from: number, postcodeAt: number): number | null => {
  const begin = Math.max(from, postcodeAt - 60)
  const part = /(?:^|[\n,:]\s*|\b(?:in|at)\s+)((?:\p{Lu}[\p{L}'’.-]+[ -]?){1,4}),?\s*$/du.exec(
    text.slice(begin, postcodeAt),
  )
  const at = part?.indices?.[1]?.[0]
  return at === undefined ? null : begin + at
}

const tidy = (text: string): string =>
  normalise(text.replaceAll(/\s*\n\s*/g, ', '))
    .replace(/\s+,/g, ',')
    .replaceAll(/,(?:\s*,)+/g, ',')
    .replace(/^[\s,.:–-]+|[\s,.:–|-]+$/g, '')

/**
 * The addresses in some lines that stand together. An address needs a street and a postcode with its town; a postcode
 * with its town alone counts less and is for the caller to judge.
 */
export const findAddresses = (lines: string[]): FoundAddress[] => {
  const text = lines
    .map((line) => line.replace(label, ''))
    .join('\n')
    .slice(0, 8_000)
  const folded = fold(text)
  const found: FoundAddress[] = []
  for (const { form, pattern } of postcodes) {
    for (const match of folded.matchAll(pattern)) {
      if (form === 'gb' && !/\d[A-Z]{2}$/.test(text.slice(match.index, match.index + match[0].length))) continue
      if (form === 'us' && !/^\p{Lu}/u.test(text.slice(match.index))) continue
      const from = reachBack(folded, match.index)
      const street =
        streetStart(folded, form, from, match.index) ??
        (form === 'five' || form === 'four'
          ? namedStreet(text, from, match.index)
          : numberedStreet(text, from, match.index))
      const { end, hasCity } = endAfter(text, form, match.index + match[0].length)
      if (!hasCity || (form === 'four' && street === null)) continue
      const town = form === 'gb' || form === 'us' ? cityStart(text, from, match.index) : match.index
      const start = street === null ? town : withBuilding(text, from, street)
      if (start === null || end - start > 200) continue
      const value = tidy(text.slice(start, end).replace(label, ''))
      if (value.length < 8 || value.length > 200) continue
      const lineStart = text.lastIndexOf('\n', start - 1) + 1
      const lineEnd = `${text}\n`.indexOf('\n', end)
      found.push({
        text: value,
        line: normalise(text.slice(start, end)),
        from: start,
        to: end,
        hasStreet: street !== null,
        score: street === null ? 1 : 3,
        before: text.slice(lineStart, start),
        share: (end - start) / (lineEnd - lineStart),
      })
    }
  }
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one && other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      ),
  )
}
