/** A fetched page: the URL after redirects and the decoded HTML. */
export type Page = { url: string; html: string }
