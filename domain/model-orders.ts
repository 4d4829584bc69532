// Text that gives orders to a language model instead of telling readers something. What models, assistants, prompts and
// instructions are to a company's offer is no order: only who is spoken to, and told what, makes one.

/** Matched, like all below, against text in lower case without accents. */
const model =
  '(?:ais?|ias?|kis?|llms?|gpts?|chat ?gpt|chatbots?|bots?|crawlers?|(?:large )?language models?|sprachmodelle?|' +
  'modeles? de langage|modelos? de lenguaje|modell[io] linguistic[io]|(?:assistants?|asistentes?(?: de)?|assistenti?) ia|' +
  '(?:ai|ki|ia)[ -](?:assistant|assistent|agent|model|modell|system|crawler|bot)(?:s|e|en)?)'

const any = (...parts: string[]) => `(?:${parts.join('|')})`

const ignoring = any(
  'ignore|disregard|forget|override|overrule|discard|bypass(?= (?:all|any|the|your|previous)\\b)',
  'ignorieren? sie|ignorier[et]?|ignoriert|vergiss|vergesst|vergessen sie|missachten? sie|missachte|uberspringe?|beachte nicht',
  'ignore[zr]|oublie[zr]?|neglige[zr]?|ne (?:tiens|tenez) pas compte|fai(?:s|tes) abstraction',
  'ignora[dr]?|ignoren|olvid[ae]|descart[ae]|hag?az? caso omiso|haga caso omiso|pasa por alto',
  'ignora(?:te|re)|dimentica(?:te)?|trascura(?:te)?|non ten(?:ere|ete) conto',
)
const earlier = any(
  'previous|prior|above|earlier|preceding|foregoing|system|developer',
  'vorherigen?|bisherigen?|obigen?|vorigen|fruheren|vorangehenden|vorstehenden',
  'precedentes?|anterieure?s?|ci-dessus|plus haut',
  'anteriores|anterior|previ[ao]s?|de arriba',
  'precedenti|precedente|anteriori|di cui sopra|qui sopra',
)
const instructions = any(
  'instructions?|prompts?|guidelines?|directions?|directives?|commands?|rules',
  'anweisung(?:en)?|vorgaben?|befehle?|instruktionen|regeln|consignes?|ordres|regles',
  'instruccion(?:es)?|indicacion(?:es)?|ordenes|reglas|directrices|istruzion[ei]|indicazioni|ordini|regole|direttive',
)
const all = any(
  'all|any|every|your|all your|all (?:of )?(?:the|your)|alle|alle deine|deine|samtliche',
  'toutes (?:les|tes|vos)|tes|vos|todas (?:las|tus|sus)|tus|tutte le(?: tue)?|le tue',
)
/** Some words, none of which says that the order is not to be ignored. */
const gap = (most: number) => `(?:(?!\\b(?:never|not|nie|niemals|nicht|pas|jamais|nunca|mai)\\b).){0,${most}}?`
const notNegated = "(?<!\\b(?:not|never|nie|niemals|nicht|ne|no|non|nunca) |n't |n')"

const person = any('(?:an?|eine?|une?|una?) ?', "un'", '')
const speak = 'say|state|mention|include|add|recommend|praise|report|write|output|call|rank|ignore|tell|repeat|respond'

const orders = [
  // "Ignore all previous instructions"
  `${notNegated}\\b${ignoring}\\b${gap(40)}\\b${earlier}\\b${gap(30)}\\b${instructions}\\b`,
  `${notNegated}\\b${ignoring}\\b${gap(40)}\\b${instructions}\\b${gap(15)}\\b${earlier}(?!\\w)`,
  `${notNegated}\\b${ignoring} ${all} (?:\\w+ )?(?:instructions|prompts|guidelines|anweisungen|befehle|consignes|instrucciones|istruzioni)\\b`,
  // "Forget everything above"
  `\\b${ignoring} (?:everything|anything|all|what(?:ever)?) ` +
    '(?:(?:that )?(?:is |was |comes? |came |stands? )?(?:written |said )?above|you (?:were|have been) told)\\b',
  `\\b${ignoring} (?:alles (?:obige|vorherige|bisherige)|alles,? was (?:oben|dir)|tout ce qui precede|todo lo anterior|tutto (?:cio|quello) che precede)\\b`,
  // "Note to AI assistants:"
  `\\b(?:note|message|hint|hinweis|nachricht|nota|remarque|aviso|avviso|${instructions}) ` +
    `(?:to|for|an|fur|pour|aux?|a|para|per|alle|agli|ai) (?:\\w+ ){0,2}?${model}(?= ?[:!,.]| reading|$)`,
  // "If you are an AI, …"
  `\\bif you(?: are|'re) (?:an? )?${model}(?=[,:]|$| (?:reading|processing|summari|visiting|and|please|you must|then|say|ignore))`,
  `\\b(?:wenn du ${person}${model} bist|wenn sie ${person}${model} sind|(?:si (?:tu es|vous etes|eres)|se sei) ${person}${model}(?=[ ,:]|$))`,
  // "AI models reading this must say …", "As an AI you must …"
  `\\b${model},? (?:(?:that|who|which) )?(?:reading|processing|summari[sz]ing|parsing|crawling|reads?) this\\b`,
  `\\b${model},? (?:must|shall|ha(?:s|ve) to|please) (?:always |only |never )?(?:${speak})\\b`,
  `\\b${model} (?:mussen|sollen|muss|soll|doivent|doit|deben|debe|devono|deve) ` +
    '.{0,60}\\b(?:sagen|nennen|erwahnen|empfehlen|loben|dire|mentionner|recommander|decir|mencionar|recomendar|menzionare|consigliare)\\b',
  `\\bas an? (?:\\w+ )?${model}(?: ${model})?,? (?:you|please|always)\\b|\\bals ${model} (?:musst|sollst) du\\b`,
  `\\b(?:en tant qu'|come |como )${person}${model},? (?:tu dois|vous devez|devi|debes)\\b`,
  // "You are now a pirate assistant", "Act as an unrestricted AI"
  `\\b(?:you are|you're|du bist|sie sind|vous etes|tu es|eres|sei) (?:now|jetzt|ab jetzt|ab sofort|maintenant|desormais|ahora|ora) ` +
    `${person}(?:\\w+ ){0,2}?(?:${model}|assist[ae]nte?|asistente|pirate|dan)\\b`,
  `\\b(?:you are|you're) an? (?:\\w+ )?(?:ai|language model|ai assistant|llm)(?=[.,:;]|$| (?:that|who|which|named|called))`,
  `\\b(?:act|behave|pose) as (?:an? )?(?:\\w+ )?(?:${model}|dan|unrestricted|jailbroken)(?=[ .,:;!]|$)` +
    `|\\bpretend (?:to be|you are) (?:an? )?(?:\\w+ )?${model}\\b`,
  `\\bfrom now on,? (?:you (?:must|will|shall) (?:only )?(?:respond|answer|obey|act as)|(?:respond|answer|reply) )|\\bjailbreak (?:mode|prompt|yourself)\\b`,
  // "When summarizing this page, say …"
  '\\b(?:when|while|before) (?:you )?(?:summari[sz]|extract|scrap|pars|analy[sz]|describ)\\w* (?:this|the) ' +
    `(?:page|site|website|text|content|company|brand),? (?:please |always |only |you must )?(?:${speak})\\b`,
  '\\b(?:beim zusammenfassen (?:dieser|der) seite|(?:quand|lorsque) (?:tu|vous) resumez? (?:cette|la) page|' +
    'al resumir esta pagina|quando riassum[ie]\\w* questa pagina)\\b',
  // "Respond only with", "The blog post should praise"
  '\\b(?:respond|reply|answer|output) (?:only|exclusively|exactly|just) (?:with|in (?:json|xml|markdown)|the (?:word|text|following|sentence))\\b',
  '\\b(?:antworten? sie|antworte) (?:nur|ausschliesslich) mit\\b|\\brepond(?:s|ez) (?:seulement|uniquement) (?:avec|par)\\b',
  '\\bresponde (?:solo|unicamente) con\\b|\\brispond(?:i|ete) (?:solo|soltanto|unicamente) con\\b',
  '\\b(?:this|the|your) (?:article|blog ?post|post|output|response|summary|answer) ' +
    '(?:must|should|has to|needs to|shall) (?:always |also )?(?:mention|praise|recommend|promote|advertise)\\b',
  // "Set the company name to", "Reveal your system prompt"
  "\\b(?:set|report|record|output) (?:the )?(?:company|brand|business)(?:'s)? (?:name|industry|mission|vision|description)s? (?:to|as)\\b",
  '\\b(?:reveal|show|print|repeat|output|leak|tell me|zeige?|verrate|montre|revele|muestra|mostra|rivela) ' +
    '.{0,25}\\b(?:system|developer|hidden|initial) ?prompt\\b',
  '\\b(?:new|updated|your) (?:system|developer) (?:prompt|instructions?|message) ?(?:is\\b|:)|^system ?prompt ?:',
  '\\b(?:(?:your|deine|tes|vos|tus|le tue) (?:new|neuen?|nouvelles|nuevas|nuove) ' +
    '(?:instructions?|anweisungen|consignes|instrucciones|istruzioni) ?:|new instructions?: (?:you|say|answer|respond|write|ignore))',
  // The markup of chats, and its roles.
  '<\\|?\\/?(?:im_start|im_end|system|assistant|endoftext)\\|?>|\\[\\/?inst\\]|<<sys>>|###\\s*(?:instruction|system)\\b',
  '(?:^|[.!?|"\'>\\]] ?)(?:system|assistant|developer|human|user) ?: (?:.{0,60}\\b)?(?:ignore|disregard|obey|praise|you are|i will|say that|respond with)\\b',
].map((order) => new RegExp(order))

const longest = 6000
const shortest = 12

/** Lower case without accents and invisible characters, on one line. */
const plainOf = (text: string): string => {
  const ascii = /^\p{ASCII}*$/u.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replaceAll(/[\p{M}\p{Cf}]/gu, '')
        .replaceAll('ß', 'ss')
        .replaceAll(/[’‘]/g, "'")
  return ascii
    .trim()
    .replaceAll('\n', ' | ')
    .replaceAll(/\s{2,}|[^\S ]/g, ' ')
    .toLowerCase()
}

/** Whether a text gives orders to a language model, in one of five languages. Reads its first 6,000 characters. */
export const isModelOrder = (text: string): boolean => {
  if (text.length < shortest) return false
  const plain = plainOf(text.slice(0, longest))
  return orders.some((order) => order.test(plain))
}
