// Measures Masthead's overhead: first token and throughput through the whole product (HTTP, queue, worker, database,
// notification, HTTP) relative to the same fake model called directly, in the same run. Limits: at most 30 ms more to the
// first token, at least 0.95 of the throughput at 50 tokens a second (medians of the rounds).
import { startWholeProduct } from '#test/helpers/whole-product.ts'
import { startFakeModel } from './fake-model.ts'
import { direct, quantile, readyBlogs, through, type Measured } from './streams.ts'

const rounds = 7
const tokensPerSecond = 50
const text = Array.from({ length: 150 }, (_, index) => `word${index}`).join(' ')

const model = await startFakeModel({ text, tokens_per_second: tokensPerSecond, first_token_ms: 100 })
const product = await startWholeProduct({
  AI_TEXT_MODEL: 'compatible:fake',
  AI_BASE_URL: model.url,
})
try {
  const { session_id, blog_ids } = await readyBlogs(product.url, 1)
  const blog_id = blog_ids[0]!

  const measured: { direct: Measured[]; through: Measured[] } = { direct: [], through: [] }
  for (let round = 0; round <= rounds; round += 1) {
    const one = { direct: await direct(model.url), through: await through(product.url, session_id, blog_id) }
    // The first round is a warm-up.
    if (round === 0) continue
    measured.direct.push(one.direct)
    measured.through.push(one.through)
  }
  const first = (list: Measured[]) =>
    quantile(
      list.map(({ first_ms }) => first_ms),
      0.5,
    )
  const pace = (list: Measured[]) =>
    quantile(
      list.map(({ tokens_per_second }) => tokens_per_second),
      0.5,
    )
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
