import { expect, it, vi } from 'vitest'
import { connectToaster, isToasterWanted, onToasterWanted, toast } from './toast.ts'
import type { Toast } from './toast.ts'

it('loads nothing until the first toast, and loses none', () => {
  const wanted = vi.fn<() => void>()
  const stop = onToasterWanted(wanted)
  expect(isToasterWanted()).toBe(false)

  toast.error('Error creating brand', { description: 'The address does not answer' })
  expect(wanted).toHaveBeenCalledOnce()
  expect(isToasterWanted()).toBe(true)

  const shown = vi.fn<(toast: Toast) => void>()
  const disconnect = connectToaster(shown)
  toast.success('Brand saved successfully')
  expect(shown.mock.calls.map(([one]) => one)).toEqual([
    { kind: 'error', title: 'Error creating brand', description: 'The address does not answer' },
    { kind: 'success', title: 'Brand saved successfully' },
  ])

  disconnect()
  stop()
  toast.info('Waits for the next toaster')
  expect(shown).toHaveBeenCalledTimes(2)
  expect(wanted).toHaveBeenCalledOnce()
})
