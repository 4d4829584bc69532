import { z } from 'zod'

/** An object of the schema, or in words what is wrong with the text. */
export type ObjectReading<T> = { ok: true; object: T } | { ok: false; problem: string }

/** Reads the JSON of an answer; prose and code fences around it, as small models like them, are forgiven. */
export const readObject = <T>(text: string, schema: z.ZodType<T>): ObjectReading<T> => {
  const json = parseJson(text) ?? parseJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  if (!json) return { ok: false, problem: 'The answer is not JSON.' }
  const parsed = schema.safeParse(json.value)
  return parsed.success ? { ok: true, object: parsed.data } : { ok: false, problem: z.prettifyError(parsed.error) }
}

const parseJson = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** What asks for JSON in words: after an answer that could not be read, and of servers that know no schemas. */
export const objectInstruction = (schema: z.ZodType, problem: string | null): string =>
  `${problem === null ? '' : `An earlier answer could not be used:\n${problem}\n`}Answer with JSON alone, without any other text, that fits this JSON Schema:
${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))}`
