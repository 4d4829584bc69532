/** Base URL of the API: empty (same origin) unless the page's meta tag names another (WEB_URL and API_URL differ). */
export const apiBase = (): string => document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content ?? ''
