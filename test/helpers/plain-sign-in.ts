import { PlainBrowser } from './plain-browser.ts'

/** Signs in as the sandbox's first person without JavaScript; returns the session's id. The session names the browser. */
export const signInByForms = async (url: string, userAgent = 'node'): Promise<string> => {
  const browser = new PlainBrowser({ stopAt: `${url}/?` })
  await browser.open(`${url}/api/auth/google_login`)
  await browser.follow('@')
  const { url: back } = await browser.press('Continue')
  const access_token = new URL(back).searchParams.get('access_token')
  const session = `${url}/api/auth/session`
  const response = await fetch(session, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent, cookie: browser.cookieHeader(session) },
    body: JSON.stringify({ access_token }),
  })
  if (!response.ok) throw new Error(`The sign-in failed: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { session_id: string }).session_id
}
