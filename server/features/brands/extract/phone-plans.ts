import type { BaseLanguage } from '#domain/languages.ts'

/** Digits after the country prefix, least and most (ITU-T national numbering plans); a trunk zero may stand before them. */
const nationalLengths: Record<string, [number, number]> = {
  1: [10, 10],
  31: [9, 9],
  32: [8, 9],
  33: [9, 9],
  34: [9, 9],
  351: [9, 9],
  352: [5, 11],
  353: [7, 9],
  39: [6, 11],
  41: [9, 9],
  43: [4, 13],
  44: [9, 10],
  45: [8, 8],
  49: [5, 13],
}

/** What a number without a country prefix looks like where a language is spoken, with its trunk zero. */
const nationalForms: Record<BaseLanguage, RegExp> = {
  de: /^0[1-9]\d{5,11}$/,
  fr: /^0[1-9]\d{7,8}$/,
  it: /^(?:0\d{7,10}|3\d{8,9}|80[03]\d{5,6}|199\d{6}|8[49]\d{7,8})$/,
  es: /^[6-9]\d{8}$/,
  // British and Irish numbers begin with zero, American ones never.
  en: /^(?:0[1-9]\d{7,10}|1?[2-9]\d{2}[2-9]\d{6}|1[38]00\d{6})$/,
}

const fitsCountry = (digits: string): boolean => {
  const code = [3, 2, 1].map((length) => digits.slice(0, length)).find((start) => nationalLengths[start])
  if (!code) return digits.length >= 9 && digits.length <= 15
  const rest = digits.slice(code.length)
  const [least = 0, most = 0] = nationalLengths[code] ?? []
  const length = code === '39' ? rest.length : rest.replace(/^0/, '').length
  return length >= least && length <= most
}

/**
 * Whether digits make a telephone number: by the plan of the country prefix, else by that of the language (any of them
 * when it is null). `00` counts as a prefix only before a European or American country code.
 */
const fitsPlan = (value: string, language: BaseLanguage | null): boolean => {
  const digits = value.replace(/\(0\)/, '').replaceAll(/\D/g, '')
  if (value.trimStart().startsWith('+')) return /^[1-9]/.test(digits) && fitsCountry(digits)
  if (digits.startsWith('00')) return /^00(?:1|3\d|4\d)/.test(digits) && fitsCountry(digits.slice(2))
  const forms = language ? [nationalForms[language]] : Object.values(nationalForms)
  return forms.some((form) => form.test(digits))
}

/** A space on both sides of a dash or stroke parts two numbers, or hours, except after an area code. */
const wideJoint = /\s[/–-]\s|\s{2,}|\s\/|\/\s/g

/** The first number of a run of digit groups, which may hold two numbers or the hours after one; null when none fits. */
export const firstNumber = (run: string, language: BaseLanguage | null): string | null => {
  let whole = run
  for (const joint of run.matchAll(wideJoint)) {
    const digits = run.slice(0, joint.index).replaceAll(/\D/g, '')
    if (digits.length > (/^\s*(?:\+|00)/.test(run) ? 8 : 6)) {
      whole = run.slice(0, joint.index)
      break
    }
  }
  if (fitsPlan(whole, language)) return whole.trim()
  // The groups left over must be a number of their own, or none can be told from the other.
  const cuts = [...whole.matchAll(/[\s/–-]+/g)].map((joint) => joint.index).toReversed()
  const cut = cuts.find((at) => fitsPlan(whole.slice(0, at), language) && fitsPlan(whole.slice(at), language))
  return cut === undefined ? null : whole.slice(0, cut).trim()
}
