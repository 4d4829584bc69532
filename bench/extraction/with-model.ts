/**
 * Facts on real websites with a model: what a model that reads well can make of the request, through the real SDK and a
 * local server, and whether inventions get in. Prints how many of the twelve fields are right, and the size of the
 * requests as they are sent.
 *
 * `node bench/extraction/with-model.ts --sites <folder> [--part development] [--window 8192] [--misses]`
 */
import { parseArgs } from 'node:util'
import { factFields, type FactField } from '#domain/facts.ts'
import { readFacts, type FoundFact } from '#facts/index.ts'
import { wordsOf } from '#facts/text/fold.ts'
import { FactsAnswer, factsRequest } from '#server/features/brands/prompts/facts.ts'
import { judgeFacts } from '#server/features/brands/prompts/judge-facts.ts'
import { readEnv } from '#server/lib/env.ts'
import { createTextModel } from '#server/providers/text/index.ts'
import { countTokens } from '#server/providers/tokens.ts'
import { type FakeRequest, startFakeModel } from '../fake-model.ts'
import { goodAnswer, lies, readRequest } from './good-model.ts'
import { acceptedOf, judge, wantedOf } from './judge.ts'
import { parts, readRealSites, type RealTruth } from './real-sites.ts'

const { values: options } = parseArgs({
  options: {
    sites: { type: 'string' },
    part: { type: 'string' },
    window: { type: 'string', default: '8192' },
    misses: { type: 'boolean' },
  },
})
if (!options.sites) throw new Error('Give --sites <folder of clones>; bench/extraction/README.md says how to get them.')
const { sites } = readRealSites(
  options.sites,
  parts.filter((part) => !options.part || part === options.part),
)

const isRight = (field: FactField, value: string | undefined, truth: RealTruth): boolean => {
  if (field === 'contacts') {
    const found = (value ?? '').split(', ').filter(Boolean)
    const verdicts = found.map((one) => judge(one.includes('@') ? 'emails' : 'phones', one, truth))
    const wanted = wantedOf('emails', truth).length + wantedOf('phones', truth).length
    return !verdicts.includes('wrong') && verdicts.filter((verdict) => verdict === 'right').length >= wanted
  }
  if (field === 'keywords') {
    const verdicts = (value ?? '').split(', ').map((one) => judge('keywords', one, truth))
    const wrong = verdicts.filter((verdict) => verdict === 'wrong').length
    return verdicts.length - wrong >= Math.min(3, truth.keywords.length) && wrong * 5 <= verdicts.length
  }
  return value === undefined ? acceptedOf(field, truth).includes(null) : judge(field, value, truth) === 'right'
}

const wrongOf = (facts: FoundFact[], truth: RealTruth): FactField[] =>
  factFields.filter((field) => !isRight(field, facts.find((fact) => fact.field === field)?.value, truth))

const wantedText = (field: FactField, truth: RealTruth) => {
  if (field === 'contacts') return [...truth.emails, ...truth.phones].join(', ')
  if (field === 'keywords') return truth.keywords.join(', ')
  return acceptedOf(field, truth).join(' | ')
}

const textOf = ({ content }: FakeRequest['messages'][number]) =>
  typeof content === 'string' ? content : content.map(({ text }) => text).join('')

/** Tokens of what the model reads: the messages and the schema. */
const wireTokens = ({ messages, response_format }: FakeRequest) =>
  messages.reduce((sum, message) => sum + countTokens(textOf(message)), 0) +
  countTokens(JSON.stringify(response_format))

let reply = (_prompt: string): FactsAnswer => {
  throw new Error('no answer yet')
}
const server = await startFakeModel({ text: ({ messages }) => JSON.stringify(reply(textOf(messages.at(-1)!))) })
const env = readEnv({ AI_TEXT_MODEL: 'compatible:fake', AI_BASE_URL: server.url, AI_CONTEXT_TOKENS: options.window })
const model = createTextModel(env)

const rightFields = { rules: [] as number[], model: [] as number[] }
const wrongWithModel = new Map<FactField, number>()
const sizes: { slug: string; tokens: number; bytes: number; answer: number; shown: number; passages: number }[] = []
let intrusions = 0
for (const { slug, truth, pages } of sites) {
  const reading = readFacts(pages, { start_url: truth.url })
  const asked = factsRequest(reading, model.contextTokens)
  rightFields.rules.push(factFields.length - wrongOf(reading.facts, truth).length)
  if (!asked) {
    console.log(`${slug} is not shown to the model: ${reading.passages.length} passages`)
    rightFields.model.push(rightFields.rules.at(-1)!)
    continue
  }
  const judgedBy = async (answerOf: typeof reply) => {
    reply = answerOf
    const { object, text } = await model.object(asked.request, FactsAnswer)
    return { facts: judgeFacts(object, asked.shown, reading), text }
  }
  const { facts, text } = await judgedBy((prompt) => goodAnswer(truth, readRequest(prompt)))
  const sent = server.requests.at(-1)!
  sizes.push({
    slug,
    tokens: wireTokens(sent),
    bytes: Buffer.byteLength(JSON.stringify(sent)),
    answer: countTokens(text),
    shown: asked.shown.length,
    passages: reading.passages.length,
  })
  const wrong = wrongOf(facts, truth)
  rightFields.model.push(factFields.length - wrong.length)
  for (const field of wrong) {
    wrongWithModel.set(field, (wrongWithModel.get(field) ?? 0) + 1)
    const said = (value: string | undefined) => (value ?? '–').slice(0, 200)
    if (options.misses)
      console.log(
        `${slug} / ${field}\n  got:    ${said(facts.find((fact) => fact.field === field)?.value)}` +
          `\n  said:   ${said((JSON.parse(text) as FactsAnswer)[field]?.value)}` +
          `\n  wanted: ${said(wantedText(field, truth))}`,
      )
  }
  for (const [name, lie] of Object.entries(lies)) {
    const { facts: lied } = await judgedBy((prompt) => lie(readRequest(prompt)))
    const rules = new Set(reading.facts.map(({ value }) => value))
    const own = new Set(pages.flatMap(({ html }) => wordsOf(html)))
    for (const { field, value } of lied) {
      if (rules.has(value) || wordsOf(value).every((word) => own.has(word))) continue
      intrusions++
      console.log(`${slug} / ${field}: an invention ${name} got in: ${value}`)
    }
  }
}
await server.close()

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
for (const [name, values] of Object.entries(rightFields))
  console.log(
    `${name}: ${mean(values).toFixed(2)} of 12 fields right on average, worst ${Math.min(...values)}, ` +
      `${values.filter((value) => value >= 11).length} of ${values.length} sites with at least 11`,
  )
console.log(
  `wrong or missing with the model: ${[...wrongWithModel].map(([field, count]) => `${field} ${count}`).join(', ')}`,
)
console.log(`inventions that got in: ${intrusions}`)
const largest = sizes.toSorted((left, right) => right.tokens - left.tokens)[0]!
console.log(
  `largest request in a window of ${options.window}: ${largest.tokens} tokens with schema (${largest.bytes} bytes), ` +
    `answer ${largest.answer}, ${largest.shown} of ${largest.passages} passages, ${largest.slug}; ` +
    `on average ${mean(sizes.map(({ tokens }) => tokens)).toFixed(0)} tokens, ` +
    `longest answer ${Math.max(...sizes.map(({ answer }) => answer))}`,
)
const isOver = sizes.some(({ tokens, answer }) => tokens + answer > Number(options.window))
process.exitCode = isOver || intrusions > 0 || mean(rightFields.model) < 11 ? 1 : 0
