/** Shown where a date is missing (B9, M9). */
const missing = '-'

type Moment = string | number | Date | null | undefined

function format(moment: Moment, locale: string | undefined, options: Intl.DateTimeFormatOptions): string {
  if (moment === null || moment === undefined || moment === '') return missing
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? missing : new Intl.DateTimeFormat(locale, options).format(date)
}

/** The long date in the browser's locale: 21 November 2026. */
export const longDate = (moment: Moment) => format(moment, undefined, { dateStyle: 'long' })

/** The US long form of the settings and the blog pages (B9, M9): November 21, 2026. */
export const usLongDate = (moment: Moment) => format(moment, 'en-US', { dateStyle: 'long' })

/** Day and time in the browser's locale: 21 Nov 2026, 09:30. */
export const dateAndTime = (moment: Moment) => format(moment, undefined, { dateStyle: 'medium', timeStyle: 'short' })
