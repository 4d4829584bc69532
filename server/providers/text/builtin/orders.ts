import type { BaseLanguage } from '#domain/languages.ts'
import { isModelOrder } from '#domain/model-orders.ts'
import { sentencesIn } from './words.ts'

/** A sentence that begins like a task for whoever writes: harmless on its own, but no material to quote. */
const imperative =
  /^\W*(?:please\s+|bitte\s+|por favor,?\s+|per favore,?\s+)?(?:respond|reply|answer|output|print|repeat|translate|summari[sz]e|rewrite|write|say|state|mention|include|insert|append|recommend|tell|reveal|do not (?:mention|tell|reveal)|never mention|antworte|schreib|gib aus|wiederhol|nenne|erwähn|füge|empfiehl|réponds|répondez|écris|écrivez|mentionne|affiche|répète|ajoute|recommande|responde|escribe|escriba|menciona|mencione|repite|añade|recomienda|rispondi|scrivi|menziona|ripeti|aggiungi|consiglia)\p{L}*\b/iu

// What follows an order belongs to it more often than not; what leads up to it, too.
const before = 1
const after = 4

/** The sentences of a paragraph without orders and without what stands next to an injection. */
export const withoutOrders = (paragraph: string, language: BaseLanguage): string[] => {
  const sentences = sentencesIn(paragraph, language)
  const injected = sentences.flatMap((sentence, index) => (isModelOrder(sentence) ? [index] : []))
  return sentences.filter(
    (sentence, index) =>
      !imperative.test(sentence) && !injected.some((order) => index >= order - before && index <= order + after),
  )
}
