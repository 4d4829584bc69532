import { isInterfaceText } from './headings.ts'
import { isModelOrder } from './model-orders.ts'
import { countWords, normalise } from './text.ts'

export const maximumName = 80
export const legalForm =
  /(?:,\s*|\s+)(?:ltd\.?|limited|llc|l\.l\.c\.|inc\.?|incorporated|corp\.?|corporation|plc|llp|l\.l\.p\.|cic|c\.i\.c\.|co\.|gmbh(?:\s*&\s*co\.?\s*kg(?:aa)?)?|g\.m\.b\.h\.|mbh|ug(?:\s*\(haftungsbeschr[aä]nkt\))?|ag|kg|ohg|gbr|e\.\s?k\.|e\.\s?k|e\.\s?u\.|e\.\s?v\.|ev|eg|partg(?:\s?mbb)?|partgmbb|se|s\.?\s?l\.?\s?u?\.?|s\.?\s?a\.?(?:\s?s\.?|\s?u\.?)?|s\.\s?coop\.?.*|scp|c\.\s?b\.|sarl|s\.a\.r\.l\.|sasu|eurl|snc|s\.n\.c\.|sas|s\.a\.s\.|scop|s\.?\s?r\.?\s?l\.?\s?s?\.?|s\.p\.a\.|spa|soc\.?\s?coop\.?.*|onlus|aps|ets|o\.d\.v\.|odv)$/i

export const withoutLegalForm = (name: string): string => {
  let text = name.trim()
  for (let round = 0; round < 2; round += 1) text = text.replace(legalForm, '').replace(/[\s,]+$/, '')
  return text.length > 1 ? text : name
}

const platforms =
  /^(?:wordpress|wix(?:\.com)?|squarespace|shopify|webflow|jimdo|weebly|joomla!?|drupal|typo3(?: cms)?|prestashop|magento|elementor|godaddy|blogger|next\.?js|create next app|react app|vite(?: \+ .*)?|nuxt|gatsby|my (?:site|store|shop|website|blog|app|wordpress)(?: \d+)?|mysite(?:\s\d+)?|mi sitio|mon site|meine (?:website|homepage)|il mio sito|just another wordpress site|untitled.*|new site|site title|website|web site|default|company name|your (?:company|site|logo|brand).*|logo|document|app|google|facebook|instagram|linkedin|twitter|x|youtube|tiktok|tripadvisor|cookiebot|trustpilot|whatsapp|pinterest|main|image|icon|brand|header|photo)$/i

const separators =
  /\s+[|–—·•:»›~*/]+\s+|\s+-{1,3}\s+|\s*\|\s*|\s*(?:::+|\.:+|:+\.|~+|\*{2,})\s*|\s*[»•·]\s*|:\s+(?=\p{Lu})/u

/** What hand-made titles are dressed with: "*** Name ***", "-= Name =-", "~ Name ~". */
const ornaments = /^[\s*~=_[\]<>-]+|[\s*~=_[\]<>-]+$/g

export const titleParts = (title: string): string[] =>
  title
    .split(separators)
    .map((part) => part.replaceAll(ornaments, ''))
    .filter(Boolean)

/** A candidate as a name; null for what can be none: interface words, platforms, sentences, addresses. */
export const toName = (text: string): string | null => {
  const name = normalise(text)
    .replace(/^[\s"'«“|–—-]+|[\s"'»”|–—,;:-]+$/g, '')
    .replace(/[®™©]/g, '')
    .trim()
  if (name.length < 2 || name.length > maximumName || countWords(name) > 8 || !/\p{L}/u.test(name)) return null
  if (/^https?:|@|[!?]$|\{\{|%[a-z]+%|\.(?:png|jpe?g|svg|webp)$/i.test(name) || platforms.test(name)) return null
  if (/(?<!\b\p{L}|\b(?:co|inc|ltd|st|dr|mr|bros|gebr|sr|jr|corp|s\.l|s\.a|s\.r\.l|e\.v|e\.k|d\.o\.o))\.$/iu.test(name))
    return null
  return isInterfaceText(name) || isModelOrder(name) ? null : name
}

/** What the words of a logo's picture say beside the name. */
export const logoWords =
  /^(?:(?:the |das |le |la |el |il )?logo(?:tipo|type)?(?: (?:of|von|der|des|de|du|del|della|di|d'))?\s+)|\s*[-–|,]?\s*(?:logo(?:tipo|type)?|homepage|home|startseite|accueil|inicio|zur startseite)$/gi
