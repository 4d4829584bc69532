import Fuse from 'fuse.js'
import type { Deliverable } from '#contract/blogs.ts'

/** The searched fields of a deliverable. */
export type Searchable = { title: string; brand: string }

export const searchableOf = ({ blog, brand }: Deliverable): Searchable => ({
  title: blog?.title ?? '',
  brand: brand.name ?? '',
})

/** B5: fuzzy over blog title and brand name, threshold 0.5. Returns the indexes of the matches, best first. */
export const createSearch = (entries: readonly Searchable[]): ((text: string) => number[]) => {
  const fuse = new Fuse(entries, { keys: ['title', 'brand'], threshold: 0.5, ignoreLocation: true })
  return (text) => fuse.search(text).map(({ refIndex }) => refIndex)
}
