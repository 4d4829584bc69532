import { fold, toPassage, wordsOf } from './text.ts'
import type { Fact } from '#domain/facts.ts'
import type { PageModel, Site } from './model.ts'

const squeeze = (text: string): string => text.replaceAll(/\s+/g, '')

/** All that a page says: its visible text, its head, its structured data and the addresses of its contact links. */
const evidenceOf = (page: PageModel): string =>
  squeeze(
    [
      page.title,
      page.canonical ?? '',
      ...[...page.meta.values()].flat(),
      ...page.blocks.map((block) => (block.marks === 'script' ? `\u0000${block.text}` : block.text)),
      ...page.blocks.flatMap((block) => block.links.map((link) => link.href)),
      ...page.contactLinks.map(({ link }) => link.href),
      ...page.pictures.map((picture) => picture.alt),
      ...page.entities.flatMap((entity) => [entity.source, JSON.stringify(entity.values)]),
    ].join(' '),
  )

/** The block of the page that shares the most words with a value. */
const nearestBlock = (page: PageModel, value: string): string => {
  const wanted = new Set(wordsOf(fold(value), 'en'))
  let best = { text: '', shared: 0 }
  for (const block of page.blocks) {
    const shared = new Set(wordsOf(fold(block.text.slice(0, 1_000)), 'en').filter((word) => wanted.has(word))).size
    if (shared > best.shared) best = { text: block.text, shared }
  }
  return best.text
}

/** The fact with a passage that stands on its page: one pieced together from several places gives way to the nearest. */
export const groundFact = (fact: Fact, site: Site): Fact => {
  const page = site.pages.find((one) => one.url.href === fact.source_url)
  if (!page || evidenceOf(page).includes(squeeze(fact.passage))) return fact
  return { ...fact, passage: toPassage(nearestBlock(page, fact.value) || page.title) }
}
