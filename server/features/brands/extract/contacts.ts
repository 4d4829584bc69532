import { isAboutOthers, isOthersNumber, isThirdParty, namesOther } from './contact-candidates.ts'
import { findMails, findPhones } from './contact-text.ts'
import { isPersonalMail, mailCandidate } from './mails.ts'
import { isUnderOthersLine, readsLikeOthersEntry } from './others-lists.ts'
import { isInOthersSentence, isInRunningText } from './others-sentences.ts'
import { ownOrganisations } from './own-entities.ts'
import { stretchWith } from './passages.ts'
import { phoneCandidate, phonesInText, readableNumber, rowBefore } from './phones.ts'
import { recordsOf, textsOf } from './structured-data.ts'
import { fold, normalise, passageAround, toPassage } from './text.ts'
import type { Fact } from '#domain/facts.ts'
import type { Candidate, Context } from './contact-candidates.ts'
import type { Block, ContactLink, PageModel, Site } from './model.ts'

/** A brand profile names how to reach the company, not everyone in it. */
const maximumOfAKind = 4

const fromText = (context: Context, page: PageModel, block: Block): Candidate[] => {
  if (block.isQuote || (block.voice === 'foreign' && block.region !== 'footer')) return []
  const mails = findMails(block.text).flatMap((mail) => {
    const passage = passageAround(block.text, mail.index, mail.index + mail.length)
    return mailCandidate({ raw: mail.value, page, block, passage, bonus: 0 }, context)
  })
  return [...mails, ...phonesInText(page, block, context)]
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const phoneInLink = (
  { link, region }: ContactLink,
  page: PageModel,
  block: Block | null,
  context: Context,
): Candidate[] => {
  const target = decode(link.href)
  const isCall = /^tel:/i.test(target)
  const raw = isCall ? target.slice(4) : (/(?:wa\.me\/|phone=)(\+?\d+)/.exec(target)?.[1] ?? '')
  const digits = raw.replaceAll(/[^\d+]/g, '')
  const count = digits.replace(/^\+/, '').length
  if (count < 8 || count > 15 || isThirdParty(page, block) || (page.kind === 'article' && region === 'main')) return []
  const shown = normalise(link.text)
  const at = block?.text.indexOf(shown) ?? -1
  const before = block && at > 0 ? block.text.slice(0, at) : ''
  if (/(?:fax|(?<![a-z])f)[\s.:]*$/.test(fold(before)) || namesOther(before, context.brand)) return []
  if (block && isOthersNumber(context, block, rowBefore(page, block, before))) return []
  if (block && at >= 0 && isInOthersSentence(block, at, context.site, context.brand)) return []
  if (block && at >= 0 && isUnderOthersLine(block, at)) return []
  const visible = findPhones(`tel ${shown}`)[0]?.value
  const value = visible ?? readableNumber(isCall || digits.startsWith('+') ? digits : `+${digits}`)
  const start = block && visible ? block.text.indexOf(visible) : -1
  const passage =
    block && visible && start !== -1 ? passageAround(block.text, start, start + visible.length) : normalise(link.href)
  const found = phoneCandidate({ value, page, block, passage, score: isCall ? 4 : 0.5, isShown: visible !== undefined })
  const isLoose =
    block !== null &&
    at >= 0 &&
    (isInRunningText(page, block, at, context.site) || readsLikeOthersEntry(page, block, at, context))
  return [{ ...found, isLoose }]
}

const fromLinks = (context: Context, page: PageModel): Candidate[] =>
  page.contactLinks.flatMap((contact): Candidate[] => {
    const { link, region, isForeign, blockIndex } = contact
    if (isForeign && region !== 'footer') return []
    const near = page.blocks.slice(Math.max(0, blockIndex - 1), blockIndex + 3)
    const block = near.find((one) => one.links.includes(link)) ?? near.find((one) => one.region === region) ?? null
    if (!/^mailto:/i.test(link.href)) return phoneInLink(contact, page, block, context)
    if (block && isAboutOthers(page, block)) return []
    const raw = decode(link.href).slice(7).split('?')[0] ?? ''
    const isShown = block !== null && block.links.includes(link) && link.text.length > 3
    return mailCandidate(
      { raw, page, block, passage: isShown ? toPassage(block.text) : `mailto:${raw}`, bonus: 0.5 },
      context,
    )
  })

const isNumber = (phone: string): boolean => {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length >= 8 && digits.length <= 15 && !/^0+$|1234567/.test(digits)
}

const fromData = (context: Context): Candidate[] => {
  const { site } = context
  const loose = site.pages.flatMap((page) =>
    page.entities.filter((entity) => entity.types.includes('ContactData')).map((entity) => ({ entity, page })),
  )
  return [...ownOrganisations(site), ...loose].flatMap(({ entity: { values }, page }) =>
    [values, ...recordsOf(values.contactPoint), ...recordsOf(values.contactPoints)].flatMap((point) => {
      const mails = textsOf(point.email).flatMap((mail) =>
        mailCandidate({ raw: mail.replace(/^mailto:/i, ''), page, block: null, passage: mail, bonus: 1 }, context),
      )
      const phones = textsOf(point.telephone)
        .filter(isNumber)
        .map((phone) => {
          const value = /^\+?\d+$/.test(phone) ? readableNumber(phone) : phone.replace(/^tel:/i, '')
          return phoneCandidate({ value, page, block: null, passage: phone, score: 3.5, isShown: false })
        })
      return [...mails, ...phones]
    }),
  )
}

/** One entry for each address or number, as people write it, strongest first; weak ones only when nothing else is there. */
const merge = (candidates: Candidate[], kind: Candidate['kind']): Candidate[] => {
  const groups = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    if (candidate.kind === kind) groups.set(candidate.key, [...(groups.get(candidate.key) ?? []), candidate])
  }
  const merged = [...groups.values()].flatMap((group): Candidate[] => {
    const shown = group.find((one) => one.isShown) ?? group[0]
    const pages = new Set(group.map((one) => one.page)).size
    const score = Math.max(...group.map((one) => one.score)) + Math.min(1, (pages - 1) * 0.5)
    return shown ? [Object.assign({}, shown, { score })] : []
  })
  const top = Math.max(0, ...merged.map((one) => one.score))
  const enough = kind === 'mail' ? Math.max(1.9, top >= 4 ? 4 : top - 1) : top >= 3 ? 2.5 : 1
  return merged.filter((one) => one.score >= enough).toSorted((left, right) => right.score - left.score)
}

/** E-mail addresses and telephone numbers by which the company wants to be reached, as one comma list. */
export const findContacts = (site: Site, brand: string | null): Fact | null => {
  const context = { site, brand }
  const candidates = [
    ...fromData(context),
    ...site.pages.flatMap((page) => [
      ...fromLinks(context, page),
      ...page.blocks.flatMap((block) => fromText(context, page, block)),
    ]),
  ]
  const mails = merge(candidates, 'mail')
  const general = mails.filter((mail) => !isPersonalMail(mail.value))
  const isReachable = mails.some((mail) => mail.score >= 4)
  const isNumberSure = candidates.some((one) => one.kind === 'phone' && !one.isLoose && one.score >= 3)
  const phones = merge(
    candidates.filter((one) => !(one.isDoubtful && isReachable) && !(one.isLoose && isNumberSure)),
    'phone',
  )
  const contacts = [
    ...(general.length > 0 ? general : mails).slice(0, maximumOfAKind),
    ...phones.slice(0, maximumOfAKind),
  ]
  const first = contacts[0]
  if (!first) return null
  const pages = [...new Set(contacts.map((contact) => contact.page))]
  const { page, passage } = stretchWith(
    pages,
    contacts.map((contact) => contact.value),
    first,
  )
  const value = contacts.map((contact) => contact.value).join(', ')
  return { field: 'contacts', value: value.slice(0, 2_000), source_url: page.url.href, passage: toPassage(passage) }
}
