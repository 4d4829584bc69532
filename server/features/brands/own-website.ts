// Which address is stored as the website of a brand that was read from the web.

/** B5: what the field holds at most. */
const longest = 255

const bare = ({ hostname, port }: URL) => `${hostname.replace(/^www\./, '')}:${port}`

/**
 * The site's own origin (`found`), with the path that the person gave: a site that lives in a folder is not its host's
 * first page. An origin on another host says nothing of that path, so the address stays as it was given.
 */
export const ownWebsite = (given: string, found: string): string => {
  const [from, own] = [URL.parse(given), URL.parse(found)]
  if (!from || !own || from.pathname === '/') return found
  const website = (bare(from) === bare(own) ? own.origin : from.origin) + from.pathname + from.search
  return website.length > longest ? found : website
}
