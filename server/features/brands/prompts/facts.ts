import { z } from 'zod'
import { brandField, eachField } from '#domain/brand-fields.ts'
import { foundFields, type FoundField } from '#domain/facts.ts'
import type { FieldCandidate, NumberedPassage, Reading } from '#facts/index.ts'
import { dataBlock, dataRules } from '#server/features/blogs/prompts/data-block.ts'
import type { TextRequest } from '#server/providers/text/text-model.ts'
import { countTokens, reliableTokens } from '#server/providers/tokens.ts'
import { fitPassages } from './fit-passages.ts'

export type JudgedField = Exclude<FoundField, 'language'>

/** What a model is asked: the language of a text is counted, not judged. */
export const judgedFields = foundFields.filter((field): field is JudgedField => field !== 'language')

const Judgement = z.object({ value: z.string(), passages: z.array(z.string()) }).nullable()

/** The model's answer: each fact with the ids of the passages that say it, or null. Unverified. */
export const FactsAnswer = z.object(eachField(judgedFields, () => Judgement))
export type FactsAnswer = z.infer<typeof FactsAnswer>

const factLine = (field: JudgedField): string => {
  const { label, meaning = label.toLowerCase(), detail, options } = brandField(field)
  const choice = options && 'one of the candidates, or one to three words of a passage'
  return `- ${field}: ${[meaning, choice ?? detail].filter(Boolean).join(', ')}`
}

const system = `You read the website of a company and judge what it says about the company.

${dataRules}

The block "passages" holds the words of the website, each passage with its id. The block "candidates" holds what simple rules took for the facts, best guess first, with the ids of their passages: some are right, others are wrong. Choose among them, correct them, or find better ones in the passages.

Note only what a passage says about this company itself: not about its customers, partners, tools or the people who wrote a comment, and nothing that you know from elsewhere. What no passage says is null. To guess is worse than null.`

const order = [
  'Note these facts about the company whose website is below, in the language of the website:',
  judgedFields.map(factLine).join('\n'),
  `For each fact give two things:
- value: the fact, copied from the passages, shortened if need be, in at most two sentences
- passages: the ids of the one to three passages that say it, the most telling first`,
]

const ending = `Answer with JSON alone: an object with the keys ${judgedFields.join(', ')}, each {"value": "…", "passages": ["p1"]} or null.`

/** Fields whose candidates are passages: their ids say all. */
const quoted = new Set<string>([
  'summary', 'vision', 'mission', 'positioning', 'audience', 'perception',
]) // prettier-ignore

const candidateLines = (candidates: FieldCandidate[], shown: ReadonlySet<string>): string => {
  const byField = Map.groupBy(
    candidates.filter(({ passage }) => passage === null || shown.has(passage)),
    ({ field }) => (field === 'emails' || field === 'phones' ? 'contacts' : field),
  )
  return [...byField]
    .map(([field, group]) => {
      if (field === 'keywords') return `${field}: ${group.map(({ value }) => value).join('; ')}`
      const said = group.map(({ value, passage }) =>
        [...(quoted.has(field) ? [] : [value]), ...(passage ? [`[${passage}]`] : [])].join(' '),
      )
      return `${field}: ${[...new Set(said)].join('; ')}`
    })
    .join('\n')
}

/** The passages under the addresses of their pages and the headings above them. */
const passageLines = (passages: NumberedPassage[]): string => {
  let page = ''
  let above: string | null = null
  return passages
    .flatMap(({ id, url, kind, heading, text }) => {
      const isNewPage = url !== page
      const isUnderOther = heading !== null && (isNewPage || heading !== above)
      page = url
      above = heading ?? text
      return [
        ...(isNewPage ? [`\nPage (${kind}): ${url}`] : []),
        ...(isUnderOther ? [`Below the heading “${heading}”:`] : []),
        `[${id}] ${text}`,
      ]
    })
    .join('\n')
}

// Enough for nearly all sites of small companies.
const mostTokens = 24_000
// Thirteen values with their ids.
const answerTokens = 1500
/** Fewer are no basis for a judgement. */
const leastPassages = 5
// Delimiters of blocks and messages, and what the wire puts around the schema.
const frameTokens = 250

export type FactsRequest = { request: TextRequest; /** What the model can cite. */ shown: NumberedPassage[] }

/**
 * Asks for the facts of a website, each with the ids of its passages. The answer must be checked by `judgeFacts`.
 * @param contextTokens the model's context window in tokens, for prompt, schema and answer together
 * @returns undefined if the website says next to nothing, or the window is too small to show it
 */
export const factsRequest = (
  { candidates, passages }: Pick<Reading, 'candidates' | 'passages'>,
  contextTokens: number,
): FactsRequest | undefined => {
  const all = candidateLines(candidates, new Set(passages.map(({ id }) => id)))
  const schema = JSON.stringify(z.toJSONSchema(FactsAnswer))
  const others = [system, ...order, ending, all, schema].reduce((sum, text) => sum + countTokens(text), frameTokens)
  const room = Math.min(reliableTokens(contextTokens) - answerTokens - others, mostTokens)
  const shown = fitPassages(passages, room)
  if (shown.length < Math.min(leastPassages, passages.length) || shown.length === 0) return undefined
  const lines = candidateLines(candidates, new Set(shown.map(({ id }) => id)))
  const blocks = [dataBlock('passages', passageLines(shown)), dataBlock('candidates', lines)]
  return { request: { system, prompt: [...order, ...blocks, ending].join('\n\n') }, shown }
}
