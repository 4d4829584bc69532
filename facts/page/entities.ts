// Structured data: JSON-LD, and microdata or RDFa in the same shape.
import type { Entity } from './model.ts'

/** Far above the needs of ordinary pages. */
const maximumEntities = 5000

const isEntity = (value: unknown): value is Entity => typeof value === 'object' && value !== null

/** All objects in a block of JSON-LD, those in a `@graph` and nested ones too; none if it is malformed. */
export const entitiesOfJson = (source: string): Entity[] => {
  const entities: Entity[] = []
  const open = [parse(source)]
  for (let value = open.pop(); value !== undefined && entities.length < maximumEntities; value = open.pop()) {
    if (!isEntity(value)) continue
    if (!Array.isArray(value)) entities.push(value)
    open.push(...Object.values(value).filter(isEntity).toReversed())
  }
  return entities
}

const parse = (source: string): unknown => {
  // Some content management systems wrap the block in a comment or a CDATA section.
  const unwrapped = source
    .trim()
    .replace(/^(\/\/\s*)?(<!--|<!\[CDATA\[)/, '')
    .replace(/(\/\/\s*)?(-->|\]\]>)$/, '')
  try {
    return JSON.parse(unwrapped)
  } catch {
    return undefined
  }
}

const typeName = (type: string) => type.replace(/^.*[/#:]/, '')

/** The names of an entity's types without their vocabulary, such as `LocalBusiness`. */
export const typesOf = (entity: Entity): string[] =>
  [entity['@type']].flat().flatMap((type) => (typeof type === 'string' ? [typeName(type)] : []))

/** The first text of a property; of an object, its name or value. */
export const textOf = (value: unknown): string => {
  const first = Array.isArray(value) ? value[0] : value
  if (typeof first === 'string' || typeof first === 'number') return String(first).replaceAll(/\s+/g, ' ').trim()
  if (!isEntity(first)) return ''
  return textOf(first['@value'] ?? first['name'] ?? first['url'] ?? '')
}

/** The objects among a property's values. */
export const objectsOf = (value: unknown): Entity[] => [value].flat().filter(isEntity)

type Scope = { entity: Entity; depth: number }
type Property = { names: string[]; depth: number; text: string; target: Entity }

/** Collects microdata and RDFa while the page is parsed: call `open`, `text` and `close` in the page's order. */
export const microdata = () => {
  const entities: Entity[] = []
  const scopes: Scope[] = []
  const properties: Property[] = []
  const put = (target: Entity, names: string[], value: unknown) => {
    for (const name of names) target[name] = name in target ? [target[name], value].flat() : value
  }
  return {
    entities,
    open(attributes: Record<string, string>, depth: number) {
      const type = attributes['itemtype'] ?? attributes['typeof']
      const names = (attributes['itemprop'] ?? attributes['property'] ?? '').split(/\s+/).filter(Boolean).map(typeName)
      const outer = scopes.at(-1)?.entity
      if (type && entities.length < maximumEntities) {
        const entity: Entity = { '@type': type.split(/\s+/).map(typeName) }
        entities.push(entity)
        scopes.push({ entity, depth })
        if (outer && names.length > 0) put(outer, names, entity)
      } else if (outer && names.length > 0) {
        const value = attributes['content'] ?? attributes['datetime'] ?? attributes['href'] ?? attributes['src']
        if (value === undefined && properties.length < 50) properties.push({ names, depth, text: '', target: outer })
        else put(outer, names, value ?? '')
      }
    },
    text(words: string) {
      for (const property of properties) property.text += words
    },
    close(depth: number) {
      while (properties.length > 0 && properties.at(-1)!.depth >= depth) {
        const { names, text, target } = properties.pop()!
        put(target, names, text.replaceAll(/\s+/g, ' ').trim())
      }
      while (scopes.length > 0 && scopes.at(-1)!.depth >= depth) scopes.pop()
    },
  }
}
