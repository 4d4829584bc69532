type Json = Record<string, unknown>

// Far above what honest pages carry.
const maxNodes = 5000

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** All objects in the JSON-LD of a document, nested ones and those in an @graph too; blocks that are no JSON are passed over. */
export const jsonLdNodes = (document: Document): Json[] => {
  const nodes: Json[] = []
  for (const script of document.querySelectorAll('script[type="application/ld+json" i]')) {
    const open = [parseBlock(script.textContent)]
    for (let value = open.pop(); value !== undefined && nodes.length < maxNodes; value = open.pop()) {
      if (!isObject(value)) continue
      if (!Array.isArray(value)) nodes.push(value)
      open.push(...Object.values(value).filter(isObject).toReversed())
    }
  }
  return nodes
}

const parseBlock = (text: string | null): unknown => {
  try {
    // Some content systems wrap the block in a comment or a CDATA section.
    const unwrapped = (text ?? '').trim().replace(/^(\/\/\s*)?(<!--|<!\[CDATA\[)/, '')
    return JSON.parse(unwrapped.replace(/(\/\/\s*)?(-->|\]\]>)$/, ''))
  } catch {
    return undefined
  }
}

/** Whether an object is of a schema.org type whose name fits, such as /Organization$|Business$/. */
export const isType = (node: Json, names: RegExp): boolean =>
  [node['@type']].flat().some((type) => typeof type === 'string' && names.test(type))
