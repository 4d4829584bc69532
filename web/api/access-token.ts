// Imported first: removes the sign-in's token from the URL before other code can read it.

const address = new URL(location.href)
const taken = address.searchParams.get('access_token')
if (taken !== null) {
  address.searchParams.delete('access_token')
  history.replaceState(history.state, '', address)
}

let token = taken ?? undefined

/** Whether the URL had an access token that has not been taken yet. */
export const hasAccessToken = (): boolean => token !== undefined

/** The single-use token from the URL; undefined if there was none or it was already taken. */
export const takeAccessToken = (): string | undefined => {
  const once = token
  token = undefined
  return once
}
