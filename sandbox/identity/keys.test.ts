import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#test/helpers/database.ts'
import { identityKeys } from './keys.ts'

test('two concurrent first starts get the same keys', async () => {
  const { db, drop } = await createTestDatabase()
  onTestFinished(drop)
  const [first, second] = await Promise.all([identityKeys(db), identityKeys(db)])
  expect(first).toEqual(second)
  expect(await identityKeys(db)).toEqual(first)
})
