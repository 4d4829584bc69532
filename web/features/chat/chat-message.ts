/** The messages that the chat's iframe may send; documented for providers in docs/chat.md. */
export type ChatMessage = { type: 'resize'; height: number } | { type: 'close' } | { type: 'unread'; count: number }

const hasOnly = (value: object, ...keys: string[]) =>
  Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key))

const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most

/** Parses a message of the iframe; undefined if invalid, since its content is untrusted. */
export const readChatMessage = (data: unknown): ChatMessage | undefined => {
  if (!data || typeof data !== 'object' || Array.isArray(data)) return undefined
  const { type, height, count } = data as Record<string, unknown>
  if (type === 'close' && hasOnly(data, 'type')) return { type }
  if (type === 'resize' && hasOnly(data, 'type', 'height') && isWhole(height, 10_000)) return { type, height }
  if (type === 'unread' && hasOnly(data, 'type', 'count') && isWhole(count, 9999)) return { type, count }
  return undefined
}
