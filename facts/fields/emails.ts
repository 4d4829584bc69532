import { getDomain } from 'tldts'
import { findTerm, hasTerm, readLanguages, termsOf } from '../data/read-data.ts'
import { textOf } from '../page/entities.ts'
import { ownOrganisations } from '../site/organisations.ts'
import { headingsAbove } from '../site/read-site.ts'
import { fold } from '../text/fold.ts'
import type { Candidate, Field, Site, SitePage } from '../types.ts'
import { passageAround } from './passage.ts'

type Mention = { email: string; page: SitePage; passage: string; isLink: boolean; isLinkedData: boolean; block: number }

const address =
  /[\p{L}\d](?:[\p{L}\d._%+-]{0,62}[\p{L}\d_])?@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[a-z]{2,18}(?![\p{L}\d])/giu
const sign = (list: string) =>
  String.raw`\s?[[({<]\s?(?:@|${readLanguages.flatMap((language) => termsOf(list, language)).join('|')})\s?[\])}>]\s?`
/** "info [at] example [dot] de" */
const spelled = new RegExp(
  String.raw`([\w.+-]{1,60})${sign('at sign')}([\w-]{1,60}(?:(?:\.|${sign('dot sign')})[\w-]{1,60}){1,3})`,
  'giu',
)
const placeholderHost =
  /@(?:[\w-]*\.)?(?:example|domain|domaine|dominio|yourdomain|email|mysite|sentry|wixpress|company|test|x+)\./i
const fileName = /\.(?:png|jpe?g|gif|svg|webp|css|js)$/i

const isPlaceholder = (email: string) =>
  placeholderHost.test(email) || fileName.test(email) || startsWithTerm(email, 'placeholder user')

/** Whether the words before the @ begin with a term. */
const startsWithTerm = (email: string, list: string) => findTerm(email.split('@')[0]!, list)?.index === 0

/** The address that Cloudflare hides in `data-cfemail` or `/cdn-cgi/l/email-protection#`. */
const decodeProtected = (hex: string): string => {
  const bytes = hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []
  return bytes
    .slice(1)
    .map((byte) => String.fromCharCode(byte ^ bytes[0]!))
    .join('')
}

/** "usadmin@example.com" where "Contact us" stands right before the address. */
const isGlued = (email: string, link: string) => email.length > link.length && email.endsWith(link)

const addressesIn = (text: string): string[] => [
  ...(text.includes('@') ? (text.match(address) ?? []) : []),
  ...(/[[({<]/.test(text) ? [...text.matchAll(spelled)] : []).map(
    ([, user, host]) => `${user}@${host!.replaceAll(/\s?[[({<]\s?\p{L}+\s?[\])}>]\s?/gu, '.')}`,
  ),
]

const linkAddress = (url: string): string | undefined => {
  const hidden = /\/email-protection#([\da-f]{12,})$/i.exec(url)?.[1]
  if (hidden) return decodeProtected(hidden)
  if (!/^mailto:/i.test(url)) return undefined
  try {
    return decodeURIComponent(url.slice(7).split('?')[0]!)
  } catch {
    return undefined
  }
}

const mentionsOn = (page: SitePage): Mention[] => [
  ...page.links.flatMap(({ url, block }): Mention[] => {
    const email = addressesIn(linkAddress(url) ?? '')[0]
    const passage = page.blocks[block]?.text ?? ''
    return email
      ? [{ email, page, passage: passageAround(passage || email, email), isLink: true, isLinkedData: false, block }]
      : []
  }),
  ...page.blocks.flatMap(({ text, voice }, block) =>
    voice === 'notice' || !/@|\bat\b|arroba|chiocciola|arobase/i.test(text)
      ? []
      : addressesIn(text).map((email) => ({
          email,
          page,
          passage: passageAround(text, email),
          isLink: false,
          isLinkedData: false,
          block,
        })),
  ),
]

const linkedMentions = (site: Site): Mention[] =>
  ownOrganisations(site).flatMap(({ entity, page }) =>
    addressesIn(textOf(entity['email'])).map((email) => ({
      email,
      page,
      passage: email,
      isLink: false,
      isLinkedData: true,
      block: -1,
    })),
  )

/** Whether the headings or the line around it say that the address is someone else's. */
const isForeign = ({ page, block, passage }: Mention) => {
  const place = page.blocks[block]
  const above = place ? headingsAbove({ page, block: place, index: block }) : []
  return hasTerm(fold([...above.slice(0, 2), passage].join(' · ')), 'others')
}

/** E-mail addresses of the company: on its own domain, in the footer, on the contact page. */
export const emails: Field = {
  name: 'emails',
  most: 5,
  candidates: (site) => {
    const mentions = [...linkedMentions(site), ...site.pages.flatMap(mentionsOn)]
      .map((mention) => ({ ...mention, email: mention.email.toLowerCase() }))
      .filter(({ email }) => email.length <= 254 && !isPlaceholder(email))
      .filter((mention, _, all) => !all.some(({ email, isLink }) => isLink && isGlued(mention.email, email)))
    const groups = Map.groupBy(mentions, ({ email }) => email)
    return [...groups].map(([email, group]): Candidate => {
      const host = email.split('@')[1]!
      const visible = group.find(({ isLink, isLinkedData }) => !isLink && !isLinkedData) ?? group[0]!
      const pages = new Set(group.map(({ page }) => page))
      const has = (holds: (mention: Mention) => boolean) => Number(group.some(holds))
      return {
        value: email,
        url: visible.page.url,
        passage: visible.passage,
        features: {
          ownDomain: Number(site.domain !== undefined && getDomain(host) === site.domain),
          role: Number(startsWithTerm(email, 'mailbox')),
          link: has(({ isLink }) => isLink),
          linkedData: has(({ isLinkedData }) => isLinkedData),
          contact: has(({ page }) => page.kind === 'contact' || page.kind === 'imprint'),
          footer: has(({ page, block }) => page.blocks[block]?.area === 'footer'),
          home: has(({ page }) => page === site.home),
          legalOnly: Number(group.every(({ page }) => page.kind === 'legal')),
          pages: pages.size / site.pages.length,
          alone: Number(groups.size === 1),
          others: group.filter(isForeign).length / group.length,
        },
      }
    })
  },
}
