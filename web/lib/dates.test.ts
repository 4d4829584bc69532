import { describe, expect, it } from 'vitest'
import { dateAndTime, longDate, usLongDate } from './dates.ts'

const noon = '2026-11-21T12:00:00Z'

describe('dates', () => {
  it('writes the US long form in any locale', () => {
    expect(usLongDate(noon)).toBe('November 21, 2026')
  })

  it('accepts a string, a number or a Date', () => {
    expect(usLongDate(Date.parse(noon))).toBe('November 21, 2026')
    expect(usLongDate(new Date(noon))).toBe('November 21, 2026')
    expect(longDate(noon)).toContain('2026')
    expect(dateAndTime(noon)).toMatch(/2026.*\d\d/)
  })

  it.each([null, undefined, '', 'tomorrow'])('shows a dash for %j', (moment) => {
    expect([longDate(moment), usLongDate(moment), dateAndTime(moment)]).toEqual(['-', '-', '-'])
  })
})
