import { createContext } from 'react'

/** The id of the person whose drafts are kept and offered; undefined until it is known. */
export const DraftOwner = createContext<string | undefined>(undefined)
