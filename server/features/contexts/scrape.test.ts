import { describe, expect, test } from 'vitest'
import { countTokens } from '#server/providers/tokens.ts'
import { article, paragraph, setUpContextsApp } from '#test/helpers/contexts-app.ts'
import { serve, serveSite } from '#test/helpers/web-server.ts'

const { allowHosts, newDeliverable, scrape, list, textOf } = setUpContextsApp()

describe('M7 a web address', () => {
  const serveOne = async (answer: Parameters<typeof serveSite>[0][string]) => {
    const site = await serveSite({ '/': answer })
    allowHosts.push(site.host)
    return site.url
  }

  test('M3 its main text is stored as a webpage, with its title, URL and tokens', async () => {
    const deliverable_id = await newDeliverable()
    const url = await serveOne(article)
    const { status, body } = await scrape(deliverable_id, `  ${url}/#schedule `)
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'The ferry of Antwerp', content_type: 'webpage' })
    const stored = await textOf(body)
    expect(stored.url).toBe(url)
    expect(stored.text).toContain(paragraph)
    expect(stored.text).not.toMatch(/hidden words|Home/)
    expect(body.tokens_number).toBe(countTokens(stored.text))
    expect(await list(deliverable_id)).toEqual([body])
  })

  test('without a title it is named after its URL', async () => {
    const url = await serveOne(`<article>${`<p>${paragraph}</p>`.repeat(4)}</article>`)
    expect((await scrape(await newDeliverable(), url)).body.name).toBe(url)
  })

  test.each<[string, Parameters<typeof serveSite>[0][string], RegExp]>([
    ['that does not exist', { status: 404 }, /no page at this address/],
    ['that is a PDF', { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' }, /file of another kind/],
    ['that is empty', '<p></p>', /nothing to read/],
    ['that asks for a password', '<h1>Welcome</h1><form><input type="password"></form>', /asks for a sign-in/],
    ['that answers 401', { status: 401 }, /asks for a sign-in/],
    [
      'that is a PDF sent as HTML',
      { headers: { 'content-type': 'text/html' }, body: '%PDF-1.7' },
      /file of another kind/,
    ],
    ['of 50 MB', { body: Buffer.alloc(50 * 1024 * 1024, 'x') }, /larger than 3 MB/],
    ['that redirects to itself', { status: 302, headers: { location: '/' } }, /from one redirect to the next/],
    [
      'that redirects to a private network',
      { status: 302, headers: { location: 'http://10.0.0.1/' } },
      /private network/,
    ],
  ])('M8 a page %s is 502 and says why', async (_, answer, reason) => {
    const deliverable_id = await newDeliverable()
    const { status, body } = await scrape(deliverable_id, await serveOne(answer))
    expect([status, body.error]).toEqual([502, 'The web page could not be read'])
    expect(body.detail).toMatch(reason)
    expect(await list(deliverable_id)).toEqual([])
  })

  test('NUL characters are removed from text and title', async () => {
    const filler = `<!-- ${'x'.repeat(1200)} -->`
    const body = `<html><head>${filler}<title>Fer\u0000ry &#0;</title></head><body><article>${`<p>Fer\u0000ry &#0; ${paragraph}</p>`.repeat(4)}</article>`
    const { status, body: item } = await scrape(await newDeliverable(), await serveOne(body))
    expect(status).toBe(201)
    expect((await textOf(item)).text).toContain(paragraph)
  })

  test.each(['', 'not an address', 'ftp://example.com/x', `https://example.com/${'x'.repeat(2083)}`])(
    'M5 %j is rejected as a URL',
    async (url) => {
      const { status, body } = await scrape(await newDeliverable(), url)
      expect([status, body.detail[0].loc]).toEqual([422, ['body', 'url']])
    },
  )

  test('a private address is not requested', async () => {
    const secret = await serve((_, response) => response.end(article))
    expect((await scrape(await newDeliverable(), secret.url)).status).toBe(502)
    expect(secret.requests).toEqual([])
  })
})
