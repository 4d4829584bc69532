import { firstNumber } from './phone-plans.ts'
import { fold } from './text.ts'
import type { BaseLanguage } from '#domain/languages.ts'

/** Contact data as it stands in a line of text. */
export type Found = { value: string; index: number; length: number }

const plainMail =
  /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,5}[a-z]{2,24}(?![\p{L}\p{N}@])/giu

const at = String.raw`(?:\s*[[({<]\s*(?:at|@|ät|arroba|chez|chiocciola|arobase|a|et)\s*[\])}>]\s*|\s+(?:at|AT|\(at\)|arroba|arobase|chiocciola)\s+)`
const dot = String.raw`(?:\s*[[({<]\s*(?:dot|\.|punkt|punto|point)\s*[\])}>]\s*|\s+(?:dot|DOT|punkt|punto|point)\s+|\.)`
const veiledMail = new RegExp(
  String.raw`[\p{L}\p{N}][\p{L}\p{N}._+-]{0,40}${at}[\p{L}\p{N}][\p{L}\p{N}-]{0,60}(?:${dot}[\p{L}\p{N}-]{1,40}){0,2}${dot}[a-z]{2,12}(?![\p{L}\p{N}])`,
  'giu',
)

const unveil = (text: string): string =>
  text.replace(new RegExp(at, 'iu'), '@').replaceAll(new RegExp(dot, 'giu'), '.').replaceAll(/\s+/g, '')

/** E-mail addresses in a text, also those written as "info [at] firma (dot) test". */
export const findMails = (text: string): Found[] => {
  const found: Found[] = []
  for (const match of text.matchAll(plainMail))
    found.push({ value: match[0], index: match.index, length: match[0].length })
  if (!/at|ät|arroba|arobase|chiocciola|chez|[[({<]/i.test(text)) return found
  for (const match of text.matchAll(veiledMail)) {
    if (match[0].includes('@') && !/[[({<]\s*@/.test(match[0])) continue
    const isWord = /\s(?:at|AT)\s/.test(match[0])
    // "at" between words is English unless the end is spelled out too ("info at firma dot test").
    if (isWord && !/dot|punkt|punto|point|[[({<]/i.test(match[0])) continue
    found.push({ value: unveil(match[0]), index: match.index, length: match[0].length })
  }
  return found
}

/** Digits after a colon, a full stop or an "h" after digits are the end of an hour ("8.00 - 12.00"). */
const numberPattern =
  /(?:(?:\+|(?<!\d ?[:.,h] ?)\b00)\d{1,3}[\s./-]?(?:\(0\)|\(\d{1,5}\))?[\d\s./()–-]{5,22}\d|\(0?\d{2,5}\)[\s./-]*\d[\d\s./–-]{4,14}\d|(?<!\d ?[:.,h] ?)\b0\d{1,5}[\s./–-]{0,3}\d[\d\s./–-]{4,14}\d|(?<![\d.,/-])(?:1[.-])?[2-9]\d{2}[\s.-]\d{3}[\s.-]\d{4}(?![\d-])|(?<![\d.,/+-])[346789]\d{2}[\s.-]?\d{2,3}[\s.-]?\d{2,3}(?:[\s.-]?\d{2,4})?(?![\d,]))/g

const otherNumber =
  /(?<![a-z])(?:f(?=\s?:|\.?\s*$)|fax|telefax|telecopie|vat|ust|umsatzsteuer|steuer-?n|iban|bic|swift|siret|siren|rcs|n° ?tva|tva|p\. ?iva|partita iva|cod(?:ice)?\.? ?fisc(?:ale)?|c\. ?f\.|cif|nif|nie|n\.i\.f|c\.i\.f|hrb|hra|registernummer|register|registration|registered|company (?:no|number|reg)|charity (?:no|number)|rea|konto|account no|sort code|order|isbn|ean|art\.?-?nr|licen[cs]e|lic\.|ref\.?|ape|naf|capital(?:e sociale)?|cap\. soc|duns|eori|gln|finess|rpps|adeli|bsnr|ik|collegiad[oa] n|colegiad[oa] n|n\.? ?albo|albo|orias|agrement|id(?:entification)?(?:-?n(?:r|o|umber))?)[\s.:°ºª#/()a-z-]{0,40}$/

/** The beginning of an IBAN, in groups of four. */
const bankAccount = /(?<![a-z])[a-z]{2}\d{2}(?: ?\d{4})*\s?$/

const phoneLabel =
  /(?:tel(?:ephone|efon|efono|ef\.?|f\.?|\.)?|tfno\.?|tlf\.?|phone|fon|ph\.?|call(?: us)?(?: on| at| now)?|ring(?: us)?(?: on)?|mobile?|handy|movil|portable|gsm|cell(?:ulare)?|whatsapp|hotline|notdienst|freephone|centralita|telefonnummer|toll-?free|(?<![a-z])[tm]|(?<![a-z])p(?=\s?:)|tel\. \/ fax|llamanos(?: al)?|llama al|appelez(?:-nous)?(?: au)?|telefonisch(?: unter)?|unter der nummer|rufen sie (?:uns |einfach |gern ){0,2}an|chiamaci(?: al)?|chiama(?: il)?|numero verde|standard|accueil|anrufen|☎|✆|📞)[\s.:()/–-]{0,6}(?:(?:\(?[a-z. /]{1,24}\)?|at|on|al|au|le|il|lo|unter)[\s.:)]{1,4})?$/

/** Digits without a leading country prefix and zero: what two ways of writing one number share. */
export const phoneKey = (text: string): string =>
  text.replace(/\(0\)/, '').replaceAll(/\D/g, '').replace(/^0+/, '').slice(-8)

export type FoundPhone = Found & { isInternational: boolean; isLabelled: boolean }

/** Five pairs are a French number, however much their beginning looks like a date. */
const looksLikeDate =
  /^(?!0\d([./-])(?:\d{2}\1){3}\d{2}$)\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?:\D|$)|^\d{4}[-–/]\d{2,4}$|^(?:19|20)\d{2}\s*[-–]\s*(?:19|20)\d{2}/

/** A word for a telephone right before a number outweighs one for a register or a tax farther before it. */
const nearLabel =
  /(?<!fax ?\/? ?)(?<![a-z])(?:tel(?:ephone|efon|efono)?|phone|fon|call|telefonnummer)(?:\.?(?: ?[/&-] ?| (?:and|und|et?|y) )(?:tele)?fax)?[\s.:]{0,4}$/

/**
 * Telephone numbers in a text; fax, tax, register and bank numbers are none, nor is what no numbering plan of the
 * language's countries allows.
 */
export const findPhones = (text: string, language: BaseLanguage | null = null): FoundPhone[] => {
  const folded = fold(text)
  const found: FoundPhone[] = []
  let labelledUntil = -1
  let from = 0
  for (;;) {
    numberPattern.lastIndex = from
    const match = numberPattern.exec(text)
    if (!match) return found
    // The pattern may end in the midst of a second number: then all groups of digits are looked at.
    const run = /^[+(]?[\d\s./()–-]*/.exec(text.slice(match.index, match.index + 60))?.[0] ?? ''
    const value =
      firstNumber(match[0].replace(/[\s./–-]+$/, ''), language) ?? firstNumber(run.replace(/[\s./(–-]+$/, ''), language)
    from = match.index + (value ?? match[0]).length
    if (!value || looksLikeDate.test(value)) continue
    const before = folded.slice(Math.max(0, match.index - 60), match.index)
    if (otherNumber.test(before) && !nearLabel.test(before)) continue
    if (bankAccount.test(before)) continue
    const between = labelledUntil >= 0 ? folded.slice(labelledUntil, match.index) : ''
    const isLabelled =
      phoneLabel.test(before) ||
      (labelledUntil >= 0 && /^\s*(?:\([^)]{1,40}\))?\s*(?:[/,;|·]|or|oder|o|ou|y|und|and|e|et|-)\s*$/.test(between))
    if (isLabelled) labelledUntil = match.index + value.length
    found.push({
      value,
      index: match.index,
      length: value.length,
      isInternational: /^(?:\+|00)/.test(value),
      isLabelled,
    })
  }
}
