const KEPT_SCHEMES = new Set(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'])

/** Whether a link or an image may have this URL: one of the schemes of M5, or relative. */
export function isAllowedAddress(address: string): boolean {
  const scheme = /^([^/?#:]*):/.exec(address)?.[1]
  return scheme === undefined || KEPT_SCHEMES.has(scheme.toLowerCase())
}

/** Whether a link leaves the app, and so opens in a new tab. */
export function isExternalAddress(address: string): boolean {
  return /^(?:https?:)?\/\//i.test(address)
}

/** Completes a typed `example.org` or `me@example.org` to a URL; null if it is not a valid one. */
export function completeAddress(typed: string): string | null {
  const address = typed.trim()
  if (address === '' || /\s/.test(address)) return null
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(address)) return `mailto:${address}`
  if (/^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]|$)/.test(address)) return `https://${address}`
  return isAllowedAddress(address) ? address : null
}
