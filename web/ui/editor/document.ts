type Attribute = string | number | boolean | null | number[]
type Attributes = Record<string, Attribute>

export interface DocumentMark {
  type: string
  attrs?: Attributes
}

/** A node of ProseMirror's JSON document. */
export interface DocumentNode {
  type: string
  attrs?: Attributes
  content?: DocumentNode[]
  marks?: DocumentMark[]
  text?: string
}

export function stringAttribute(owner: DocumentNode | DocumentMark, name: string): string | null {
  const value = owner.attrs?.[name]
  return typeof value === 'string' ? value : null
}

export function numberAttribute(owner: DocumentNode, name: string, fallback: number): number {
  const value = owner.attrs?.[name]
  return typeof value === 'number' ? value : fallback
}
