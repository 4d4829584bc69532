/** A 32-bit number that depends on every character of the text (FNV-1a with a final mix). */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A whole number from `min` to `max`, always the same for the same seed. */
export const seededNumber = (seed: string, min: number, max: number): number => min + (hashOf(seed) % (max - min + 1))

/** The items in an order that depends on nothing but the seed and their number. */
export const seededOrder = <Item>(items: readonly Item[], seed: string): Item[] =>
  items
    .map((item, index) => ({ item, index, rank: hashOf(`${seed}/${index}`) }))
    .toSorted((one, other) => one.rank - other.rank || one.index - other.index)
    .map(({ item }) => item)
