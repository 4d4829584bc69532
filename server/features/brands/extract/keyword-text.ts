import { isBesideOffers, isCallToFollow, isFirmName, isMenuWord, isRemainder } from './keyword-besides.ts'
import { isSiteWord } from './keyword-site-words.ts'
import { isHeadingOf, isInterfaceText, maskBrand } from './headings.ts'
import { lexicons } from './lexicons/lexicons.ts'
import { isModelOrder } from './model-orders.ts'
import { compact, fold, normalise, spellAccents } from './text.ts'
import type { BaseLanguage } from '#domain/languages.ts'

const stopWords = new Map(
  Object.entries(lexicons).map(([language, lexicon]) => [language, new Set(fold(lexicon.stop_words).split(' '))]),
)
export const isStopWord = (word: string, language: BaseLanguage): boolean =>
  stopWords.get(language)?.has(fold(word)) === true

/** Small words that may stand inside a phrase ("tax and accounting", "aceite de oliva"). */
export const innerWord =
  /^(?:and|und|y|e|et|of|for|de|del|des|du|d|la|le|les|el|los|las|di|della|dei|delle|degli|da|à|a|al|aux|au|en|in|im|für|per|para|pour|zu|von|mit|with|con|on|to|sur|the|l|der|die|das|fürs|vom|zur|zum|your|tu|su|al|alla|allo|nel|por|&)$/i

/** Adjectives that say too little by themselves and belong to the noun beside them ("obra nueva"). */
const qualifier =
  /^(?:nuev[oa]s?|gran(?:de|di)?s?|primer[oa]?|small|great|first|nouve(?:au|aux|lles?)|grandes?|petite?s?|première?|neue[nrs]?|große[nrs]?|kleine[nrs]?|erste[nrs]?|nuov[oaie]|prim[oa])$/i

const otherHeadings = ['mission', 'vision', 'audience', 'testimonials', 'foreign', 'third_party'] as const

const commands =
  /^(?:book|get|buy|order|call|see|try|find|start|join|read|view|browse|explore|discover|contact|ask|choose|why|how|what|when|where|who|meet|make|let|need|ready|looking|want|run|manage|create|send|keep|stop|turn|bring|boost|automate|launch|simplify|streamline|we|our|your|you|my|i|from|no|one|all|more|save|build|grow|reserve|reserva|reserver|pide|ven|visita|compra|descubre|conoce|por|cómo|qué|por qué|quiénes|nuestr\w+|notre|nos|votre|vos|découvrez|trouvez|contactez|prenez|demandez|pourquoi|comment|qui|un|une|unser\w*|ihre?|wir|jetzt|warum|wie|was|so|buchen|entdecken|erleben|finden|scopri|prenota|chiedi|perché|come|cosa|chi|la nostra|il nostro|i nostri|le nostre|vieni|contatta|latest|recent|popular|featured|selected|bestselling|últimos|últimas|destacados|dernières?|derniers|populaires|neueste|aktuelle|beliebte|ultimi|ultime|produits populaires|productos destacados|prodotti in evidenza|thanks|thank|welcome|hello|step|day|week|part|chapter|about|over|recently|recent|just|now|currently|upcoming|coming|meet|soon|since|seit|desde|depuis|dal|new|neu\w*)\b/i

/** A word before an article or a pronoun is a verb ("plan the work"), unless it is a preposition ("off the shelf"). */
const verbPhrase: Record<BaseLanguage, RegExp> = {
  en: /^(?!(?:around|over|off|behind|under|in|on|out|by|through|across|beyond)\b)\p{L}+ (?:the|an?|your|our|their|its|it|them) /iu,
  es: /^(?!(?:bajo|sobre|entre|para|con|tod[oa]s?|en|a)\b)\p{L}+ (?:el|los|las|tus?|sus?) /iu,
  fr: /^(?!(?:sous|sur|hors|tou[st]|toutes?|dans|chez|apres|après)\b)\p{L}+ (?:le|les|vos|votre|nos|notre|un|une) /iu,
  de: /^(?!(?:rund|auf|in|über|unter|an|für|durch|um|alle)\b)\p{L}+ (?:den|das|dein|deine|ihre?n?|unsere?n?|eine?n?) /iu,
  it: /^(?!(?:sotto|sopra|tra|fra|con|tutt[oaie])\b)\p{L}+ (?:il|lo|gli|i|un[ao]?|tuo|tua|vostr[oa]) /iu,
}

/** "Vierzehn Standorte", "catorce farmacias": how many there are of something. French "neuf" is new, too. */
const counted: Record<BaseLanguage, RegExp> = {
  en: /^(?:two|three|four|five|six(?! sigma)|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty) [a-z]/,
  de: /^(?:zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|zwanzig) [a-z]/,
  fr: /^(?:deux|trois|quatre|cinq|six|sept|huit|dix|onze|douze|treize|quatorze|quinze|vingt|trente) [a-z]/,
  es: /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta) [a-z]/,
  it: /^(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|venti|trenta) [a-z]/,
}

/** "Limpiamos playas", "ripariamo biciclette": what we do is a sentence. */
const weDo =
  /^(?!(?:prest|tr|r|trasl|gr)amos|racimos|extremos|minimos|maximos)(?:[a-z]{2,}(?:amos|emos|imos)|[a-z]{2,}iamo) [a-z]/

/** By what a shop lets its goods be sorted and sifted, and headings over questions. */
const facet =
  /^(?:(?:skin|hair) (?:type|concern)s?|types? de (?:peau|cheveux|produits?)|tipo de (?:piel|pelo|cabello|producto)|tipo di (?:pelle|capelli|prodotto)|(?:haut|haar)typ(?:en)?|produkttyp|product type|sizes?|tailles?|tallas?|tamanos?|taglia|taglie|misur[ae]|gro(?:ss|ß)en?|colou?rs?|couleurs?|farben?|colore|colori|colores|brands?|marques?|marcas?|marche|marken?|materials?|matieres?|materiales|materiali|material(?:ien)?|availability|in stock|disponibilite|disponibilidad|disponibilita|verfugbarkeit|sort by|trier par|ordenar por|ordina per|sortieren nach|filters?|filtres?|filtros?|filtri|gender|genre|genero|genere|price range|preisspanne|occasions?|bestsellers?|best sellers?)$|\b(?:questions?|fragen|preguntas|domande|people ask|(?:often|usually) asked|faqs?)\b/

/** Prices, practical matters and calls that stand as headings on any site. */
const practical = new RegExp(
  `^(?:${fold(
    "(?:les |die |la |le )?(?:infos?|informations?|informationen|informazioni|información)(?: .+)?|practical .+|praktische.*|good to know|wissenswertes|gut zu wissen|da sapere|à savoir|bueno saber|\\w*preise?(?: .+)?|\\w*preisliste|\\w*tarife?s?|tarif(?:s|as)?(?: .+)?|tariffe(?: .+)?|(?:our )?(?:prices?|pricing|price list|fees|rates|plans)|prix(?: .+)?|precios|prezzi|listino(?: .+)?|honoraires|honorar|kosten.*|horaires?.*|orari.*|horarios?.*|anreise|anfahrt.*|parken|parking|come arrivare|cómo llegar|venir|access|accès|plan d'accès|selbstzahler.*|conditions?|bedingungen|modalités|offres? spéciales?|promotions?|offerte|angebote|ofertas|downloads?|formulare|forms|links|galerie|gallery|fotos|photos|bilder|videos?|partner|membres?|members?|aktionen|gutscheine?|gift cards?|chèques? cadeaux?|bon cadeau|buono regalo|tarjetas? regalo|versand|shipping|livraison|spedizione|envíos?|restiamo in contatto|stay in touch|en ce moment.*|this week.*|coming soon|sold out",
  )})$`,
)

/** "11 min", "24 Stunden", "30 % off": a measure, not the number of a list. */
const measure =
  /^[\s~<>+]*\d[\d.,]*[\s-]?(?:min(?:ut(?:e[ns]?|os|i|en))?s?|sec(?:ond[eis]?)?s?|sek(?:unden)?|hours?|hrs?|std|stunden?|heures?|horas?|or[ae]|days?|tage?n?|jours?|dias?|giorn[oi]|weeks?|wochen?|semaines?|semanas?|settiman[ae]|months?|monate?n?|mois|mes(?:es|i)?|years?|jahre?n?|ans?|annees?|anos?|ann[oi]|km|kg|g|mm|cm|m|l|ml|kw|kwh|mw|gb|tb|prozent|percent|pour cent)(?![a-z])/

/** "Payroll in nine minutes": what is done within a time is a promise, not an offer. */
const withinTime =
  /(?:^| )(?:in|en|within) (?:\p{L}+ )?(?:seconds?|minutes?|hours?|days?|weeks?|sekunden|minuten|stunden|tagen|wochen|secondes|heures?|jours?|semaines?|segundos|minutos?|horas?|dias?|semanas?|secondi|minut[oi]|or[ae]|giorn[oi]|settiman[ae])$/u

/** "Process and fees": two practical matters are no more an offer than one; "courses and prices" names courses. */
const isPracticalPair = (text: string, brand: string | null): boolean => {
  const halves = text.split(/ (?:&|and|und|y|et|e) /iu)
  const isPractical = (half: string): boolean =>
    practical.test(fold(half)) || isBesideOffers(half) || isSiteWord(half) || isInterfaceText(half, brand)
  return halves.length === 2 && halves.every(isPractical)
}

/** The brand's own name, whole or as its first words, or as its domain writes it. */
const isBrand = (folded: string, brand: string | null): boolean => {
  if (!brand) return false
  const name = fold(brand)
  return compact(folded) === compact(name) || (folded.includes(' ') && name.startsWith(`${folded} `))
}

/** "Familie Wirth" of a firm called Wirth; "family law" is an offer. */
const isOwnFamily = (folded: string, brand: string | null): boolean => {
  const name = /^(?:die )?(?:famil(?:ie|y|ia)|famille|famiglia) (\S+)$/.exec(folded)?.[1]
  return (
    name !== undefined &&
    fold(brand ?? '')
      .split(/[^a-z]+/)
      .includes(name)
  )
}

/** Jobs say how long and for whom. */
const jobTitle =
  /\((?:[mwfhdx]\s?[/|]\s?)+[mwfhdx*]\)|\b(?:CDI|CDD|Vollzeit|Teilzeit|Minijob|Azubis?|full[- ]time|part[- ]time|tempo pieno|jornada completa|stagiaire|apprenti|tirocinio)\b/i

/** Adverb and participle without the thing they speak of ("schonend geröstet", "recently placed"), and doings in pairs. */
const lacksNoun: Record<BaseLanguage, RegExp> = {
  de: /^\p{L}+ \p{Ll}+t$|^\p{Ll}+ \p{Ll}+en$| \p{Ll}+(?:en|eln|ern) (?:und|oder) | (?:und|oder) \p{Ll}+(?:en|eln|ern)$|^\p{Ll}+(?:ig|lich|isch|end|bar|sam)e?$/u,
  en: /^(?:\p{L}+ly|just|newly|now|hand|freshly|locally) \p{L}+(?:ed|ing|wn|de)$|^(?:built|made|designed|grown|crafted|based|inspired|run) (?:for|in|by|with|to|from|on) /iu,
  fr: /^\p{L}+ment \p{L}+(?:és?|ées?|is|us)$|^(?:faite?s?|conçue?s?|fabriquée?s?|cultivée?s?) (?:à|en|par|pour|avec|dans|main) /iu,
  es: /^\p{L}+mente \p{L}+$|^(?:hech|fabricad|diseñad|pensad|cultivad|elaborad)[oa]s? (?:a|en|por|para|con) /iu,
  it: /^\p{L}+mente \p{L}+$|^(?:fatt|prodott|pensat|lavorat|realizzat|coltivat)[oaie] (?:a|in|da|per|con) /iu,
}

/** One word that praises or qualifies ("Ausgezeichnet") names no thing. */
const loneQualifier = new RegExp(
  `^(?:${fold(
    '(?!angebot)(?:aus|auf|an|ab|ein|vor|zu|nach|mit|hoch|selbst|hand|haus|neu|fein|frisch|preis|um|durch|weiter)ge\\w+(?:t|en)|(?:be|ge|ver|er|zer)\\w+(?:iert)|\\w{3,}iert|(?:geprüft|bewährt|bekannt|beliebt|empfohlen|preisgekrönt|erfahren|engagiert|regional|saisonal|nachhaltig|persönlich|ehrlich|gemütlich|köstlich|herzlich|unabhängig|zuverlässig|vielseitig|einzigartig|biologisch|handwerklich|familiär|traditionell|modern|individuell|digital|lokal|natürlich|sicher|günstig|exklusiv|kompetent|flexibel|innovativ|transparent)(?:e[nrsm]?)?|(?:award-?winning|awarded|acclaimed|recommended|trusted|certified|accredited|approved|qualified|insured|handmade|handcrafted|homemade|affordable|sustainable|independent|professional|friendly|exclusive|unique|authentic|organic|seasonal|personal|regional|traditional|modern|beautiful|delicious|experienced|dedicated|bespoke)|(?:premiad|galardonad|reconocid|recomendad|certificad|homologad|artesan|cercan|auténtic|únic|modern|exclusiv)[oa]s?|(?:artesanal|tradicional|profesional|independiente|sostenible|ecológic[oa])(?:e?s)?|(?:primé|récompensé|certifié|reconnu|labellisé|recommandé|diplômé|agréé|engagé|fait maison|artisanal|authentique|indépendant|professionnel|durable|unique|local)e?s?|(?:premiat|riconosciut|certificat|consigliat|apprezzat|artigianal|autentic|unic|modern|esclusiv|sostenibil|indipendent|professional|tradizional)[oaie]',
  )})$`,
)

/** A phrase as a keyword: one to four words of content; null for claims, sentences, commands, numbers and prices. */
export const toKeyword = (raw: string, language: BaseLanguage, brand: string | null): string | null => {
  if (jobTitle.test(raw) || measure.test(fold(raw))) return null
  const text = normalise(language === 'it' ? spellAccents(raw) : raw)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/^[\s\d.)•·*–—-]+|[\s.,:;•·*–—-]+$/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^[dl]['’](?=\p{L}{3})/iu, '')
    .replace(/^(?:free|gratis|kostenlose[nrs]?|gratuite?s?) (?=\S)/i, '')
  if (
    text.length < 3 ||
    text.length > 45 ||
    /[!?@/|=<>{}[\]…"“”„«»€$£%+]|https?:|\d{2,}|[.,;:]\s/.test(text) ||
    isInterfaceText(text, brand) ||
    isModelOrder(text)
  )
    return null
  if (isCallToFollow(text)) return null
  if (weDo.test(fold(text)) || counted[language].test(fold(text))) return null
  if (lacksNoun[language].test(text) || verbPhrase[language].test(text) || facet.test(fold(text))) return null
  if (loneQualifier.test(fold(text)) || withinTime.test(fold(text))) return null
  if (isBesideOffers(text) || isMenuWord(text) || isSiteWord(text)) return null
  if (isRemainder(text) || isFirmName(text)) return null
  if (otherHeadings.some((kind) => isHeadingOf(kind, text, brand))) return null
  if (isPracticalPair(text, brand)) return null
  if (practical.test(fold(text)) || isBrand(fold(text), brand) || isOwnFamily(fold(text), brand)) return null
  if (commands.test(text) || (brand && maskBrand(fold(text), brand).includes('@'))) return null
  const words = text.split(' ')
  const content = words.filter((word) => !innerWord.test(word) && !isStopWord(word.replace(/^[dl]['’]/i, ''), language))
  if (words.length > 5 || content.length === 0 || content.length > 4) return null
  const odd = words.filter((word) => !content.includes(word) && !innerWord.test(word) && !qualifier.test(word))
  if (odd.length > 0 || innerWord.test(words[0] ?? '') || innerWord.test(words.at(-1) ?? '')) return null
  if (
    /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)s?(?!\p{L})/iu.test(
      text,
    )
  )
    return null
  return text
}

/** Lower case but for proper names, acronyms and, in German, nouns: the words that running text writes so too. */
export const lowerCase = (text: string, language: BaseLanguage, running: string): string =>
  text
    .split(' ')
    .map((word, index) => {
      const letters = word.replaceAll(/[^\p{L}]/gu, '')
      if (
        letters.length <= 1 ||
        (letters === letters.toUpperCase() && letters.length <= 5) ||
        /\p{Ll}\p{Lu}/u.test(letters)
      )
        return word
      const low = word.toLowerCase()
      if (language === 'de')
        return index === 0 && !running.includes(` ${word}`) && running.includes(` ${low}`)
          ? low
          : letters === letters.toUpperCase()
            ? word[0] + low.slice(1)
            : word
      const isProper =
        word !== low &&
        running.includes(` ${word} `) &&
        !running.includes(` ${low} `) &&
        properAfterLower(word, running)
      return isProper ? word : low
    })
    .join(' ')

/** A capital in the middle of a sentence, after a lower-case word, marks a proper name in all languages but German. */
const properAfterLower = (word: string, running: string): boolean => {
  const at = running.indexOf(` ${word} `)
  return /\p{Ll}$/u.test(running.slice(0, at)) && /^\s\S+\s\p{Ll}/u.test(running.slice(at))
}
