import { accounts } from './accounts.ts'
import { blogs } from './blogs.ts'
import { brands } from './brands.ts'
import { contexts } from './contexts.ts'
import { drive } from './drive.ts'
import { feedback } from './feedback.ts'
import { media } from './media.ts'
import { system } from './system.ts'
import { text } from './text.ts'

/** Every route of the API, by feature. Order is match order: a literal path stands before one with a parameter. */
export const contract = { system, accounts, brands, blogs, contexts, feedback, drive, media, text }
