// What goes over the wire in tests: multipart forms out, NDJSON lines in.

/** What a brand needs to be complete (B5). */
export const completeBrand = {
  name: 'Northlight Cycles',
  audience: 'Families in towns',
  vision: 'Streets where children ride to school',
  mission: 'To build cargo bikes that last',
  positioning: 'The cargo bike that fits through a front door',
  marketing_goals: 'More test rides',
  keywords: 'cargo bike, family bike',
  language: 'en_GB',
  competitors: 'Other makers',
  tone_of_voice_id: 'friendly',
}

export const formOf = (fields: Record<string, string | File>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** The lines of an NDJSON text or answer, the empty rest after the last one not counted. */
export const linesOf = async <T = Record<string, unknown>>(ndjson: string | Response): Promise<T[]> =>
  (typeof ndjson === 'string' ? ndjson : await ndjson.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T)
