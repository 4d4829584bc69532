import { findAddresses } from './address-text.ts'
import { isAboutOthers, isContactPlace, isOthersNumber, isThirdParty, namesOther } from './contact-candidates.ts'
import { findMails, findPhones, phoneKey } from './contact-text.ts'
import { isBesideForeignMail } from './mails.ts'
import { isUnderOthersLine, readsLikeOthersEntry } from './others-lists.ts'
import { isInOthersSentence, isInRunningText } from './others-sentences.ts'
import { fold, passageAround } from './text.ts'
import type { FoundPhone } from './contact-text.ts'
import type { Candidate, Context } from './contact-candidates.ts'
import type { Block, PageModel } from './model.ts'

type PhoneSource = {
  value: string
  page: PageModel
  block: Block | null
  passage: string
  score: number
  isShown: boolean
}

export const phoneCandidate = ({ value, page, block, passage, score, isShown }: PhoneSource): Candidate => ({
  kind: 'phone',
  key: phoneKey(value),
  value,
  score: score + (isContactPlace(page, block) ? 1 : 0),
  page,
  passage,
  isShown,
  isDoubtful: false,
  isLoose: false,
})

/** A bare `+442079460000` with its country prefix set apart, to be read by people. */
export const readableNumber = (digits: string): string => {
  const prefix = /^\+(?:1|3[3469]|4[1349]|\d{2})/.exec(digits)?.[0]
  return prefix && digits.length > prefix.length ? `${prefix} ${digits.slice(prefix.length)}` : digits
}

/** What stands in the block before, as the label of a list or table: "Tel." or "Fax". */
const labelBefore = (page: PageModel, block: Block): string => {
  const label = page.blocks[block.index - 1]
  return label !== undefined && label.region === block.region && label.text.length < 30 ? fold(label.text) : ''
}

/** The words before a number; the cell of a table or the term of a list before it when it stands alone. */
export const rowBefore = (page: PageModel, block: Block, before: string): string => {
  const label = page.blocks[block.index - 1]
  const isRow = /^(?:td|dd|th)$/.test(block.tag) && label?.region === block.region && label.text.length < 60
  return isRow && before.trim().length < 8 ? `${label.text}: ${before}` : before
}

/** A list of more numbers than this is a table of something else. */
const maximumInBlock = 12

/** Numbers that their grouping alone shows: American, Spanish, Italian mobile. */
const nationalForms =
  /^(?:\(\d{3}\) ?\d{3}-\d{4}|(?:1[-.])?\d{3}([-.])\d{3}\1\d{4}|[6789]\d{2}(?:[ .]\d{2,3}){2,3}|3\d{2}[ .]\d{3}[ .]\d{3,4})$/

const otherLabel = /^f ?[.:]?$|\b(?:fax|telefax|vat|iban|siret|nif|cif|p\.? ?iva|ust|hrb|company n|charity n)/
const phoneLabel = /^(?:[tpm] ?[.:]?$|tel|phone|fon|mobil|movil|call|rufen|anruf|appel|chiama|whatsapp)/

/** How surely a number in a text is a telephone number of the company's: 0 not, 2 by its place, 3 by its label. */
const sureness = (phone: FoundPhone, page: PageModel, block: Block, isAmongContacts: boolean): number => {
  const label = labelBefore(page, block)
  if (otherLabel.test(label)) return 0
  if (phone.isLabelled || phoneLabel.test(label)) return 3
  if (!isContactPlace(page, block)) return 0
  const { text } = block
  const isAlone = phone.value.length >= text.length - 3 && /^[0+(]/.test(phone.value)
  if (phone.isInternational || isAlone) return 2
  if (nationalForms.test(phone.value)) return 2
  const isNational = /^[0(]/.test(phone.value) && /[\s./-]/.test(phone.value)
  return isNational && isAmongContacts ? 2 : 0
}

/** The telephone numbers in the words of one block. */
export const phonesInText = (page: PageModel, block: Block, context: Context): Candidate[] => {
  if (isAboutOthers(page, block) || (page.kind === 'legal' && block.region === 'main')) return []
  const found = findPhones(block.text, context.site.language).slice(0, maximumInBlock)
  // A national number in the same line as an e-mail address or a postal address is one of theirs.
  const isAmongContacts =
    found.length > 0 &&
    block.text.length < 400 &&
    (findMails(block.text).length > 0 || findAddresses([block.text]).length > 0)
  const isDoubtful = found.length > 0 && isBesideForeignMail(block.text, context)
  return found.flatMap((phone): Candidate[] => {
    // The agency or host that a footer names after the company's own number has none of it.
    if (isThirdParty(page, block, phone.index)) return []
    const before = block.text.slice(0, phone.index)
    if (namesOther(before, context.brand) || isOthersNumber(context, block, rowBefore(page, block, before))) return []
    if (isInOthersSentence(block, phone.index, context.site, context.brand)) return []
    if (isUnderOthersLine(block, phone.index)) return []
    const score = sureness(phone, page, block, isAmongContacts)
    if (score === 0) return []
    const passage = passageAround(block.text, phone.index, phone.index + phone.length)
    return [
      Object.assign(phoneCandidate({ value: phone.value, page, block, passage, score, isShown: true }), {
        isDoubtful,
        isLoose:
          isInRunningText(page, block, phone.index, context.site) ||
          readsLikeOthersEntry(page, block, phone.index, context),
      }),
    ]
  })
}
