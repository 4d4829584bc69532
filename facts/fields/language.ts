import type { Field } from '../types.ts'
import { toPassage } from './passage.ts'

/** The site's main language as a base code; the words of its home page are the evidence. */
export const language: Field = {
  name: 'language',
  candidates: ({ home, language: value }) => {
    const block = home.blocks.find(({ text, voice }) => voice === 'own' && text.length > 60)
    return [
      { value, url: home.url, passage: toPassage(block?.text ?? home.title), features: { text: Number(!!block) } },
    ]
  },
}
