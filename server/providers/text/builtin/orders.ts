import type { BaseLanguage } from '#domain/languages.ts'
import { plain } from './markdown.ts'
import { sentencesIn } from './words.ts'

/** Sentences that speak to a model instead of to a reader, in the languages that a page may be in. */
const injections: RegExp[] = [
  /\b(?:ignor|disregard|forget|overrid|bypass|skip)\w*\b.{0,60}\b(?:instruction|prompt|direction|directive|rule|context|above|previous|prior|earlier|guideline|system|everything)/iu,
  /\b(?:ignorier|vergiss|vergesst|missacht|überspring|beachte nicht)\w*.{0,60}(?:anweisung|anleitung|vorgabe|regel|befehl|prompt|vorherig|bisherig|obig|alles)/iu,
  /\b(?:ignor|oubli|néglig|fais abstraction|faites abstraction)\p{L}*.{0,60}(?:instruction|consigne|directive|règle|ordre|prompt|précédent|ci-dessus|tout ce)/iu,
  /\b(?:ignor|olvid|haz caso omiso|haga caso omiso|pasa por alto)\p{L}*.{0,60}(?:instruccion|indicacion|orden|regla|prompt|anterior|previa|arriba|todo lo)/iu,
  /\b(?:ignor|dimentic|trascur|non tenere conto)\p{L}*.{0,60}(?:istruzion|indicazion|ordin|regol|prompt|precedent|di cui sopra|tutto ciò)/iu,
  /\b(?:system|developer|hidden|new|neue[nrs]?|nouvelles?|nuevas?|nuove) (?:prompt|message|instructions?|anweisung\p{L}*|instrucciones|istruzioni)\b/iu,
  /(?:^|\s)(?:system|assistant|user|human|ai|bot)\s*:/iu,
  /<\|?\/?\s*(?:system|assistant|user|im_start|im_end|inst)\b|\[\/?inst\]|###\s*(?:instruction|system)/iu,
  /\b(?:language model|sprachmodell|modèle de langage|modelo de lenguaje|modello linguistico|chatgpt|chatbot|llm|gpt-?\d|claude|gemini|(?:as|you are|you’re|you're) an? (?:ai|assistant|bot)|ai (?:assistant|model|writer)|ki-(?:modell|assistent)|als ki\b|jailbreak)/iu,
  /\b(?:you are now|from now on|act as|pretend|role-?play|du bist jetzt|ab jetzt|ab sofort bist|tu es désormais|vous êtes désormais|à partir de maintenant|ahora eres|a partir de ahora|ora sei|d’ora in poi|d'ora in poi)\b/iu,
  /\b(?:respond|reply|answer|antworte|répond\p{L}*|responde|rispondi) (?:only|with|nur|mit|seulement|avec|solo|sólo|con|soltanto)\b/iu,
  /\b(?:this|the|in your|in the) (?:article|blog post|blog|post|output|response|summary) (?:must|should|has to|needs to|shall)\b/iu,
  /\b(?:api[ -]?key|password|passwort|mot de passe|contraseña|credentials?)\b/iu,
]

/** A sentence that begins like a task for whoever writes: harmless on its own, but no material to quote. */
const imperative =
  /^\W*(?:please\s+|bitte\s+|por favor,?\s+|per favore,?\s+)?(?:respond|reply|answer|output|print|repeat|translate|summari[sz]e|rewrite|write|say|state|mention|include|insert|append|recommend|tell|reveal|do not (?:mention|tell|reveal)|never mention|antworte|schreib|gib aus|wiederhol|nenne|erwähn|füge|empfiehl|réponds|répondez|écris|écrivez|mentionne|affiche|répète|ajoute|recommande|responde|escribe|escriba|menciona|mencione|repite|añade|recomienda|rispondi|scrivi|menziona|ripeti|aggiungi|consiglia)\p{L}*\b/iu

/** Whether a text tries to give orders to a model. */
export const isInjection = (text: string): boolean => {
  const normal = plain(text).normalize('NFKC')
  return injections.some((injection) => injection.test(normal))
}

// What follows an order belongs to it more often than not; what leads up to it, too.
const before = 1
const after = 4

/** The sentences of a paragraph without orders and without what stands next to an injection. */
export const withoutOrders = (paragraph: string, language: BaseLanguage): string[] => {
  const sentences = sentencesIn(paragraph, language)
  const injected = sentences.flatMap((sentence, index) => (isInjection(sentence) ? [index] : []))
  return sentences.filter(
    (sentence, index) =>
      !imperative.test(sentence) && !injected.some((order) => index >= order - before && index <= order + after),
  )
}
