import type { PageModel } from './model.ts'

/** Elements into which frameworks draw a page, by id or name. */
const roots = /^(?:root|app|__next|__nuxt|___gatsby|svelte|q-app|react-root|app-root|my-app|app-mount|main-app)$/i

/** Whether an element is where a framework draws the page. */
export const isAppRoot = (name: string, { id = '', ...rest }: Record<string, string>) =>
  roots.test(id) || roots.test(name) || 'ng-app' in rest || 'data-reactroot' in rest

/** Characters: less in the shell of an app is its frame, and less without one is nothing. */
const mostTextOfShell = 250
const mostTextOfNothing = 40

/** Whether a page's HTML holds no text because scripts are to draw it. */
export const needsJavaScript = ({ blocks, links, hasScripts, isShell }: PageModel): boolean => {
  if (!hasScripts) return false
  const length = blocks.reduce((sum, { text, voice }) => sum + (voice === 'notice' ? 0 : text.length), 0)
  return isShell ? length < mostTextOfShell : length < mostTextOfNothing && links.length === 0
}
