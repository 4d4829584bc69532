import { expect, test } from 'vitest'
import { industries } from './industries.ts'

test('the form offers 55 different industries, from 3D printing to Other', () => {
  expect(industries).toHaveLength(55)
  expect(new Set(industries).size).toBe(55)
  expect(industries[0]).toBe('3D printing')
  expect(industries.at(-1)).toBe('Other')
})
