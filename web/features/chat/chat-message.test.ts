import { expect, test } from 'vitest'
import { readChatMessage } from './chat-message.ts'

test.each([{ type: 'close' }, { type: 'resize', height: 480 }, { type: 'unread', count: 0 }])('accepts %j', (data) => {
  expect(readChatMessage(data)).toEqual(data)
})

test.each([
  undefined,
  null,
  'close',
  7,
  [],
  [{ type: 'close' }],
  {},
  { type: 'open' },
  { type: 'close', url: 'https://evil.test' },
  { type: 'resize' },
  { type: 'resize', height: '480px' },
  { type: 'resize', height: -1 },
  { type: 'resize', height: 480.5 },
  { type: 'resize', height: Infinity },
  { type: 'resize', height: 480, width: 1 },
  { type: 'unread', count: NaN },
  { type: 'unread', count: 10_000 },
  { type: 'unread', count: { valueOf: 1 } },
  Object.create({ type: 'close' }),
])('refuses %j', (data) => {
  expect(readChatMessage(data)).toBeUndefined()
})
