import { accounts } from './accounts.ts'
import { billing } from './billing.ts'
import { blogs } from './blogs.ts'
import { brands } from './brands.ts'
import { contexts } from './contexts.ts'
import { drive } from './drive.ts'
import { feedback } from './feedback.ts'
import { media } from './media.ts'
import { system } from './system.ts'
import { text } from './text.ts'
import { videos } from './videos.ts'

/** Every route of the API, by feature. Routes match in this order: literal paths come before those with parameters. */
export const contract = { system, accounts, billing, brands, blogs, contexts, feedback, drive, media, videos, text }
