import { getDomain } from 'tldts'
import { isContactPlace, isThirdParty } from './contact-candidates.ts'
import { findMails } from './contact-text.ts'
import { isInOthersSentence } from './others-sentences.ts'
import { compact, normalise } from './text.ts'
import type { Candidate, Context } from './contact-candidates.ts'
import type { Block, PageModel } from './model.ts'

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
/** An address of one person is named only where no general one is. */
const personal = /^[a-z]{1,20}[._-][a-z-]{2,30}@|^(?:dr|prof)[.-]/

export const isPersonalMail = (address: string): boolean => personal.test(address)

const distanceScores = { own: 4, kin: 3.5, free: 2, foreign: 1 } as const

/** How near an address is to the site: on its domain, on one of the same name, at a free mail host, or elsewhere. */
const mailDistance = (address: string, { site, brand }: Context): keyof typeof distanceScores => {
  const host = address.split('@')[1] ?? ''
  const domain = getDomain(host) ?? host
  if (domain === site.domain) return 'own'
  const label = compact(domain.split('.')[0] ?? '')
  const names = [compact((site.domain ?? '').split('.')[0] ?? ''), compact(brand ?? '')].filter(
    (name) => name.length > 3,
  )
  const isKin = label.length > 3 && names.some((name) => label.includes(name) || name.includes(label))
  return isKin ? 'kin' : freeMail.test(domain.split('.')[0] ?? '') ? 'free' : 'foreign'
}

const mailScore = (address: string, context: Context, page: PageModel, block: Block | null): number => {
  const [local = '', host = ''] = address.split('@')
  if (machineMail.test(address) || minorLocal.test(local)) return 0
  const distance = mailDistance(address, context)
  if (distance !== 'own' && (placeholderDomain.test(host) || placeholderLocal.test(local) || isThirdParty(page, block)))
    return 0
  if (/^(?:your\.?name|youremail|vorname|nombre|nome\.cognome|prenom\.nom)$/.test(local)) return 0
  if (officialLocal.test(local)) return 0.5
  return distanceScores[distance] - (specialLocal.test(local) ? 2.5 : 0)
}

/** An address of another domain in a sentence about somebody else, or in the midst of a text, is not the company's. */
const isOthersMail = (value: string, context: Context, block: Block | null): boolean => {
  const distance = mailDistance(value, context)
  const at = block?.text.toLowerCase().indexOf(value) ?? -1
  if (distance === 'own' || distance === 'kin' || !block || at === -1) return false
  const isInMidst = block.region === 'main' && !block.isInAddress && block.text.slice(0, at).split(' ').length > 12
  return isInOthersSentence(block, at, context.site, context.brand) || (distance === 'foreign' && isInMidst)
}

type MailSource = { raw: string; page: PageModel; block: Block | null; passage: string; bonus: number }

/** An address that may be the company's, with how surely; none for placeholders and for other people's. */
export const mailCandidate = ({ raw, page, block, passage, bonus }: MailSource, context: Context): Candidate[] => {
  const value = normalise(raw)
    .toLowerCase()
    .replace(/[.,;]+$/, '')
  if (value.length > 120 || !/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/.test(value)) return []
  if (isOthersMail(value, context, block)) return []
  const score = mailScore(value, context, page, block)
  const isPlaced = isContactPlace(page, block) || bonus > 0
  if (score <= 0 || (page.kind === 'article' && !isPlaced)) return []
  return [
    {
      kind: 'mail',
      key: value,
      value,
      score: score + bonus + (isPlaced ? 1 : 0),
      page,
      passage,
      isShown: block !== null,
      isDoubtful: false,
      isLoose: false,
    },
  ]
}

/** Whether a line holds e-mail addresses and none of them is the company's: then its telephone number is not either. */
export const isBesideForeignMail = (line: string, context: Context): boolean => {
  const mails = findMails(line)
  return mails.length > 0 && mails.every((mail) => mailDistance(mail.value.toLowerCase(), context) === 'foreign')
}
