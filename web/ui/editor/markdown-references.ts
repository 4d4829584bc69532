import type { Definition, Nodes, Parents, Root } from 'mdast'

/** Resolves reference links and images to the URLs of their definitions. */
export function resolveReferences(root: Root): void {
  const definitions = new Map<string, Definition>()
  collect(root, definitions)
  if (definitions.size > 0) resolveIn(root, definitions)
}

function collect(node: Nodes, definitions: Map<string, Definition>): void {
  // Of several definitions with the same name, the first one counts.
  if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node)
  if ('children' in node) for (const child of node.children) collect(child, definitions)
}

function resolveIn(parent: Parents, definitions: Map<string, Definition>): void {
  const children: Nodes[] = parent.children
  for (const [index, child] of children.entries()) {
    if ('children' in child) resolveIn(child, definitions)
    const definition = 'identifier' in child ? definitions.get(child.identifier) : undefined
    if (!definition) continue
    const { url, title } = definition
    if (child.type === 'linkReference') children[index] = { type: 'link', url, title, children: child.children }
    if (child.type === 'imageReference') children[index] = { type: 'image', url, title, alt: child.alt }
  }
}
