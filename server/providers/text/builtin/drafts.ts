import { formatOf, type Range } from '#domain/formats.ts'
import { headingNumber } from '#domain/quality/sections.ts'
import type { Part } from './fit.ts'
import type { PhrasedFormat } from './phrased-format.ts'
import { escaped } from './markdown.ts'
import type { OutlineSection } from './outline-reading.ts'
import type { Role } from './roles.ts'

/** A section on its way into the post. */
export type Draft = OutlineSection & { role: Role; hasSubsections: boolean; part: Part }

const framing = new Set<Role['kind']>(['introduction', 'closing', 'prep', 'hurdles'])

/** Sections around the matter itself: they carry no number and no gap. */
export const isFraming = ({ kind }: Role): boolean => framing.has(kind)

/** Numbers follow the order of the headings, also when the person has moved, added or deleted some. */
const renumbered = (sections: readonly OutlineSection[], roles: readonly Role[], format: PhrasedFormat) => {
  const { numbered } = formatOf(format).rules.sections
  let number = 0
  return sections.map((section, index) => {
    const own = headingNumber(section.heading)
    const isMember = section.level === 2 && (numbered ? !isFraming(roles[index]!) : own !== null)
    if (!isMember) return section
    number += 1
    const heading = own === null ? `${number}. ${section.heading}` : section.heading.replace(/\d+/u, String(number))
    return { ...section, heading }
  })
}

/** A heading in Markdown; the number before it needs no escape there. */
const headingLine = ({ level, heading }: OutlineSection): string => {
  const [, number = '', text = ''] = /^(\d+\. )?(.*)$/su.exec(heading) ?? []
  return `${'#'.repeat(level)} ${number}${escaped(text)}`
}

const roomOf = ({ heading, level }: OutlineSection, role: Role, format: PhrasedFormat, count: number): Range | null => {
  const { words, rules } = formatOf(format)
  const { sectionWords, sections } = rules
  const isBound = sections.numbered ? headingNumber(heading) !== null && !isFraming(role) : level === 2
  // Too few or too many sections could not hold the post's words between them.
  const isPossible = count * sectionWords!.max > words.min * 0.7 && count * sectionWords!.min < words.max
  return isBound && isPossible ? sectionWords : null
}

/** The sections of an outline as empty parts, their roles known, their numbers in order. */
export const draftsOf = (
  sections: readonly OutlineSection[],
  roles: readonly Role[],
  format: PhrasedFormat,
): Draft[] => {
  const isBounded = formatOf(format).rules.sectionWords !== null
  const count = sections.filter(({ level }, index) => level === 2 && !isFraming(roles[index]!)).length
  return renumbered(sections, roles, format).map((section, index) => ({
    ...section,
    role: roles[index]!,
    hasSubsections: section.level === 2 && sections[index + 1]?.level === 3,
    part: {
      heading: headingLine(section),
      room: isBounded ? roomOf(section, roles[index]!, format, count) : null,
      pieces: [],
    },
  }))
}
