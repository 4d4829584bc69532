import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { companyPage, html, page, unhurried, setUpScrapingApp, valuesOf } from '#test/helpers/scraping-app.ts'

const { server, allowHosts, patience, serveSite, begin, show, follow, generationsOf } = setUpScrapingApp()

describe('B8 a website that cannot be read', unhurried, () => {
  const siteOf = (listener: RequestListener) => async () => (await serveSite(listener)).url
  const answering = (status: number, headers: Record<string, string> = {}, body = '') =>
    siteOf((_, response) => response.writeHead(status, headers).end(body))
  const login = '<h1>Sign in</h1><form>E-mail <input name="email"> Password <input type="password"></form>'
  const disallowAll = 'User-agent: *\nDisallow: /'

  test.each<[string, () => Promise<string>, RegExp]>([
    ['whose name does not resolve', async () => 'https://no-such-company.test', /No website was found under this name/],
    ['that refuses the connection', refusing, /refused the connection/],
    ['that never answers', siteOf(() => {}), /took too long/],
    ['that redirects to a private address', redirecting, /private network/],
    ['that is a private address itself', async () => 'http://169.254.169.254/latest/meta-data/', /private network/],
    ['that redirects endlessly', answering(302, { location: '/again' }), /one redirect to the next/],
    ['that is a PDF', answering(200, { 'content-type': 'application/pdf' }, '%PDF-1.7'), /a file of another kind/],
    ['that is empty', siteOf(html(page('<div id="root"></div>'))), /nothing to read/],
    ['that asks for a sign-in', siteOf(html(page(login))), /asks for a sign-in/],
    ['that responds with an error', answering(503), /is having problems.*503/],
    ['that robots.txt disallows', answering(200, { 'content-type': 'text/plain' }, disallowAll), /robots\.txt/],
  ])('B8 %s fails with its reason', async (name, make, reason) => {
    if (name === 'that never answers') patience.timeoutMs = 1000
    const brand = await begin(await make())
    const lines = await follow(brand)
    expect(lines).toEqual([{ status: 'failed', error: expect.stringMatching(reason) }])
    expect(await show(brand)).toMatchObject({ scraping_status: 'failed', brand_creation_step: 'scraping' })
  })

  test('B7 process_scraping restarts a failed job', async () => {
    let isUp = false
    const site = await serveSite((request, response) =>
      isUp ? html(companyPage('Second Chance'))(request, response) : response.writeHead(500).end(),
    )
    const brand = await begin(site.url)
    // Polled, as following would restart the job if it has failed by then.
    await expect.poll(async () => (await show(brand)).scraping_status, unhurried).toBe('failed')
    isUp = true
    const lines = await follow(brand)
    expect(lines.at(-1)).toEqual({ status: 'completed' })
    expect(valuesOf(lines)).toMatchObject({ name: 'Second Chance' })
    expect(await show(brand)).toMatchObject({ name: 'Second Chance', scraping_status: 'completed' })
    expect(await generationsOf(brand)).toMatchObject([{ state: 'failed' }, { state: 'completed' }])
  })

  test.each(['failed', 'cancelled'] as const)('B4 process_scraping restarts a job whose state is %s', async (end) => {
    const site = await serveSite(html(companyPage('Third Chance')))
    const brand = await begin(site.url)
    await follow(brand)
    const state = { scraping_status: end, brand_creation_step: 'scraping' } as const
    await server().deps.db.updateTable('brands').set(state).where('brand_id', '=', brand.brand_id).execute()
    expect((await follow(brand)).at(-1)).toEqual({ status: 'completed' })
    expect(await show(brand)).toMatchObject({ scraping_status: 'completed', brand_creation_step: 'manual_fill' })
    expect(await generationsOf(brand)).toHaveLength(2)
  })

  async function refusing() {
    const site = createServer()
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    const host = `127.0.0.1:${(site.address() as AddressInfo).port}`
    await new Promise((resolve) => site.close(resolve))
    allowHosts.push(host)
    return `http://${host}`
  }

  async function redirecting() {
    const secret = await serveSite(html(companyPage('Secret')))
    allowHosts.splice(allowHosts.indexOf(secret.host), 1)
    const site = await serveSite((_, response) => response.writeHead(302, { location: secret.url }).end())
    return site.url
  }
})
