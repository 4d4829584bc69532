// Streams of text as a client measures them: through Masthead, and from the fake model directly.
import { signInByForms } from '#test/helpers/plain-sign-in.ts'

export type Measured = { first_ms: number; tokens_per_second: number }

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length

/** Reads a stream of text chunks and measures their times from the request on. */
const timed = async (started: number, pieces: AsyncIterable<string>): Promise<Measured> => {
  let first = ''
  let first_at = 0
  let last_at = 0
  let all = ''
  for await (const piece of pieces) {
    if (!piece) continue
    last_at = performance.now()
    first_at ||= last_at
    first ||= piece
    all += piece
  }
  // Throughput is measured from the first chunk on, without it.
  const words = wordsOf(all) - wordsOf(first)
  return { first_ms: first_at - started, tokens_per_second: (words / (last_at - first_at)) * 1000 }
}

async function* linesOf(response: Response) {
  let rest = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + chunk).split('\n')
    rest = parts.pop() ?? ''
    yield* parts.filter(Boolean)
  }
}

export const direct = async (url: string): Promise<Measured> => {
  const started = performance.now()
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ model: 'fake', stream: true, messages: [{ role: 'user', content: 'Write' }] }),
  })
  async function* pieces() {
    for await (const line of linesOf(response)) {
      if (!line.startsWith('data: {')) continue
      const { choices } = JSON.parse(line.slice(6)) as { choices: { delta?: { content?: string } }[] }
      yield choices[0]?.delta?.content ?? ''
    }
  }
  return timed(started, pieces())
}

export const through = async (url: string, session_id: string, blog_id: string): Promise<Measured> => {
  const started = performance.now()
  const response = await fetch(`${url}/api/blogs/${blog_id}/content`, {
    method: 'PUT',
    headers: { 'session-id': session_id, 'Content-Type': 'application/json', Accept: 'application/x-ndjson' },
    body: '{}',
  })
  async function* pieces() {
    for await (const line of linesOf(response)) yield (JSON.parse(line) as { delta?: string }).delta ?? ''
  }
  return timed(started, pieces())
}

/** The value that this share of the numbers does not exceed. */
export const quantile = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))]!

/** Signs in and makes so many blogs that are ready to be written. */
export const readyBlogs = async (url: string, count: number) => {
  const session_id = await signInByForms(url)
  const call = async (method: string, path: string, body: FormData | object) => {
    const isForm = body instanceof FormData
    const response = await fetch(url + path, {
      method,
      headers: { 'session-id': session_id, ...(!isForm && { 'Content-Type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { brand_id: string; blog: { blog_id: string } }
  }
  const form = new FormData()
  for (const field of ['name', 'audience', 'vision', 'mission', 'positioning', 'marketing_goals', 'keywords'])
    form.append(field, `The ${field} of a brand`)
  form.append('tone_of_voice_id', 'friendly')
  const { brand_id } = await call('POST', '/api/brands', form)
  const blog_ids: string[] = []
  while (blog_ids.length < count) {
    const { blog } = await call('POST', '/api/deliverables', {
      brand_id,
      blog: { language: 'en_GB', has_brief: false },
    })
    const ready = { format: 'Story', title: 'A title', keywords: ['a keyword'], outline: '## One' }
    await call('PUT', `/api/blogs/${blog.blog_id}`, ready)
    blog_ids.push(blog.blog_id)
  }
  return { session_id, blog_ids }
}
