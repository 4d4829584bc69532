import { getDomain } from 'tldts'
import { findAddresses } from './address-text.ts'
import { findMails, findPhones, phoneKey } from './contact-text.ts'
import { isThirdPartySection } from './headings.ts'
import { ownOrganisations } from './own-entities.ts'
import { recordsOf, textsOf } from './structured-data.ts'
import { compact, fold, normalise, passageAround, passageLimit, toPassage } from './text.ts'
import type { Fact } from '#domain/facts.ts'
import type { Block, PageModel, Site } from './model.ts'

type Kind = 'mail' | 'phone'
type Candidate = {
  kind: Kind
  key: string
  value: string
  score: number
  page: PageModel
  block: Block | null
  passage: string
  isShown: boolean
}

/** A brand profile names how to reach the company, not everyone in it. */
const maximumOfAKind = 4

const freeMail =
  /^(?:gmail|googlemail|hotmail|outlook|live|yahoo|ymail|icloud|me|aol|gmx|web|t-online|freenet|posteo|mailbox|orange|wanadoo|free|sfr|laposte|libero|virgilio|tiscali|alice|tin|pec|legalmail|telefonica|terra|btinternet|btconnect|protonmail|proton|bluewin|aon|a1|hispeed|sunrise)$/
const placeholderLocal =
  /^(?:name|your|you|yourname|your\.name|your-name|youremail|your\.email|email|e-mail|user|username|someone|somebody|nombre|tunombre|tu|tucorreo|correo|nom|prenom|prenom\.nom|votre|votrenom|votre\.email|vorname|vorname\.nachname|nachname|ihre?|ihr\.name|ihre\.email|max\.mustermann|mustermann|muster|nome|nome\.cognome|tuo|tuonome|tua|latuaemail|john\.doe|jane\.doe|johndoe|janedoe|jdoe|john|jane|jean\.dupont|example|beispiel|ejemplo|exemple|esempio|test|mail|xxx+|abc|foo)$/
const placeholderDomain =
  /^(?:example\.(?:com|org|net|co\.uk|de|fr|es|it)|domain\.(?:com|tld)|yourdomain\.\w+|yourcompany\.\w+|company\.com|mysite\.com|email\.com|mail\.com|beispiel\.de|ejemplo\.(?:com|es)|exemple\.(?:com|fr)|esempio\.(?:it|com)|muster(?:mann|firma)?\.\w+|mustermann\.\w+|dominio\.\w+|domaine\.\w+|test\.com|site\.com)$/
const machineMail =
  /@(?:.*\.)?(?:sentry|wixpress|sentry-next|cloudflare|schema|w3|godaddy|squarespace|shopify|wordpress)\b|@\dx|\.(?:png|jpe?g|gif|webp|svg|js|css)$/
const minorLocal = /^(?:no-?reply|donotreply|postmaster|webmaster|abuse|hostmaster|unsubscribe|mailer-daemon)/
const officialLocal =
  /^(?:privacy|dpo|dsb|datenschutz|privacidad|rgpd|gdpr|lopd|dpd|protecciondedatos|proteccion\.datos|confidentialite|donneespersonnelles|dataprotection|data-protection|legal)/
const specialLocal =
  /^(?:jobs?|careers?|bewerbung|karriere|recrutement|empleo|rrhh|lavoro|hr|press|presse|prensa|stampa|media|invoices?|rechnung|facturas?|factures?|fatture|billing|compliance|security)(?:$|[.@-])/
const foreignWords =
  /\b(?:web ?design|webseite von|website by|site by|hosting|hosted by|hebergeur|hebergement|alojamiento|webmaster|realizzazione|sito realizzato|realisation|conception|diseno web|umsetzung|aufsichtsbehorde|landesbeauftragte\w*|bundesbeauftragte\w*|information commissioner|ico\.org|cnil|garante|agencia espanola de proteccion|aepd|mediateur|mediation|verbraucherschlichtung\w*|schlichtungsstelle|ombudsman|odr|supervisory authority|autorite de controle|autoridad de control|handelskammer|rechtsanwaltskammer|steuerberaterkammer|arztekammer|zahnarztekammer|handwerkskammer|colegio de abogados|ordre des avocats|emergency services|in an emergency|notruf \d|rettungsdienst|samu|samaritans|police)\b/

/** The words before a value and the headings above it say whose it is: an agency's, a host's, an authority's. */
const isThirdParty = (page: PageModel, block: Block | null): boolean => {
  if (!block) return false
  if (isThirdPartySection(block) || foreignWords.test(fold(block.text))) return true
  const before = page.blocks.filter(
    (one) => one.index < block.index && one.index >= block.index - 3 && one.region === block.region,
  )
  // A line such as "Hosting:" or "Webdesign" announces the lines after it.
  return before.some((one) => one.text.length < 60 && foreignWords.test(fold(one.text)) && block.level === 0)
}

const mailScore = (address: string, site: Site, page: PageModel, block: Block | null): number => {
  const [local = '', host = ''] = address.split('@')
  if (machineMail.test(address) || minorLocal.test(local)) return 0
  const domain = getDomain(host)
  const isOwn = domain !== null && domain === site.domain
  if (!isOwn && (placeholderDomain.test(host) || placeholderLocal.test(local))) return 0
  if (isOwn && /^(?:your\.?name|youremail|vorname|nombre|nome\.cognome|prenom\.nom)$/.test(local)) return 0
  if (officialLocal.test(local)) return 0.5
  const label = compact((domain ?? host).split('.')[0] ?? '')
  const ownLabel = compact((site.domain ?? '').split('.')[0] ?? '')
  const isKin = ownLabel.length > 3 && label.length > 3 && (label.includes(ownLabel) || ownLabel.includes(label))
  const base = isOwn ? 4 : isKin ? 3.5 : freeMail.test((domain ?? host).split('.')[0] ?? '') ? 2 : 1
  if (isThirdParty(page, block) && !isOwn) return 0
  return specialLocal.test(local) ? base - 2.5 : base
}

/** Where contact data belongs: a page made for it, or the head and foot of all pages. */
const isContactPlace = (page: PageModel, block: Block | null): boolean =>
  page.kind === 'contact' ||
  page.kind === 'imprint' ||
  page.kind === 'home' ||
  (block !== null && (block.region === 'footer' || block.region === 'header' || block.isInAddress))

const mailCandidate = (
  raw: string,
  site: Site,
  page: PageModel,
  block: Block | null,
  passage: string,
  bonus: number,
): Candidate[] => {
  const value = normalise(raw)
    .toLowerCase()
    .replace(/[.,;]+$/, '')
  if (value.length > 120 || !/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/.test(value)) return []
  const score = mailScore(value, site, page, block)
  if (score <= 0) return []
  const isPlaced = isContactPlace(page, block) || bonus > 0
  if (page.kind === 'article' && !isPlaced) return []
  return [
    { kind: 'mail', key: value, value, score: score + bonus + (isPlaced ? 1 : 0), page, block, passage, isShown: true },
  ]
}

const fromText = (site: Site, page: PageModel, block: Block): Candidate[] => {
  if (block.voice !== 'own' && !(block.region === 'footer' && block.voice === 'foreign')) return []
  const isThird = isThirdParty(page, block)
  const found: Candidate[] = []
  for (const line of [block.text]) {
    for (const mail of findMails(line))
      found.push(
        ...mailCandidate(mail.value, site, page, block, passageAround(line, mail.index, mail.index + mail.length), 0),
      )
    if (
      isThird ||
      (page.kind === 'article' && block.region === 'main') ||
      (page.kind === 'reference' && block.region === 'main')
    )
      continue
    for (const phone of findPhones(line)) {
      const label = page.blocks[page.blocks.indexOf(block) - 1]
      const follows =
        label !== undefined && label.region === block.region && label.text.length < 30 ? fold(label.text) : ''
      if (/\b(?:fax|telefax|vat|iban|siret|nif|cif|p\.? ?iva|ust|hrb|company n|charity n)/.test(follows)) continue
      const isPhoneLine =
        phone.isLabelled || /^(?:tel|phone|fon|mobil|movil|call|rufen|anruf|appel|chiama|whatsapp)/.test(follows)
      const isAlone = phone.value.length >= line.length - 3
      // A national number in the same line as an e-mail address or a postal address is one of theirs.
      const isAmongContacts =
        isContactPlace(page, block) &&
        line.length < 400 &&
        /^[0(]/.test(phone.value) &&
        /[\s./-]/.test(phone.value) &&
        (findMails(line).length > 0 || findAddresses([line]).length > 0)
      const isSure =
        isAmongContacts ||
        isPhoneLine ||
        (phone.isInternational && isContactPlace(page, block)) ||
        (isAlone && isContactPlace(page, block) && /^[0+(]/.test(phone.value))
      if (!isSure || (page.kind === 'legal' && block.region === 'main')) continue
      found.push(
        phoneCandidate(
          phone.value,
          page,
          block,
          passageAround(line, phone.index, phone.index + phone.length),
          isPhoneLine ? 3 : 2,
        ),
      )
    }
  }
  return found
}

const phoneCandidate = (
  value: string,
  page: PageModel,
  block: Block | null,
  passage: string,
  score: number,
  isShown = true,
): Candidate => ({
  kind: 'phone',
  key: phoneKey(value),
  value,
  score: score + (isContactPlace(page, block) ? 1 : 0),
  page,
  block,
  passage,
  isShown,
})

/** Splits digits of a bare `tel:+442079460000` after the country prefix, to be read by people. */
const readable = (digits: string): string => {
  const prefix = /^\+(?:1|3[3469]|4[1349]|39|34|\d{2})/.exec(digits)?.[0]
  return prefix && digits.length > prefix.length ? `${prefix} ${digits.slice(prefix.length)}` : digits
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const fromLinks = (site: Site, page: PageModel): Candidate[] =>
  page.contactLinks.flatMap(({ link, region, isForeign, blockIndex }): Candidate[] => {
    const block =
      page.blocks.find((one) => one.index >= blockIndex && one.links.includes(link)) ??
      page.blocks.find((one) => one.index >= blockIndex - 1 && one.region === region) ??
      null
    if (isForeign && region !== 'footer') return []
    const target = decode(link.href)
    const shown = normalise(link.text)
    if (/^mailto:/i.test(target)) {
      const address = target.slice(7).split('?')[0] ?? ''
      return mailCandidate(
        address,
        site,
        page,
        block,
        shown.length > 3 && block ? toPassage(block.text) : `mailto:${address}`,
        0.5,
      )
    }
    const digits = (
      /^tel:/i.test(target) ? target.slice(4) : (/(?:wa\.me\/|phone=)(\+?\d+)/.exec(target)?.[1] ?? '')
    ).replaceAll(/[^\d+]/g, '')
    const isChat = !/^tel:/i.test(target)
    const count = digits.replace(/^\+/, '').length
    if (count < 8 || count > 15 || isThirdParty(page, block) || (page.kind === 'article' && region === 'main'))
      return []
    if (block && /(?:fax|telefax)[\s.:]*$/.test(fold(block.text.slice(0, Math.max(0, block.text.indexOf(shown))))))
      return []
    const visible = findPhones(`tel ${shown}`)[0]?.value
    const value = visible ?? readable(isChat && !digits.startsWith('+') ? `+${digits}` : digits)
    const passage =
      visible && block
        ? passageAround(block.text, block.text.indexOf(visible), block.text.indexOf(visible) + visible.length)
        : normalise(link.href)
    return [phoneCandidate(value, page, block, passage, isChat ? 0.5 : 4, visible !== undefined)]
  })

const fromData = (site: Site): Candidate[] =>
  [
    ...ownOrganisations(site),
    ...site.pages.flatMap((page) =>
      page.entities.filter((entity) => entity.types.includes('ContactData')).map((entity) => ({ entity, page })),
    ),
  ].flatMap(({ entity, page }) => {
    const points = [entity.values, ...recordsOf(entity.values.contactPoint), ...recordsOf(entity.values.contactPoints)]
    return points.flatMap((point) => {
      const mails = textsOf(point.email).flatMap((mail) =>
        mailCandidate(mail.replace(/^mailto:/i, ''), site, page, null, mail, 1),
      )
      const phones = textsOf(point.telephone)
        .filter(
          (phone) =>
            /^(?:8|9|1[0-5])$/.test(String(phone.replaceAll(/\D/g, '').length)) &&
            !/^\+?0+$|1234567/.test(phone.replaceAll(/\D/g, '')),
        )
        .map((phone) =>
          phoneCandidate(
            /^\+?\d+$/.test(phone) ? readable(phone) : phone.replace(/^tel:/i, ''),
            page,
            null,
            phone,
            3.5,
            false,
          ),
        )
      return [...mails, ...phones]
    })
  })

type Contact = Candidate & { best: number }

/** One entry for each address or number, as people write it, strongest first; weak ones only when nothing else is there. */
const merge = (candidates: Candidate[], kind: Kind): Contact[] => {
  const groups = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    if (candidate.kind === kind) groups.set(candidate.key, [...(groups.get(candidate.key) ?? []), candidate])
  }
  const merged = [...groups.values()].map((group): Contact => {
    const shown =
      group.find((one) => one.isShown && one.block) ?? group.find((one) => one.isShown) ?? (group[0] as Candidate)
    const pages = new Set(group.map((one) => one.page)).size
    return { ...shown, best: Math.max(...group.map((one) => one.score)) + Math.min(1, (pages - 1) * 0.5) }
  })
  const top = Math.max(0, ...merged.map((one) => one.best))
  const enough = kind === 'mail' ? Math.max(1.9, top >= 4 ? 4 : top - 1) : top >= 3 ? 2.5 : 1
  return merged
    .filter((one) => one.best >= enough)
    .slice(0, 12)
    .toSorted((left, right) => right.best - left.best)
}

/** The words of one page that hold the most of the values: a stretch of neighbouring blocks, else the first value's own. */
const bestPassage = (contacts: Contact[]): { page: PageModel; passage: string } => {
  let best = { page: (contacts[0] as Contact).page, passage: (contacts[0] as Contact).passage, count: 1 }
  const pages = new Set(contacts.map((contact) => contact.page))
  for (const page of pages) {
    for (const [start, first] of page.blocks.entries()) {
      if (first.voice === 'customer' || !contacts.some((contact) => first.text.includes(contact.value))) continue
      let text = ''
      for (const block of page.blocks.slice(start, start + 8)) {
        const next = text ? `${text} ${block.text}` : block.text
        if (next.length > passageLimit) break
        text = next
        const count = contacts.filter((contact) => text.includes(contact.value)).length
        if (count > best.count) best = { page, passage: text, count }
      }
    }
  }
  return { page: best.page, passage: toPassage(best.passage) }
}

const personal = /^[a-z]{1,20}[._-][a-z-]{2,30}@|^(?:dr|prof)[.-]/

/** E-mail addresses and telephone numbers by which the company wants to be reached, as one comma list. */
export const findContacts = (site: Site): Fact | null => {
  const candidates = [
    ...fromData(site),
    ...site.pages.flatMap((page) => [
      ...fromLinks(site, page),
      ...page.blocks.flatMap((block) => fromText(site, page, block)),
    ]),
  ]
  const mails = merge(candidates, 'mail')
  const general = mails.filter((mail) => !personal.test(mail.value))
  const contacts = [
    ...(general.length > 0 ? general : mails).slice(0, maximumOfAKind),
    ...merge(candidates, 'phone').slice(0, maximumOfAKind),
  ]
  if (contacts.length === 0) return null
  const { page, passage } = bestPassage(contacts)
  return {
    field: 'contacts',
    value: contacts
      .map((contact) => contact.value)
      .join(', ')
      .slice(0, 2000),
    source_url: page.url.href,
    passage,
  }
}
