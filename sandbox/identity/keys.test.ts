import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#test/helpers/database.ts'
import { identityKeys } from './keys.ts'

test('two first starts at once end up with the same keys', async () => {
  const { db, drop } = await createTestDatabase()
  onTestFinished(drop)
  const [first, second] = await Promise.all([identityKeys(db), identityKeys(db)])
  expect(first).toEqual(second)
  expect(await identityKeys(db)).toEqual(first)
})
