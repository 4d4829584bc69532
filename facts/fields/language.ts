import type { Field } from '../types.ts'
import { toPassage } from './passage.ts'

/** The site's main language as a base code; the words of its home page are the evidence. */
export const language: Field = {
  name: 'language',
  candidates: ({ home, pages, language: value }) => {
    const speaking = pages.find(({ isScript }) => isScript) ?? home
    const block = speaking.blocks.find(({ text, voice }) => voice === 'own' && text.length > 60)
    const passage = toPassage(block?.text ?? home.title)
    return passage
      ? [{ value, url: block ? speaking.url : home.url, passage, features: { text: Number(!!block) } }]
      : []
  },
}
