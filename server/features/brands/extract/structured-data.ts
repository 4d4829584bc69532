import { normalise } from './text.ts'
import type { Entity } from './model.ts'

const maximumEntities = 400
const maximumDepth = 12
const maximumSource = 500_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, 60) : value === undefined || value === null ? [] : [value]

/** `https://schema.org/Bakery`, `schema:Bakery` and `Bakery` all name Bakery. */
const typeName = (value: string): string => value.trim().split(/[/#:]/).at(-1) ?? ''

const typesOf = (record: Record<string, unknown>): string[] =>
  asList(record['@type'] ?? record.type)
    .filter((type) => typeof type === 'string')
    .flatMap((type) => type.split(/\s+/))
    .map(typeName)
    .filter(Boolean)

/** Parses one block of JSON-LD as real pages write it: inside a comment or CDATA, with raw line breaks or a last comma. */
const parseLenient = (source: string): unknown => {
  const text = source
    .replace(/^\s*(?:<!--|(?:\/\/|\/\*)?\s*<!\[CDATA\[(?:\s*\*\/)?)/, '')
    .replace(/(?:-->|(?:\/\/|\/\*)?\s*\]\]>(?:\s*\*\/)?)\s*$/, '')
    .trim()
    .replace(/;$/, '')
  for (const attempt of [text, text.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(/,\s*([}\]])/g, '$1')]) {
    try {
      return JSON.parse(attempt)
    } catch {
      continue
    }
  }
  return undefined
}

/** Every typed thing in a tree of JSON, with the property it hangs on; `@id` references are followed once. */
export const entitiesOfJson = (source: string): Entity[] => {
  const parsed = parseLenient(source.slice(0, maximumSource))
  const line = normalise(source.slice(0, maximumSource))
  const entities: Entity[] = []
  const pending = asList(parsed).map((value) => ({ value, role: '', depth: 0 }))
  while (pending.length > 0 && entities.length < maximumEntities) {
    const { value, role, depth } = pending.shift() ?? { value: null, role: '', depth: 0 }
    if (!isRecord(value) || depth > maximumDepth) continue
    const types = typesOf(value)
    if (types.length > 0) entities.push({ types, role, values: value, source: line })
    for (const [key, child] of Object.entries(value).slice(0, 80)) {
      const childRole = key === '@graph' || key === 'mainEntity' || key === 'mainEntityOfPage' ? role : key
      for (const one of asList(child))
        if (isRecord(one)) pending.push({ value: one, role: childRole, depth: depth + 1 })
    }
  }
  return followReferences(entities)
}

/** An entity that is only named by `@id` elsewhere (Yoast writes `publisher: {"@id": …}`) gets that thing's values. */
const followReferences = (entities: Entity[]): Entity[] => {
  const known = new Map<string, Record<string, unknown>>()
  for (const { values } of entities) {
    const id = values['@id']
    if (typeof id === 'string' && Object.keys(values).length > 2) known.set(id, values)
  }
  for (const entity of entities) {
    for (const key of ['address', 'location', 'contactPoint', 'aggregateRating']) {
      const id = isRecord(entity.values[key]) ? entity.values[key]['@id'] : undefined
      const target = typeof id === 'string' ? known.get(id) : undefined
      if (target) entity.values = { ...entity.values, [key]: target }
    }
  }
  return entities
}

const propertyText = (element: Element): string => {
  const tag = element.localName
  const content = element.getAttribute('content')
  if (content !== null) return normalise(content)
  if (tag === 'a' || tag === 'link') {
    const href = element.getAttribute('href') ?? ''
    if (/^(?:mailto|tel):/i.test(href)) return href.replace(/^\w+:/, '').split('?')[0] ?? ''
    return tag === 'link' ? href : normalise(element.textContent ?? '') || href
  }
  if (tag === 'meta' || tag === 'img') return element.getAttribute('src') ?? ''
  return normalise((element.textContent ?? '').slice(0, 2000))
}

type Scope = { element: Element; entity: Entity }

/** Microdata (`itemscope`, `itemprop`) and RDFa (`typeof`, `property`) as the same entities. `elements` is in page order. */
export const entitiesOfMarkup = (elements: Element[]): Entity[] => {
  const scopes: Scope[] = []
  const entities: Entity[] = []
  for (const element of elements.slice(0, 3000)) {
    const type = element.getAttribute('itemtype') ?? element.getAttribute('typeof')
    const property = element.getAttribute('itemprop') ?? element.getAttribute('property')
    const scope = scopes.findLast((one) => one.element !== element && one.element.contains(element))
    const role = property ? typeName(property.split(/\s+/)[0] ?? '') : ''
    let value: unknown
    if (type) {
      const types = type.split(/\s+/).map(typeName).filter(Boolean)
      const entity: Entity = { types, role, values: { '@type': types }, source: '' }
      entities.push(entity)
      scopes.push({ element, entity })
      value = entity.values
      if (scopes.length > 60) break
    } else if (role) value = propertyText(element)
    if (!role || !scope || value === '' || value === undefined) continue
    const known = scope.entity.values[role]
    scope.entity.values[role] = known === undefined ? value : [...asList(known), value]
  }
  return entities
}

/** The first text of a property: itself, or the name or value of what it holds. */
export const textOf = (value: unknown): string => {
  for (const one of asList(value)) {
    if (typeof one === 'string' || typeof one === 'number') {
      const text = normalise(String(one).slice(0, 4000))
      if (text) return text
    } else if (isRecord(one)) {
      const inner = one.name ?? one['@value'] ?? one.value
      const text = typeof inner === 'string' || typeof inner === 'number' ? normalise(String(inner)) : ''
      if (text) return text
    }
  }
  return ''
}

export const textsOf = (value: unknown): string[] => asList(value).map(textOf).filter(Boolean)

export const recordsOf = (value: unknown): Record<string, unknown>[] => asList(value).filter(isRecord)

const organisationType =
  /(?:Organi[sz]ation|Corporation|Business|NGO|Store|Restaurant|Hotel|Shop|Agency|Service|School|University|Clinic|Hospital|Dentist|Physician|Attorney|Notary|Contractor|Dealer|Company|Salon|Gym|Office|Bakery|Brewery|Winery|Distillery|Cafe\w*|Bar\w*|Pub|Plumber|Electrician|Locksmith|Painter|Pharmacy|Optician|Florist|Library|Museum|Motel|Hostel|Resort|Campground|Spa|Parlor|Preschool|CollegeOrUniversity|VeterinaryCare|Repair|Wash|Rental|Airline|Broker|Laundry|FoodEstablishment|LodgingBusiness|BedAndBreakfast|Project|Consortium|Cooperative|Project|Center|Centre|Club|Casino|Theater|Gallery|Station|Brand)$/

const siteRoles = new Set([
  '',
  'publisher',
  'provider',
  'about',
  'seller',
  'itemReviewed',
  'copyrightHolder',
  'creator',
  'isPartOf',
  'item',
  'sourceOrganization',
  'hiringOrganization',
  'offeredBy',
  'owner',
  'organization',
])

export const isOrganisation = (entity: Entity): boolean => entity.types.some((type) => organisationType.test(type))

/** Whether the entity may be the site's own company: at the top level or in a place that names the maker of the page. */
export const isOwnRole = (entity: Entity): boolean => siteRoles.has(entity.role)

/**
 * The words of the page's own JSON between the first and the last of some values when they stand together, else the
 * longest value: a passage for what several properties say.
 */
export const sourcePassage = (source: string, values: string[]): string => {
  const longest = values.toSorted((left, right) => right.length - left.length)[0] ?? ''
  const places = values.map((value) => source.indexOf(JSON.stringify(value))).filter((place) => place !== -1)
  if (places.length < 2) return longest
  const start = Math.min(...places)
  const last = Math.max(...places)
  const end = source.indexOf('"', last + 1)
  return end - start > 280 || end === -1 ? longest : source.slice(start, end + 1)
}
