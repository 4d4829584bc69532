/** One page as it was read: the address after redirects and the decoded HTML. */
export type Page = { url: string; html: string }
