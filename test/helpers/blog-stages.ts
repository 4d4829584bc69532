// What a blog holds after each step of the wizard.
export const outline =
  '# Choosing a cargo bike\n\n## Why a cargo bike\n\n- fewer car trips\n\n### What it costs\n\n- price and upkeep\n\n## How to choose\n\n- test ride\n'
export const content = '# Choosing a cargo bike\n\n## Why a cargo bike\n\nIt carries children and shopping.\n'

const chosen = {
  format: 'Checklist' as const,
  title: 'Choosing a cargo bike',
  keywords: ['cargo bike', 'family bike'],
}
const written = { ...chosen, outline, content, content_generated: true }

export const after = {
  intro: {},
  format: { format: chosen.format },
  topic: { format: chosen.format, title: chosen.title },
  keywords: chosen,
  outline: { ...chosen, outline },
  content: written,
  finished: { ...written, finalized: true },
}
