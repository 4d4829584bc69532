// Text that gives orders to a language model instead of telling readers something.

const model =
  '(?:ais?|ias?|kis?|llms?|gpts?|chatgpt|chatbots?|bots?|crawlers?|language models?|sprachmodelle?|' +
  'modeles? de langage|modelos? de lenguaje|modell[io] linguistic[io]|ai (?:assistants?|agents?|models?))'
const instructions =
  '(?:instructions?|prompts?|guidelines|directions|commands|anweisung(?:en)?|vorgaben|befehle?|consignes?|directives?|' +
  'instrucciones|indicaciones|ordenes|istruzioni|indicazioni|direttive|comandi)'

/** Matched against text in lower case without accents. */
const orders = [
  // "Ignore all previous instructions", in five languages.
  `\\b(?:ignore[zrn]?|ignoriere?n?|ignora(?:te|re|d)?|disregard|forget|override|bypass)\\b.{0,50}\\b${instructions}\\b`,
  `\\b(?:vergiss|vergessen sie|missachte|oublie[zr]?|olvida|descarta|omite|dimentica(?:te)?|trascura)\\b.{0,50}\\b${instructions}\\b`,
  // "Note to AI assistants:"
  `\\b(?:note|message|hint|hinweis|nota|${instructions}) (?:to|for|an|fur|pour|aux?|a|para|per|alle|agli) (?:\\w+ ){0,2}?${model}\\b`,
  // "If you are an AI", "AI models must say", "you are now a helpful assistant"
  `\\bif you(?: are|'re) (?:an? )?(?:large )?${model}\\b`,
  `\\b${model},? (?:must|should|shall|ha(?:s|ve) to|please|reading this|processing this|summari[sz]ing)\\b`,
  `\\b(?:you are|du bist|sie sind|vous etes|tu es|eres|sei) (?:now |jetzt |maintenant |ahora |ora )?(?:an?|eine?|une?|una?|un'?) ?${model}\\b`,
  '\\b(?:act|behave) as (?:an? )?(?:ai|dan|different|unrestricted)\\b|\\bjailbreak\\b',
  // "When summarizing this page", "respond only with", "set the company name to"
  '\\b(?:when|while|before) (?:summari[sz]|extract|scrap|pars|analy[sz]|describ)ing (?:this|the) (?:page|site|website|text|content|company|brand)\\b',
  '\\b(?:respond|reply|answer|output|return|print) (?:only|exclusively|exactly|just) (?:with|in|the)\\b',
  "\\b(?:set|change|replace|report|record|output) (?:the )?(?:company|brand|business)(?:'s)? (?:name|industry|mission|vision|description)s? (?:to|as|with)\\b",
  // The markup of chats.
  '\\b(?:system|developer|hidden) ?prompt\\b|<\\|?(?:im_start|im_end|system|endoftext)\\|?>|\\[\\/?inst\\]|<<sys>>|^\\s*(?:system|assistant)\\s*:\\s',
].map((order) => new RegExp(order))

const longest = 6000

/** Whether a text gives orders to a language model. Reads its first 6,000 characters. */
export const isModelOrder = (text: string): boolean => {
  const plain = text.slice(0, longest).normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
  return orders.some((order) => order.test(plain))
}
