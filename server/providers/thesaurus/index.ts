import type { Thesaurus } from './thesaurus.ts'
import { createWordNet } from './wordnet.ts'

/** The thesaurus of this installation: WordNet, read from the files of its package. Nothing is opened yet. */
export const createThesaurus = (): Thesaurus => createWordNet()
