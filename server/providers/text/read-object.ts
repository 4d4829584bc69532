import { z } from 'zod'

/** The parsed object, or a description of the problem. */
export type ObjectReading<T> = { ok: true; object: T } | { ok: false; problem: string }

/** Parses the JSON of an answer; ignores prose and code fences around it, which small models tend to add. */
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

/** A prompt that asks for JSON: after an unreadable answer, and for servers without schema support. */
export const objectInstruction = (schema: z.ZodType, problem: string | null): string =>
  `${problem === null ? '' : `An earlier answer could not be used:\n${problem}\n`}Answer with JSON alone, without any other text, that fits this JSON Schema:
${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))}`
