/** The longest web address, in characters (B5). */
export const maxWebsiteLength = 2083

const tooLong = 'A web address has at most 2,083 characters'
const onlyWeb = 'Only addresses that start with http:// or https:// can be read'

export type WebsiteResult = { ok: true; url: string } | { ok: false; message: string }

const refuse = (message: string): WebsiteResult => ({ ok: false, message })

/**
 * Turns a typed website into the URL to store: adds https:// to a host name, removes the fragment and the slash of a
 * bare host. Whether the URL may be fetched (private networks, ports) is checked by the fetch. Never throws: an error is
 * returned as a message for the form.
 */
export const normaliseWebsite = (input: string): WebsiteResult => {
  const text = input.trim()
  if (text === '') return refuse('Enter the address of a website')
  if (text.length > maxWebsiteLength) return refuse(tooLong)
  if (/\s/.test(text)) return refuse('A web address has no spaces')
  // `localhost:4100` is a host and its port, `mailto:someone` is a scheme.
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i.test(text)
  if (hasScheme && !/^https?:/i.test(text)) return refuse(onlyWeb)
  if (!hasScheme && /^[^/?#]+@[^/?#]+$/.test(text)) return refuse('This is an e-mail address: enter a website')
  const address = hasScheme ? text : `https://${text.replace(/^\/\//, '')}`
  const url = URL.parse(address)
  if (!url) return refuse('This is not a web address: check it for typing mistakes')
  if (url.username || url.password) return refuse('Leave the user name and password out of the address')
  if (!hasCompleteHost(url)) return refuse('The address is incomplete: add its ending, such as .com')
  url.hash = ''
  const normalised = url.pathname === '/' && !url.search ? url.origin : url.href
  return normalised.length > maxWebsiteLength ? refuse(tooLong) : { ok: true, url: normalised }
}

/** A name with a top-level domain, an IP address, localhost, or a local name with a port. */
const hasCompleteHost = ({ hostname, port }: URL) => {
  if (hostname === 'localhost' || port !== '' || hostname.startsWith('[')) return true
  if (/^\d+\.\d+\.\d+\.\d+$/.test(hostname)) return true
  return /[^.]\.[^.]{2,}\.?$/.test(hostname)
}
