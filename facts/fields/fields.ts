import type { Field } from '../types.ts'
import { emails } from './emails.ts'
import { industry } from './industry.ts'
import { language } from './language.ts'
import { location } from './location.ts'
import { name } from './name.ts'
import { phones } from './phones.ts'
import { website } from './website.ts'
import { audience } from './audience.ts'
import { mission } from './mission.ts'
import { perception } from './perception.ts'
import { positioning } from './positioning.ts'
import { summary } from './summary.ts'
import { vision } from './vision.ts'

/** In the order in which they are found: name and location first, as other fields look at them. */
export const fields: readonly Field[] = [name, location, website, language, emails, phones, industry]
