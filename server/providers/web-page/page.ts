/** A fetched page: the URL after redirects and the decoded HTML; `isScript` where that is made of a script's texts. */
export type Page = { url: string; html: string; isScript?: boolean }
