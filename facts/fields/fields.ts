import type { Field } from '../types.ts'
import { audience } from './audience.ts'
import { emails } from './emails.ts'
import { industry } from './industry.ts'
import { industrySize } from './industry-size.ts'
import { keywords } from './keywords.ts'
import { language } from './language.ts'
import { location } from './location.ts'
import { mission } from './mission.ts'
import { name } from './name.ts'
import { perception } from './perception.ts'
import { phones } from './phones.ts'
import { positioning } from './positioning.ts'
import { summary } from './summary.ts'
import { vision } from './vision.ts'
import { website } from './website.ts'

/** In the order in which they are found: name and location first, as other fields look at them. */
export const fields: readonly Field[] = [
  name,
  location,
  website,
  language,
  emails,
  phones,
  industry,
  industrySize,
  keywords,
  mission,
  vision,
  positioning,
  audience,
  perception,
  summary,
]
