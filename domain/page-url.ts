const route = /^#!?(\/[^/?#].*)/

/** Whether an address names a page of an app that keeps its pages behind the hash: `https://example.com/#/about`. */
export const hasRoute = (address: string): boolean => route.test(URL.parse(address)?.hash ?? '')

/** An address as a URL; a page behind the hash counts as a path, so that it is told apart and its words are read. */
export const pageUrl = (address: string | URL): URL => {
  const url = new URL(address)
  const [, path] = route.exec(url.hash) ?? []
  if (path) {
    url.hash = ''
    url.pathname = url.pathname.replace(/\/$/, '') + path
  }
  return url
}
