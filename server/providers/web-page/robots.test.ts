import { expect, test } from 'vitest'
import { cpuTime } from '#test/helpers/cpu-time.ts'
import { serveSite } from '#test/helpers/web-server.ts'
import { crawl, failsWith, link, menu, page, read, robots } from '#test/helpers/site-to-crawl.ts'

const pages = {
  '/': page(menu(link('/about'), link('/team'), link('/contact'))),
  '/about': page(''),
  '/team': page(''),
}

test('robots.txt is fetched once and respected', async () => {
  const site = await serveSite({ ...pages, '/robots.txt': robots('User-agent: *\nDisallow: /about\nAllow: /') })
  expect(await read(site)).toEqual(['/', '/team'])
  expect(site.requests.filter((path) => path === '/robots.txt')).toHaveLength(1)
  expect(site.requests).not.toContain('/about')
})

test('robots.txt can have rules for Masthead, which take precedence over those for everyone', async () => {
  const rules = 'User-agent: *\nDisallow: /\n\nUser-agent: Masthead\nDisallow: /team'
  expect(await read(await serveSite({ ...pages, '/robots.txt': robots(rules) }))).toEqual(['/', '/about'])
})

test('robots.txt forbids the start page', async () => {
  const site = await serveSite({ ...pages, '/robots.txt': robots('User-agent: *\nDisallow: /') })
  await expect(crawl(site)).rejects.toThrow(failsWith('robots'))
  expect(site.requests).toEqual(['/robots.txt'])
})

test('robots.txt forbids the target of a redirect', async () => {
  const site = await serveSite({
    ...pages,
    '/robots.txt': robots('User-agent: *\nDisallow: /secret'),
    '/about': { status: 302, headers: { location: '/secret' } },
    '/secret': page(''),
  })
  expect(await read(site)).toEqual(['/', '/team'])
  expect(site.requests).not.toContain('/secret')
})

test.each([[404], [403], [401]])('robots.txt allows everything when it answers %i', async (status) => {
  expect(await read(await serveSite({ ...pages, '/robots.txt': { status } }))).toHaveLength(3)
})

test('robots.txt forbids everything while the server fails', async () => {
  await expect(crawl(await serveSite({ ...pages, '/robots.txt': { status: 503 } }))).rejects.toMatchObject({
    reason: 'http-status',
    status: 503,
  })
})

test('robots.txt can demand a crawl delay', async () => {
  const site = await serveSite({ ...pages, '/robots.txt': robots('User-agent: *\nCrawl-delay: 1') })
  const started = performance.now()
  expect(await read(site)).toHaveLength(3)
  expect(performance.now() - started).toBeGreaterThan(2000)
})

test('robots.txt cannot stall the crawl with a pathological pattern', async () => {
  const path = `/${'a'.repeat(2000)}`
  const rules = robots(`User-agent: *\nDisallow: /${'*'.repeat(500_000)}b`)
  const site = await serveSite({ [path]: page(''), '/robots.txt': rules })
  // CPU time of this thread between two ticks: on a busy machine, the time on the clock is also others'.
  let longestTask = 0
  let last = cpuTime()
  const timer = setInterval(() => {
    longestTask = Math.max(longestTask, cpuTime() - last)
    last = cpuTime()
  }, 10)
  await crawl(site, { path }).catch(() => {})
  clearInterval(timer)
  expect(longestTask).toBeLessThan(500)
})
