import { expect, test } from 'vitest'
import { ApiError } from '#web/api/error.ts'
import { saveErrorsOf } from './brand-save-errors.ts'

const refused = (code: number, detail?: string | { loc: string[]; msg: string; type: string }[]) =>
  new ApiError(code, { error: 'Refused', status: 'error', code, ...(detail && { detail }) })
const item = (field: string, msg: string) => ({ loc: ['body', field], msg, type: 'custom' })

test('B8 validation errors are shown at their field, or else with its label', () => {
  const detail = [
    item('vision', 'Required'),
    item('logo_file', 'No logo'),
    item('mission', 'Required'),
    item('x', 'Odd'),
  ]
  expect(saveErrorsOf(refused(422, detail), ['vision'])).toEqual({
    fields: [{ name: 'vision', message: 'Required' }],
    logo: 'No logo',
    isGone: false,
    otherFields: 'Mission: Required · x: Odd',
  })
})

test('404, a detail string and other failures name no field', () => {
  expect(saveErrorsOf(refused(404), ['vision']).isGone).toBe(true)
  const nothing = { fields: [], logo: undefined, isGone: false, otherFields: undefined }
  expect(saveErrorsOf(refused(409, 'Words'), ['vision'])).toEqual(nothing)
  expect(saveErrorsOf(new Error('Other'), ['vision'])).toEqual(nothing)
})
