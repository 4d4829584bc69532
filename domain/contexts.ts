// The context budget (M9): a percentage of 100, one for every thousand tokens.

export const contextCap = 100

export const contextSize = (items: readonly { tokens_number: number }[]) =>
  Math.ceil(items.reduce((sum, item) => sum + item.tokens_number, 0) / 1000)

export const isOverContextCap = (items: readonly { tokens_number: number }[]) => contextSize(items) > contextCap
