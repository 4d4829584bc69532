const KEPT_SCHEMES = new Set(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'])

/** Whether a link or an image may keep this address: one of the schemes of M5, or relative. */
export function isAllowedAddress(address: string): boolean {
  const scheme = /^([^/?#:]*):/.exec(address)?.[1]
  return scheme === undefined || KEPT_SCHEMES.has(scheme.toLowerCase())
}

/** Whether a link leaves the application, and so opens a new tab. */
export function isExternalAddress(address: string): boolean {
  return /^(?:https?:)?\/\//i.test(address)
}

/** The address that someone means who types `example.org` or `me@example.org`; null where it is none to link to. */
export function completeAddress(typed: string): string | null {
  const address = typed.trim()
  if (address === '' || /\s/.test(address)) return null
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(address)) return `mailto:${address}`
  if (/^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]|$)/.test(address)) return `https://${address}`
  return isAllowedAddress(address) ? address : null
}
