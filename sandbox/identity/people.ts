import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { insertPerson, type Person } from '#sandbox/queries.ts'
import type { Database } from '#server/lib/db/tables.ts'

type Db = Kysely<Database>

/** Addresses under domains reserved for examples, so that none is real. */
const samples: Person[] = [
  { sub: '100000000000000000001', email: 'ada.okafor@example.com', given_name: 'Ada', family_name: 'Okafor' },
  { sub: '100000000000000000002', email: 'jonas.lindqvist@example.com', given_name: 'Jonas', family_name: 'Lindqvist' },
  { sub: '100000000000000000003', email: 'sofia.ramirez@northwind.test', given_name: 'Sofía', family_name: 'Ramírez' },
  { sub: '100000000000000000004', email: 'mei.tanaka@northwind.test', given_name: 'Mei', family_name: 'Tanaka' },
]

export const addSamplePeople = async (db: Db) => {
  // The last one added is listed first.
  for (const person of samples.toReversed()) await insertPerson(db, person)
}

const name = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(100, 'A name has at most 100 characters')
    .regex(/^\P{Cc}*$/u, 'A name has no control characters')

export const NewPerson = z.object({
  given_name: name('Please enter a first name'),
  family_name: name('Please enter a last name'),
  email: z
    .string('Please enter an e-mail address')
    .trim()
    .toLowerCase()
    .max(254, 'An e-mail address has at most 254 characters')
    .pipe(z.email('Please enter a valid e-mail address')),
})
export type NewPerson = z.infer<typeof NewPerson>

/** Returns the new person's sub, of 21 digits like Google's; undefined when the e-mail address is taken. */
export const addPerson = async (db: Db, person: NewPerson): Promise<string | undefined> => {
  const sub = `1${Array.from({ length: 20 }, () => randomInt(10)).join('')}`
  return (await insertPerson(db, { sub, ...person })) ? sub : undefined
}
