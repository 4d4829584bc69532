/** The path of the web app to return to after sign-in; null for anything that could be an open redirect. */
export const returnPath = (redirect: string | undefined, web_url: string): string | null => {
  if (!redirect?.startsWith('/')) return null
  const url = URL.parse(redirect, web_url)
  if (url?.origin !== new URL(web_url).origin) return null
  // A path with two leading slashes, such as that of "/.//host", is a host when it is resolved again.
  return url.pathname.startsWith('//') ? null : `${url.pathname}${url.search}${url.hash}`
}
