// What goes over the wire in tests: multipart forms out, NDJSON lines in.

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
