import { charityStatements } from './lexicons/topics.ts'
import { firstPerson } from './audience.ts'
import { maskBrand } from './headings.ts'
import { footerWeight, isHead } from './industry-zones.ts'
import { fold, sentencesOf, toPassage, wordPattern } from './text.ts'
import type { Fact } from '#domain/facts.ts'
import type { Zone } from './industry-zones.ts'
import type { Site } from './model.ts'

/** What it was at first is no longer a charity. */
const formerCharity =
  /\b(?:originally|formerly|used to be|began as|started as|a l'origine|autrefois|devenue?s? une (?:scop|cooperative|societe|entreprise)|originalmente|antes era|nacio como|ursprunglich|fruher|hervorgegangen|in origine|originariamente|nat[oa] come)\b/

/** Right before the statement a verb of the past; farther before it, whom the company gives to or works with, or who may be a customer. */
const othersCharity =
  /^(?:any|every|all|each|jede[rs]?|alle|tout[es]*|chaque|cualquier|toda[s]?|todos|ogni|qualsiasi|tutt[ei]) |\b(?:eligible|verified|qualif\w+)\b|\b(?:was|were|etait|fut|fue|era|war|waren|wurde)(?: \S+){0,2} ?$|\b(?:(?:we|i) (?:\w+ )?(?:support|sponsor|donate|give|raise|work (?:with|for)|partner)|donat\w+ (?:to|for)|proceeds|partners?|sponsor\w*|members? of|reversons|soutenons|partenaires?|membres? d\w+|donamos|colaboramos|apoyamos|destinamos|socios? de|wir (?:unterstutzen|spenden|fordern)|mitglied\w*|spenden an|sosteniamo|doniamo|devolviamo|collaboriamo|soci[oa]? di|clients?|customers?|kunden|clientes|clienti)\b/

/** Right after it: customers of this kind ("501(c)(3) organizations get 40% off"). */
const ofMany = /^\)? ?(?:organi[sz]ations|non-?profits|charities|groups|discounts?|rates?)\b/

const saysCharity = (text: string, zone: Zone, site: Site, brand: string | null): string | undefined => {
  const statement = wordPattern(charityStatements[site.language])
  const isOwnPlace = isHead(zone) || zone.weight <= footerWeight
  return sentencesOf(text, site.language).find((sentence) => {
    const folded = maskBrand(fold(sentence), brand)
    const isOwn =
      isOwnPlace ||
      firstPerson.test(folded) ||
      /^(?:elle|l'association|@) est /.test(folded) ||
      folded.split(' ').length <= 8
    const said = statement.exec(folded)
    if (!said || !isOwn || formerCharity.test(folded)) return false
    return !othersCharity.test(folded.slice(0, said.index)) && !ofMany.test(folded.slice(said.index + said[0].length))
  })
}

const asksForGifts = wordPattern(
  'donate(?: now)?|make a donation|give now|ways to give|spenden|jetzt spenden|spende|(?:je )?(?:faire|fais) un don|donner|dons?|dona|dona ahora|donar|haz (?:un|una) (?:donativo|donacion)|colabora|dona ora|fai una donazione|donazioni|sostienici',
)
const asksForHelpers = wordPattern(
  'volunteer(?:s|ing)?|become a volunteer|ehrenamt(?:lich.*)?|mithelfen|freiwillige?|(?:devenir |devenez )?benevoles?|benevolat|(?:hazte )?voluntari[oa]s?|voluntariado|(?:diventa )?volontari[oae]?|volontariato',
)
const charitable = wordPattern(
  'charity|charitable|foundation|food ?bank|shelter|hospice|relief|associations?|fondation|verein|stiftung|hilfswerk|\\w+hilfe|tafel|asociacion|fundacion|ongd?|banco de alimentos|associazione|fondazione|onlus|odv',
)
/** Museums, schools, clubs and churches ask for gifts and helpers too, and are something else first. */
const otherHouse = wordPattern(
  'museums?|schools?|church|parish|librar(?:y|ies)|theat(?:re|er)|orchestra|college|university|zoo|gardens?|clubs?|musees?|ecoles?|eglise|paroisse|theatre|bibliotheques?|schulen?|kirche\\w*|theater|bucherei|museos?|colegio|iglesia|parroquia|teatro|biblioteca|musei|scuol[ae]|chiesa|parrocchia|trade association|sport\\w*|musik\\w*',
)

/** The menu asks for gifts and for helpers, and the head of the site names a charity's form. */
const asksAsCharity = (site: Site): string | undefined => {
  const links = site.home.blocks
    .filter((block) => block.region === 'nav' && block.text.length <= 40)
    .map((block) => fold(block.text))
  const heads = [site.home.title, site.home.meta.get('description')?.[0] ?? '']
  const isAsking = [asksForGifts, asksForHelpers].every((words) => links.some((link) => words.test(link)))
  return isAsking && !otherHouse.test(fold(heads.join(' ')))
    ? heads.find((text) => charitable.test(fold(text)))
    : undefined
}

/** Whether the site says of itself that it is a charity: that outweighs what the charity deals with. */
export const findCharity = (site: Site, zones: Zone[], brand: string | null): Fact | null => {
  for (const zone of zones) {
    const sentence = saysCharity(zone.text, zone, site, brand)
    if (sentence)
      return {
        field: 'industry',
        value: 'Nonprofit',
        source_url: zone.page.url.href,
        passage: toPassage(sentence),
      }
  }
  const head = asksAsCharity(site)
  return head
    ? { field: 'industry', value: 'Nonprofit', source_url: site.home.url.href, passage: toPassage(head) }
    : null
}
