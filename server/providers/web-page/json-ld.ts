type Json = Record<string, unknown>

// Far above the needs of ordinary pages.
const maxNodes = 5000

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** All objects in the JSON-LD of a document, including nested ones and those in an @graph; skips malformed blocks. */
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
    // Some content management systems wrap the block in a comment or a CDATA section.
    const unwrapped = (text ?? '').trim().replace(/^(\/\/\s*)?(<!--|<!\[CDATA\[)/, '')
    return JSON.parse(unwrapped.replace(/(\/\/\s*)?(-->|\]\]>)$/, ''))
  } catch {
    return undefined
  }
}

/** Whether the name of an object's schema.org type matches, such as /Organization$|Business$/. */
export const isType = (node: Json, names: RegExp): boolean =>
  [node['@type']].flat().some((type) => typeof type === 'string' && names.test(type))
