// Runs before anything else of the app: the sign-in's token leaves the address bar before any other code could see it.

const address = new URL(location.href)
const taken = address.searchParams.get('access_token')
if (taken !== null) {
  address.searchParams.delete('access_token')
  history.replaceState(history.state, '', address)
}

let token = taken ?? undefined

/** Whether the sign-in came back with a token that nobody has taken yet. */
export const hasAccessToken = (): boolean => token !== undefined

/** The single-use token that the sign-in came back with; undefined when there is none or it was taken already. */
export const takeAccessToken = (): string | undefined => {
  const once = token
  token = undefined
  return once
}
