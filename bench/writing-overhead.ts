// Measures Masthead's overhead: first token and throughput through the whole product (HTTP, queue, worker, database,
// notification, HTTP) relative to the same fake model called directly, in the same run. Limits: at most 30 ms more to the
// first token, at least 0.95 of the throughput at 50 tokens a second (medians of the rounds).
import { signInByForms } from '#test/helpers/plain-sign-in.ts'
import { startWholeProduct } from '#test/helpers/whole-product.ts'
import { startFakeModel } from './fake-model.ts'

const rounds = 7
const tokensPerSecond = 50
const text = Array.from({ length: 150 }, (_, index) => `word${index}`).join(' ')

type Measured = { first_ms: number; tokens_per_second: number }

/** Reads a stream of text chunks and measures their times from the request on. */
const timed = async (started: number, pieces: AsyncIterable<string>): Promise<Measured> => {
  let first = 0
  let last = 0
  let all = ''
  for await (const piece of pieces) {
    if (!piece) continue
    last = performance.now()
    first ||= last
    all += piece
  }
  // Throughput is measured from the first chunk on, without it.
  const words = all.split(/\s+/).filter(Boolean).length
  return { first_ms: first - started, tokens_per_second: ((words - 1) / (last - first)) * 1000 }
}

async function* linesOf(response: Response) {
  let rest = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + chunk).split('\n')
    rest = parts.pop() ?? ''
    yield* parts.filter(Boolean)
  }
}

const direct = async (url: string): Promise<Measured> => {
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

const through = async (url: string, session_id: string, blog_id: string): Promise<Measured> => {
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

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

const model = await startFakeModel({ text, tokens_per_second: tokensPerSecond, first_token_ms: 100 })
const product = await startWholeProduct({
  AI_TEXT_MODEL: 'compatible:fake',
  AI_BASE_URL: model.url,
})
try {
  const session_id = await signInByForms(product.url)
  const call = async (method: string, path: string, body: FormData | object) => {
    const isForm = body instanceof FormData
    const response = await fetch(product.url + path, {
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
  const { blog } = await call('POST', '/api/deliverables', { brand_id, blog: { language: 'en_GB', has_brief: false } })
  const ready = { format: 'Story', title: 'A title', keywords: ['a keyword'], outline: '## One' }
  await call('PUT', `/api/blogs/${blog.blog_id}`, ready)

  const measured: { direct: Measured[]; through: Measured[] } = { direct: [], through: [] }
  for (let round = 0; round <= rounds; round += 1) {
    const one = { direct: await direct(model.url), through: await through(product.url, session_id, blog.blog_id) }
    // The first round is a warm-up.
    if (round === 0) continue
    measured.direct.push(one.direct)
    measured.through.push(one.through)
  }
  const first = (list: Measured[]) => median(list.map(({ first_ms }) => first_ms))
  const pace = (list: Measured[]) => median(list.map(({ tokens_per_second }) => tokens_per_second))
  const extra = first(measured.through) - first(measured.direct)
  const ratio = pace(measured.through) / pace(measured.direct)
  console.log(
    `first token: ${first(measured.through).toFixed(1)} ms through Masthead, ` +
      `${first(measured.direct).toFixed(1)} ms directly: ${extra.toFixed(1)} ms more (at most 30)`,
  )
  console.log(
    `pace: ${pace(measured.through).toFixed(1)} tokens/s through Masthead, ` +
      `${pace(measured.direct).toFixed(1)} directly: ratio ${ratio.toFixed(3)} (at least 0.95)`,
  )
  if (extra > 30 || ratio < 0.95) process.exitCode = 1
} finally {
  await product.stop()
  await model.close()
}
