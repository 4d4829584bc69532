// Many people writing at once: how long they wait for the first token, and how much of the model's pace they keep, against
// the same fake model called directly by as many clients in the same run. Floors: with 50 and 200 streams the median first
// token comes within a second, and the median stream keeps 0.95 of its pace.
import { startWholeProduct } from '#test/helpers/whole-product.ts'
import { startFakeModel } from './fake-model.ts'
import { direct, quantile, readyBlogs, through, type Measured } from './streams.ts'

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 5, 50, 200]
const text = Array.from({ length: 300 }, (_, index) => `word${index}`).join(' ')

const at = (list: Measured[], value: keyof Measured, share: number) =>
  quantile(
    list.map((measured) => measured[value]),
    share,
  )
const told = (list: Measured[]) =>
  `first token ${at(list, 'first_ms', 0.5).toFixed(0)} ms (95th ${at(list, 'first_ms', 0.95).toFixed(0)}), ` +
  `${at(list, 'tokens_per_second', 0.5).toFixed(1)} tokens/s`

const all = (count: number, one: (index: number) => Promise<Measured>) =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)))

const model = await startFakeModel({ text, tokens_per_second: 50, first_token_ms: 100 })
try {
  for (const size of sizes) {
    // Started anew for each size, so that every first wave meets a product that has written nothing yet.
    const product = await startWholeProduct({
      AI_TEXT_MODEL: 'compatible:fake',
      AI_BASE_URL: model.url,
      FREE_BLOGS: '1000',
    })
    try {
      const { session_id, blog_ids } = await readyBlogs(product.url, size)
      const write = (index: number) => through(product.url, session_id, blog_ids[index]!)
      const floor = await all(size, () => direct(model.url))
      const fresh = await all(size, write)
      const warm = await all(size, write)
      const share = at(warm, 'tokens_per_second', 0.5) / at(floor, 'tokens_per_second', 0.5)
      console.log(`${size} at once, directly: ${told(floor)}`)
      console.log(`${size} at once, just after the start: ${told(fresh)}`)
      console.log(`${size} at once, later: ${told(warm)}: ${share.toFixed(3)} of the pace (at least 0.95)`)
      if (share < 0.95 || Math.max(at(fresh, 'first_ms', 0.5), at(warm, 'first_ms', 0.5)) > 1000) process.exitCode = 1
    } finally {
      await product.stop()
    }
  }
} finally {
  await model.close()
}
