/** Where the API is: this origin, unless the page says that it is elsewhere (WEB_URL and API_URL differ). */
export const apiBase = (): string => document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content ?? ''
