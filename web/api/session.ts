// The session's cookies (B3). The session id is sent as a header, never automatically.

const names = ['session-type', 'session-id', 'user-info', 'user-id'] as const
type Name = (typeof names)[number]

const days30 = 30 * 24 * 3600

const readCookie = (name: Name): string | undefined => {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return found && decodeURIComponent(found.slice(name.length + 1))
}

const writeCookie = (name: Name, value: string, maxAge: number) => {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAge}; samesite=lax${secure}`
}

export const sessionId = () => readCookie('session-id')

export const beginSession = (session_id: string) => {
  writeCookie('session-type', 'google', days30)
  writeCookie('session-id', session_id, days30)
}

export const rememberUser = (user: { user_id: string; first_name: string; last_name: string; email: string }) => {
  writeCookie('user-id', user.user_id, days30)
  writeCookie(
    'user-info',
    JSON.stringify({ first_name: user.first_name, last_name: user.last_name, email: user.email }),
    days30,
  )
}

/** The person who last signed in, according to the cookies. */
export const knownUser = (): { user_id: string; first_name: string; last_name: string; email: string } | undefined => {
  const user_id = readCookie('user-id')
  const info = readCookie('user-info')
  return user_id && info ? { user_id, ...JSON.parse(info) } : undefined
}

export const knownUserId = () => readCookie('user-id')

export const endSession = () => names.forEach((name) => writeCookie(name, '', 0))

const redirectKey = 'redirect-url'

/**
 * Saves where to go after the sign-in. Only accepts paths of this app, never anything that a browser reads as another
 * origin.
 */
export const saveRedirect = (path: string) => {
  const url = path.startsWith('/') ? URL.parse(path, location.origin) : null
  if (url?.origin === location.origin) localStorage.setItem(redirectKey, url.pathname + url.search + url.hash)
}

export const takeRedirect = () => {
  const path = localStorage.getItem(redirectKey)
  localStorage.removeItem(redirectKey)
  return path ?? undefined
}
