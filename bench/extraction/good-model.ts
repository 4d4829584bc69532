// Models for the bench, which see nothing but the request: one that reads well, and ones that invent.
import { judgedFields, type FactsAnswer, type JudgedField } from '#server/features/brands/prompts/facts.ts'
import { unescape } from '#server/features/blogs/prompts/data-block.ts'
import { fold } from '#facts/text/fold.ts'
import { sentencesOf } from '#facts/text/sentences.ts'
import type { BaseLanguage } from '#domain/languages.ts'
import { acceptedOf, judge } from './judge.ts'
import type { RealTruth } from './real-sites.ts'

type Shown = { id: string; text: string }
/** What a request shows: its passages, and the values of its candidates. */
export type Asked = { passages: Shown[]; candidates: Map<string, Shown[]> }

const blockOf = (prompt: string, name: string) =>
  unescape(new RegExp(`<data name="${name}">\n([^]*?)\n</data>`).exec(prompt)?.[1] ?? '')

export const readRequest = (prompt: string): Asked => {
  const passages: Shown[] = []
  for (const line of blockOf(prompt, 'passages').split('\n')) {
    const [, id, text] = /^\[(p\d+)\] (.*)$/.exec(line) ?? []
    if (id) passages.push({ id, text: text! })
    else if (passages.length > 0 && !/^(?:Page \(|Below the heading “|$)/.test(line))
      passages.at(-1)!.text += `\n${line}`
  }
  const candidates = new Map(
    blockOf(prompt, 'candidates')
      .split('\n')
      .map((line) => {
        const [, field = '', values = ''] = /^(\w+): (.*)$/.exec(line) ?? []
        const shown = values.split('; ').map((value) => {
          const [, text = '', id = ''] = /^(.*?)\s*(?:\[(p\d+)\])?$/.exec(value) ?? []
          return { id, text }
        })
        return [field, shown] as const
      }),
  )
  return { passages, candidates }
}

type Judgement = FactsAnswer[JudgedField]
const answer = (value: string, ...passages: string[]): Judgement => ({ value, passages })

/** Whole passages, and one to three neighbouring sentences of them. */
const portionsOf = ({ id, text }: Shown, language: string): Shown[] => {
  const sentences = sentencesOf(text, language as BaseLanguage)
  const runs = [1, 2, 3].flatMap((many) =>
    sentences.slice(many - 1).map((_, at) => sentences.slice(at, at + many).join(' ')),
  )
  return [{ id, text }, ...runs.map((run) => ({ id, text: run }))]
}

const holderOf = (value: string, passages: Shown[]) =>
  passages.find(({ text }) => fold(text.replaceAll(/\s+/g, ' ')).includes(fold(value.replaceAll(/\s+/g, ' '))))

const single = (field: Exclude<JudgedField, 'contacts' | 'keywords'>, truth: RealTruth, asked: Asked): Judgement => {
  const { passages, candidates } = asked
  const right = (shown: Shown[]) => shown.find(({ text }) => judge(field, text, truth) === 'right')
  const candidate = right(candidates.get(field) ?? [])
  if (candidate) return answer(candidate.text, candidate.id || passages[0]!.id)
  if (field === 'industry' || field === 'website') return null
  // The words of the truth themselves, if they are shown; else what says the same.
  for (const value of acceptedOf(field, truth)) {
    const holder = value === null ? undefined : holderOf(value, passages)
    if (holder) return answer(value!, holder.id)
  }
  const portion = right(passages.flatMap((passage) => portionsOf(passage, truth.language)))
  return portion ? answer(portion.text, portion.id) : null
}

const contacts = (truth: RealTruth, { passages, candidates }: Asked): Judgement => {
  const fieldOf = (text: string) => (text.includes('@') ? 'emails' : 'phones')
  const listed = (candidates.get('contacts') ?? []).filter(({ text }) => judge(fieldOf(text), text, truth) === 'right')
  const standing = [...truth.emails, ...truth.phones].flatMap((text) => {
    const holder = holderOf(text, passages)
    return holder ? [{ id: holder.id, text }] : []
  })
  const missed = standing.filter(
    ({ text }) =>
      !listed.some((one) => judge(fieldOf(text), one.text, { ...truth, emails: [text], phones: [text] }) === 'right'),
  )
  const found = [...listed, ...missed]
  return found.length > 0
    ? answer(found.map(({ text }) => text).join(', '), ...new Set(found.map(({ id }) => id || passages[0]!.id)))
    : null
}

const keywords = (truth: RealTruth, { passages, candidates }: Asked): Judgement => {
  const listed = (candidates.get('keywords') ?? [])
    .map(({ text }) => text)
    .filter((text) => judge('keywords', text, truth) === 'right')
  const standing = truth.keywords.filter((keyword) => holderOf(keyword, passages))
  const values = [...new Set([...standing, ...listed])].slice(0, 10)
  return values.length > 0 ? answer(values.join(', '), passages[0]!.id) : null
}

/** What a good reader of the request answers: what is true of the site, in so far as the request says it. */
export const goodAnswer = (truth: RealTruth, asked: Asked): FactsAnswer =>
  Object.fromEntries(
    judgedFields.map((field) => {
      if (field === 'contacts') return [field, contacts(truth, asked)]
      if (field === 'keywords') return [field, keywords(truth, asked)]
      return [field, single(field, truth, asked)]
    }),
  ) as FactsAnswer

const inventions: Record<JudgedField, string> = {
  name: 'Zorblax Holdings',
  website: 'https://zorblax.example',
  summary: 'Zorblax Holdings invents quantum toasters for interplanetary breakfasts.',
  industry: 'Zorblaxian toasters',
  industry_size: '48213 employees',
  contacts: 'toast@zorblax.example, +1 555 0199 4821',
  location: 'Zorblaxstrasse 4821, 99999 Zorbville',
  vision: 'Every planet eats quantum toast by 4821.',
  mission: 'Zorblax toasts quanta so that galaxies wake up satisfied.',
  positioning: 'Nobody else toasts quanta since 1482.',
  keywords: 'quantum toasters, zorblaxian breakfasts',
  audience: 'Hungry astronauts beyond Neptune.',
  perception: 'Zorblaxian, crispy and quantum.',
}

/** The ways of a model that invents: without passages, with ones that do not exist, with real ones, and half copied. */
export const lies: Record<string, (asked: Asked) => FactsAnswer> = Object.fromEntries(
  Object.entries({
    'without a passage': () => [],
    'with a passage that does not exist': () => ['p0', 'p99999', 'home'],
    'with real passages': ({ passages }: Asked) => passages.slice(0, 3).map(({ id }) => id),
    'with all passages': ({ passages }: Asked) => passages.map(({ id }) => id),
  }).map(([name, idsOf]) => [
    name,
    (asked: Asked) =>
      Object.fromEntries(
        judgedFields.map((field) => [field, { value: inventions[field], passages: idsOf(asked) }]),
      ) as FactsAnswer,
  ]),
)

/** Words of the page with an invention after them. */
lies['after words of the page'] = ({ passages }) =>
  Object.fromEntries(
    judgedFields.map((field, at) => {
      const { id, text } = passages[at % passages.length]!
      const words = text.split(/\s+/).slice(0, inventions[field].split(' ').length)
      return [field, { value: `${words.join(' ')}, ${inventions[field]}`, passages: [id] }]
    }),
  ) as FactsAnswer
