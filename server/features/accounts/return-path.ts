/** The path of the web app to go on to after the sign-in; null for whatever could lead out of it. */
export const returnPath = (redirect: string | undefined, web_url: string): string | null => {
  if (!redirect?.startsWith('/')) return null
  const url = URL.parse(redirect, web_url)
  if (url?.origin !== new URL(web_url).origin) return null
  // A path that begins with two slashes, such as that of "/.//host", names a host to whoever resolves it again.
  return url.pathname.startsWith('//') ? null : `${url.pathname}${url.search}${url.hash}`
}
