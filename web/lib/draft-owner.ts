import { createContext } from 'react'

/** The id of the person who owns new drafts; undefined until it is known. */
export const DraftOwner = createContext<string | undefined>(undefined)
