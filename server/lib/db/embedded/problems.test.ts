import { expect, test } from 'vitest'
import { programProblem } from './problems.ts'

test.each([
  [
    'initdb: error: could not write to file "/data/postgres.new/base/1": No space left on device',
    'The disk that holds /data is full: Creating the database failed',
  ],
  [
    'LOG:  starting\n2026-01-01 UTC [7] FATAL:  data directory "/data" has wrong ownership\nHINT:  fix it',
    'Creating the database in /data failed: data directory "/data" has wrong ownership',
  ],
  ['', 'Creating the database in /data failed: no output'],
])('the failure of a program is one line: %j', (output, message) => {
  expect(programProblem('Creating the database', '/data', output).message).toBe(message)
})
