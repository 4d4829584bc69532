// Websites that JavaScript draws, with and without a browser.
import type { RequestListener } from 'node:http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startTestApp } from '#test/helpers/app.ts'
import { testChromium } from '#test/helpers/chromium.ts'
import { companyPage, factsOf, html, setUpScrapingApp, unhurried, valuesOf } from '#test/helpers/scraping-app.ts'

const { browser, model, serveSite, begin, show, follow, call } = setUpScrapingApp()

const mission = 'Our mission is to build cargo bikes that last for thirty years.'
const app = `const texts = [h("h2", { children: "Our mission" }), h("p", { children: "${mission}" }),
  h("p", { children: "Ferrywright builds cargo bikes for families in towns, in its own workshop since 1974." })]
  document.getElementById('root').innerHTML = '<main><h1>Ferrywright</h1>' + texts.map(({ children }) => '<p>' + children + '</p>').join('') +
  '<p>Write to hello@ferrywright.example</p></main>'
  function h(name, props) { return props }`

const drawnSite =
  (script: string, head = '<title>React App</title>'): RequestListener =>
  (request, response) => {
    if (request.url === '/app.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    else
      html(
        `<html lang="en"><head>${head}</head><body><div id="root"></div><script src="/app.js"></script></body></html>`,
      )(request, response)
  }

describe('a website that JavaScript draws', unhurried, () => {
  test('in a browser it is read like any other', async () => {
    browser.chromium = await testChromium()
    const site = await serveSite(drawnSite(app))
    const brand = await begin(site.url)
    const lines = await follow(brand)
    expect(valuesOf(lines)).toMatchObject({ mission, contacts: 'hello@ferrywright.example' })
    expect(lines.filter((line) => 'note' in line)).toEqual([])
    expect(await show(brand)).toMatchObject({ scraping_status: 'completed', scraping_note: null, mission })
  })

  test('the product uses the browser that CHROMIUM_PATH names', async () => {
    const { path, environment } = await testChromium()
    const site = await serveSite(drawnSite(app))
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
    onTestFinished(() => void vi.unstubAllEnvs())
    const product = await startTestApp({
      env: { CHROMIUM_PATH: path, SCRAPE_ALLOW_HOSTS: site.host },
      withWorker: false,
    })
    onTestFinished(() => product.stop())
    const { pages, note } = await product.deps.webPages.crawl(site.url, {})
    expect({ note, html: pages[0]!.html }).toEqual({ note: null, html: expect.stringContaining(mission) as string })
  })

  test('without one the texts of its scripts are read, as facts to check, and the brand says so', async () => {
    const site = await serveSite(drawnSite(app))
    const brand = await begin(site.url)
    const lines = await follow(brand)
    expect(lines[0]).toEqual({ status: 'processing', note: 'no_browser' })
    const found = factsOf(lines).find(({ field }) => field === 'mission')
    expect(found).toMatchObject({ value: mission, confidence: 'likely', source_url: `${site.url}/app.js` })
    expect(await show(brand)).toMatchObject({ scraping_status: 'completed', scraping_note: 'no_browser', mission })
    expect(JSON.stringify(lines)).not.toContain('React App')

    const other = await serveSite(html(companyPage('Ferrywright')))
    await call('PUT', `/api/brands/${brand.brand_id}/website`, { website: other.url })
    await follow(brand)
    expect(await show(brand)).toMatchObject({ scraping_status: 'completed', scraping_note: null })
  })

  test('what a model confirms from scripts is still to be checked', async () => {
    model.answer = ({ prompt }) => {
      const passage = new RegExp(`\\[(p\\d+)\\] [^[]*${RegExp.escape(mission)}`).exec(prompt)![1]!
      return { mission: { value: mission, passages: [passage] } }
    }
    const brand = await begin((await serveSite(drawnSite(app))).url)
    await follow(brand)
    const { sources } = await show(brand)
    expect(sources.find(({ field }) => field === 'mission')).toMatchObject({ confidence: 'likely', passage: mission })
  })

  test('a browser that does not start is told apart from none', async () => {
    browser.chromium = { path: '/no/browser', environment: {} }
    const site = await serveSite(drawnSite(app))
    const brand = await begin(site.url)
    expect((await follow(brand))[0]).toEqual({ status: 'processing', note: 'browser_failed' })
    expect(await show(brand)).toMatchObject({ scraping_note: 'browser_failed', mission })
  })

  test.each([
    ['scripts without text', drawnSite('start()')],
    ['a description that is a placeholder', drawnSite('start()', '<meta name="description" content="Vite + React">')],
    [
      'a library’s messages',
      drawnSite(
        `u.createElement("h2", null, "Unexpected Application Error!"),
         f("You can provide a way better UX than this when your app throws errors by providing your own")`,
      ),
    ],
  ])('with %s it fails, and says what to install', async (_, listener) => {
    const brand = await begin((await serveSite(listener)).url)
    const lines = await follow(brand)
    expect(lines.at(-1)).toEqual({
      status: 'failed',
      error: expect.stringMatching(/install Chromium or set CHROMIUM_PATH/),
    })
    expect(factsOf(lines).filter(({ field }) => field === 'name')).toEqual([])
    expect(await show(brand)).toMatchObject({ scraping_status: 'failed', name: null, summary: null })
  })
})
