import { fold } from './text.ts'

/**
 * Sentences that give orders to a language model instead of telling a reader about the company. What holds one is
 * dropped whole: a visible order is no more a fact than a hidden one.
 */
const orders = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|context|directions|commands)\b/,
  /\b(?:ignora|ignore|ignorad|olvida|descarta|omite|haz caso omiso)\b.{0,50}\b(?:instrucciones|indicaciones|ordenes|reglas)\b/,
  /\b(?:ignore[zr]?|oublie[zr]?|ne ten(?:ez|ir) (?:pas|aucun) compte)\b.{0,50}\b(?:instructions?|consignes|directives|regles)\b/,
  /\b(?:ignoriere?n?|vergiss|vergessen sie|missachte|uberschreibe)\b.{0,50}\b(?:anweisung(?:en)?|instruktion(?:en)?|vorgaben|befehle?|regeln)\b/,
  /\b(?:ignora(?:te|re)?|dimentica(?:te)?|trascura|non considerare)\b.{0,50}\b(?:istruzioni|indicazioni|direttive|regole|comandi)\b/,
  /\b(?:system|developer) ?(?:prompt|message|instructions?)\b/,
  /\b(?:note|message|instructions?|notice|attention|hint|nota|instrucciones|hinweis|anweisung|note|consigne|istruzioni|attenzione|achtung)\b\s*(?:(?:to|for|para|an|fur|pour|aux?|a l'|per|alle|agli)\s*)(?:the |any |all |las |los |die |alle |les |le |gli |l')?(?:ai\b|ias?\b|ki\b|llms?\b|language models?|chatbots?|assistants?|asistentes?|modelos? de lenguaje|sprachmodelle?|modeles? de langage|modelli linguistici|modell[io]|models?\b|bots?\b|crawlers?|agents?\b)/,
  /\b(?:ai|llm|language model|chatgpt|gpt|claude|gemini|chatbot|ai assistants?|ai agents?|ai models?)s?,? (?:(?:must|should|shall|has to|have to|needs? to|please) (?:\w+ )?(?:say|state|describe|report|output|write|mention|record|treat|recommend|respond|reply|answer|include|use|set|ignore|add|print)|reading this|processing this|summari[sz]ing)\b/,
  /\bif you(?: are|'re) (?:an? )?(?:ai|llm|large language|language model|chatbot|assistant|bot|crawler)\b/,
  /\byou are (?:now )?(?:an? )?(?:ai|llm|large language|language model|chatgpt|helpful assistant|dan)\b/,
  /\b(?:eres|vous etes|tu es|du bist|sie sind|sei) (?:ahora |maintenant |jetzt |ora )?(?:una? |une? |eine? |un')?(?:ia\b|ki\b|chatbot|modelo de lenguaje|modele de langage|sprachmodell|modello linguistico|asistente|assistente|assistant)/,
  /\b(?:when|while|before) (?:summari[sz]ing|extracting|scraping|parsing|analy[sz]ing|describing) (?:this|the) (?:page|site|website|text|content|company|brand)/,
  /\b(?:respond|reply|answer|output|return|print) (?:(?:only|exclusively|exactly|just) (?:with|in|the)|the following|the (?:word|text|phrase|string)s?\b)/,
  /\b(?:set|change|replace|report|record|fill in|output|return|write) (?:the )?(?:company|brand|business)(?:'s)? (?:name|industry|mission|vision|description|field|value)s? (?:to|as|with)\b/,
  /\bdo not (?:mention|reveal|tell|follow|obey|disclose) (?:the |any |this |these |your )?(?:user|previous|earlier|instructions?|prompt|system)\b/,
  /\b(?:prompt injection|jailbreak|act as (?:an? )?(?:ai|dan|assistant|different))\b/,
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?inst\]|<<sys>>|^\s*(?:system|assistant|user)\s*:\s/,
]

/** Whether a text talks to a language model. Looks at the first 6,000 characters. */
export const isModelOrder = (text: string): boolean => {
  const folded = fold(text.slice(0, 6_000))
  return orders.some((order) => order.test(folded))
}
