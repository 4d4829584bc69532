import type { Thesaurus } from './thesaurus.ts'
import { createWordNet } from './wordnet.ts'

/** WordNet, read from the files of its package; opens none of them yet. */
export const createThesaurus = (): Thesaurus => createWordNet()
