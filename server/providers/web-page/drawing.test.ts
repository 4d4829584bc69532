// Sites on loopback that JavaScript draws, in a real Chromium.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { testChromium } from '#test/helpers/chromium.ts'
import { crawl } from '#test/helpers/site-to-crawl.ts'
import { serve } from '#test/helpers/web-server.ts'
import type { Chromium } from './drawing.ts'

let chromium: Chromium
beforeAll(async () => void (chromium = await testChromium()))

const paragraph = 'We mend organs and harmoniums in the whole county, in the third generation, since 1924.'
const shell =
  '<!doctype html><html lang="en"><title>React App</title><div id="root"></div><script src="/app.js"></script>'
const script = (body: string) => `const root = document.getElementById('root');\n${body}`
/**
 * Draws the text, and writes what `report(words)` is called with. A request stays open until it was called so many times,
 * so that the page is not at rest before.
 */
const drawing = (reports: number, body: string) =>
  script(`root.innerHTML = '<main><p>${paragraph}</p></main>'
    let left = ${reports}
    const report = (words) => {
      root.firstChild.append(words + ';')
      if (--left === 0) fetch('/finished')
    }
    fetch('/wait')
    ${body}`)

type Files = Record<string, { type?: string; body: string; status?: number; headers?: Record<string, string> }>

/** A site of one shell for all paths but for its files. Each request must come from the guard, not from the browser. */
const serveApp = async (app: string, files: Files = {}) => {
  const methods: string[] = []
  const agents = new Set<string | undefined>()
  const finished = Promise.withResolvers<void>()
  const site = await serve((request, response) => {
    methods.push(`${request.method} ${request.url}`)
    agents.add(request.headers['user-agent'])
    const path = request.url ?? '/'
    const known: Files = { '/app.js': { type: 'text/javascript', body: app }, ...files }
    if (path === '/robots.txt' && !files[path]) return void response.writeHead(404).end()
    if (path === '/finished') finished.resolve()
    if (path === '/wait') return void finished.promise.then(() => response.end())
    const { type = 'text/html', body, status = 200, headers = {} } = known[path] ?? { body: shell }
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)
  })
  return { ...site, methods, isGuarded: () => agents.size === 1 && !String([...agents]).includes('Headless') }
}

const htmlOf = async (site: Awaited<ReturnType<typeof serveApp>>) => {
  const { pages, note } = await crawl(site, { chromium })
  expect(site.isGuarded()).toBe(true)
  return { html: pages[0]!.html, urls: pages.map(({ url }) => url.replace(site.url, '')), note }
}

describe('a site that is drawn', () => {
  test('text, data of its own, shadow roots and the pages that it links', async () => {
    const app = script(`
      const texts = { '/': 'Welcome', '/about': 'About our workshop', '/contact': 'Write to us' }
      root.innerHTML = '<nav><a href="/about">About</a><a href="/contact">Contact</a></nav><main><h1>' +
        texts[location.pathname] + '</h1><p>${paragraph}</p><org-an></org-an></main>'
      document.querySelector('org-an').attachShadow({ mode: 'open' }).innerHTML = '<p>In the shadow</p>'
      fetch('/data.json').then((reply) => reply.json()).then(({ text }) => root.insertAdjacentHTML('beforeend', '<p>' + text + '</p>'))`)
    const site = await serveApp(app, { '/data.json': { type: 'application/json', body: '{"text":"Out of the data"}' } })
    const { pages, note } = await crawl(site, { chromium })
    expect(note).toBeNull()
    expect(pages.map(({ url }) => url.replace(site.url, '')).toSorted()).toEqual(['/', '/about', '/contact'])
    for (const words of ['Welcome', 'Out of the data', 'In the shadow']) expect(pages[0]!.html).toContain(words)
    expect(pages.find(({ url }) => url.endsWith('/about'))!.html).toContain('About our workshop')
    expect(site.isGuarded()).toBe(true)
    // Scripts are fetched once for all pages.
    expect(site.methods.filter((request) => request === 'GET /app.js')).toHaveLength(1)
  })

  test('a page that scripts lead to another one of the site', async () => {
    const site = await serveApp(`location.replace('/moved')`, {
      '/moved': { status: 302, headers: { location: '/home' }, body: '' },
      '/home': { body: `<main><h1>Home</h1><p>${paragraph}</p></main>` },
    })
    expect(await htmlOf(site)).toMatchObject({ urls: ['/home'], note: null, html: expect.stringContaining('Home') })
  })

  test('pages that an app keeps behind the hash', async () => {
    const app = script(`
      const texts = { '': 'Welcome', '#/about': 'About our workshop', '#/contact': 'Write to us' }
      const draw = () => (root.innerHTML = '<nav><a href="#/about">About</a><a href="#/contact">Contact</a></nav><main><h1>' +
        texts[location.hash] + '</h1><p>${paragraph}</p></main>')
      draw(); addEventListener('hashchange', draw)`)
    const site = await serveApp(app)
    const { pages } = await crawl(site, { chromium })
    const titles = pages.map(({ url, html }) => [url.replace(site.url, ''), /<h1>(.*)<\/h1>/.exec(html)![1]])
    expect(Object.fromEntries(titles)).toEqual({
      '/': 'Welcome',
      '/#/about': 'About our workshop',
      '/#/contact': 'Write to us',
    })
  })

  test('pages with text are not drawn', async () => {
    const site = await serveApp('', { '/': { body: `<p>${paragraph}</p><script src="/app.js"></script>` } })
    await htmlOf(site)
    expect(site.methods).not.toContain('GET /app.js')
  })

  test('robots.txt holds for scripts and data too', async () => {
    const site = await serveApp(drawing(1, `fetch('/data.json').catch(() => report('refused'))`), {
      '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /data.json' },
    })
    expect((await htmlOf(site)).html).toContain('refused;')
    expect(site.methods).not.toContain('GET /data.json')
  })
})

describe('what a page may not do', () => {
  test('reach a private address, by whatever means', async () => {
    let connections = 0
    const secret = createServer((_, response) => void response.end('secret')).on('connection', () => connections++)
    await new Promise<void>((resolve) => void secret.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void secret.close())
    const { port } = secret.address() as AddressInfo
    const app = drawing(
      7,
      `
      const at = 'http://127.0.0.1:${port}/'
      const tell = (what) => () => report(what)
      fetch(at).catch(tell('fetch'))
      fetch(at, { mode: 'no-cors' }).catch(tell('no-cors'))
      fetch('/to-secret').catch(tell('redirect'))
      import(at + 'module.js').catch(tell('import'))
      const add = (tag, more) => document.body.append(Object.assign(document.createElement(tag), more))
      add('script', { src: at + 'script.js', onerror: tell('script') })
      add('img', { src: at + 'picture.png' })
      add('iframe', { src: at })
      add('iframe', { srcdoc: '<script>fetch("' + at + '")</' + 'script>' })
      add('link', { rel: 'preconnect', href: at })
      add('link', { rel: 'prefetch', href: at })
      add('video', { src: at })
      new WebSocket('ws://127.0.0.1:${port}/').onerror = tell('socket')
      new EventSource(at).onerror = tell('events')
      navigator.sendBeacon(at, 'x')
      new Worker(URL.createObjectURL(new Blob(['fetch("' + at + '")'])))
      const call = new RTCPeerConnection({ iceServers: [{ urls: 'turn:127.0.0.1:${port}?transport=tcp', username: 'a', credential: 'b' }] })
      call.createDataChannel('x')
      call.createOffer().then((offer) => call.setLocalDescription(offer))
      open(at)`,
    )
    const site = await serveApp(app, {
      '/to-secret': { status: 302, headers: { location: `http://127.0.0.1:${port}/` }, body: '' },
    })
    const { html } = await htmlOf(site)
    for (const what of ['fetch', 'no-cors', 'redirect', 'import', 'script', 'socket', 'events'])
      expect(html).toContain(`${what};`)
    expect(connections).toBe(0)
  })

  test('send anything, open sockets, windows and dialogs, or download', async () => {
    const app = drawing(
      5,
      `
      fetch('/post', { method: 'POST', body: 'x' }).catch(() => report('post refused'))
      navigator.sendBeacon('/beacon', 'x')
      new WebSocket('ws://' + location.host + '/socket').onerror = () => report('socket refused')
      new Worker('/worker.js')
      navigator.serviceWorker?.register('/service.js').catch(() => {})
      report(open('/window') === null ? 'window refused' : 'window opened')
      alert('Hello'); report('asked: ' + prompt('Your name') + confirm('Sure'))
      const link = Object.assign(document.createElement('a'), { href: 'data:application/zip,x', download: 'x.zip' })
      link.click()
      navigator.geolocation.getCurrentPosition(() => report('place'), () => report('place refused'))`,
    )
    const site = await serveApp(app)
    const { html } = await htmlOf(site)
    for (const words of ['post refused', 'socket refused', 'asked: nullfalse', 'window refused', 'place refused'])
      expect(html).toContain(words)
    expect(site.methods.filter((request) => /POST|beacon|socket|worker|service|window/.test(request))).toEqual([])
  })

  test('fetch data from other sites', async () => {
    const other = await serve((_, response) => void response.end('{}'))
    const site = await serveApp(drawing(1, `fetch('${other.url}').catch(() => report('refused'))`))
    const { pages } = await crawl(site, { chromium, allowHosts: [site.host, other.host] })
    expect(pages[0]!.html).toContain('refused;')
    expect(other.requests).toEqual([])
  })

  test('ask for more than a page needs', async () => {
    const site = await serveApp(
      script(`root.textContent = '${paragraph}'; for (let i = 0; i < 500; i++) fetch('/data?' + i).catch(() => {})`),
    )
    await htmlOf(site)
    expect(site.methods.filter((request) => request.includes('/data')).length).toBeLessThan(80)
  })
})

describe('a page that is not drawn', () => {
  const texts = `const a = { title: "Our mission", text: "${paragraph}" };`

  test.each([
    ['a loop without an end', `${texts} for (;;);`],
    ['redirects without an end', `${texts} location.href = '/?' + Math.random()`],
    ['more memory than there is', `${texts} const all = []; for (;;) all.push(new Array(1e6).fill({}))`],
    ['a document without an end', `${texts} for (;;) document.body.append(document.body.cloneNode(true))`],
  ])('%s: the texts of its scripts are read instead', async (_, app) => {
    const site = await serveApp(app)
    const limits = { restlessMs: 2000, totalMs: 3000 }
    const { pages, note, problem } = await crawl(site, { chromium: { ...chromium, limits } })
    expect(note).toBe('browser_failed')
    expect(pages.find(({ isScript }) => isScript)).toMatchObject({
      url: `${site.url}/app.js`,
      html: expect.stringContaining(paragraph) as string,
    })
    expect(problem === undefined || problem.length > 0).toBe(true)
  })
})

describe('the browser', () => {
  const read = (path: string) => {
    try {
      return readFileSync(path, 'utf8')
    } catch {
      return ''
    }
  }
  const pids = () => readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  /** The process that was started with a value in its environment. */
  const processWith = (value: string) => pids().find((pid) => read(`/proc/${pid}/environ`).includes(value))
  /** All living processes of a group: the fifth field, after a name that may hold spaces. */
  const groupOf = (leader: string) =>
    pids().filter((pid) => {
      const [state, , group] = read(`/proc/${pid}/stat`)
        .replace(/^.*\) /, '')
        .split(' ')
      return group === leader && state !== 'Z'
    })
  const marked = () => {
    const mark = crypto.randomUUID()
    return { mark, chromium: { ...chromium, environment: { ...chromium.environment, MARK: mark } } }
  }

  test.runIf(existsSync('/proc/self/environ'))('all its processes end with a crawl that is cancelled', async () => {
    const site = await serveApp('for (;;);')
    const browser = marked()
    const abort = new AbortController()
    const crawling = crawl(site, { chromium: browser.chromium, signal: abort.signal })
    await expect.poll(() => site.requests, { timeout: 30_000 }).toContain('/app.js')
    const leader = processWith(browser.mark)!
    expect(groupOf(leader).length).toBeGreaterThan(1)
    abort.abort()
    await expect(crawling).rejects.toMatchObject({ reason: 'cancelled' })
    await expect.poll(() => groupOf(leader), { timeout: 30_000 }).toEqual([])
  })

  test.runIf(existsSync('/proc/self/environ'))('waits for the one of another crawl', async () => {
    const [first, second] = [await serveApp(drawing(1, '')), await serveApp(drawing(0, ''))]
    const [one, other] = [marked(), marked()]
    const firstCrawl = crawl(first, { chromium: one.chromium })
    await expect.poll(() => first.requests, { timeout: 30_000 }).toContain('/wait')
    const secondCrawl = crawl(second, { chromium: other.chromium })
    await expect.poll(() => second.requests, { timeout: 30_000 }).toContain('/')
    expect(processWith(other.mark)).toBeUndefined()
    await fetch(`${first.url}/finished`)
    expect((await firstCrawl).note).toBeNull()
    await fetch(`${second.url}/finished`)
    expect((await secondCrawl).note).toBeNull()
    expect(second.requests).toContain('/app.js')
  })

  test('one that does not start is named in the reason', async () => {
    const site = await serveApp(`const a = { title: "Our mission", text: "${paragraph}" }`)
    const { note, problem } = await crawl(site, { chromium: { path: process.execPath, environment: {} } })
    expect({ note, problem }).toEqual({
      note: 'browser_failed',
      problem: expect.stringContaining(`${process.execPath} does not start: `) as string,
    })
  })
})
