import type { Root, RootContent } from 'mdast'
import { beforeAll, describe, expect, it } from 'vitest'
import { type FormatLabel, formatOf } from '#domain/formats.ts'
import { baseLanguage, type Language, languageValues } from '#domain/languages.ts'
import { checkFormat } from '#test/helpers/format-check.ts'
import { headingNumber, nodesOf, parseMarkdown, sectionsOf, textOf, titleNumber } from '#domain/quality/sections.ts'
import type { WritingBrief } from '#domain/writing.ts'
import { phrasedFormats } from './phrased-format.ts'
import { writeContent } from './content.ts'
import { plain } from './markdown.ts'
import { writeOutline } from './outline.ts'
import { bareHeading, readOutline } from './outline-reading.ts'
import { openPhrasebook } from './phrasebook.ts'
import { bareBrief, sampleBrands, sampleBrief } from '#test/helpers/sample-briefs.ts'
import { suggestTitles } from './suggestions.ts'
import { sentencesIn } from './words.ts'

type Post = { name: string; brief: WritingBrief; outline: string; content: string; root: Root; text: string }

const write = (name: string, brief: WritingBrief): Post => {
  const outline = writeOutline(brief)
  const content = writeContent(brief, outline)
  const root = parseMarkdown(content)
  return { name, brief, outline, content, root, text: plain(textOf(root)) }
}

const bareTitles: Record<string, [string, string[]]> = {
  en: ['Sourdough at home', ['sourdough', 'rye bread']],
  de: ['Sauerteig für zu Hause', ['Sauerteig', 'Roggenbrot']],
  fr: ['Le levain à la maison', ['levain', 'pain de seigle']],
  es: ['Masa madre en casa', ['masa madre', 'pan de centeno']],
  it: ['Il lievito madre in casa', ['lievito madre', 'pane di segale']],
}

const posts: Post[] = []

/** Milliseconds for what writes many posts, on a machine that has other work to do. */
const slow = 120_000

const knownBrands = [
  { sample: sampleBrands[0]!, isFull: true },
  { sample: sampleBrands[0]!, isFull: false },
  { sample: sampleBrands[1]!, isFull: true },
  { sample: sampleBrands[2]!, isFull: true },
]

/** Every language with every `step`-th format, each time starting at another: together they are all formats. */
const everyLanguageWithFormats = (step: number) =>
  languageValues.flatMap((language, index) =>
    phrasedFormats.filter((_, at) => (at + index) % step === 0).map((format) => [language, format] as const),
  )

beforeAll(() => {
  for (const [index, language] of languageValues.entries())
    for (const [at, format] of phrasedFormats.entries()) {
      const [title, keywords] = bareTitles[baseLanguage(language)]!
      posts.push(write(`${language} ${format} bare`, bareBrief(language, format, title, keywords)))
      const { sample, isFull } = knownBrands[(index + at) % knownBrands.length]!
      const [suggested] = suggestTitles(sampleBrief(sample, language, format, { isFull })).titles
      const brief = sampleBrief(sample, language, format, { isFull, title: suggested! })
      posts.push(write(`${language} ${format} ${sample.name} ${isFull ? 'full' : 'plain'}`, brief))
    }
}, slow)

/** Names of the posts for which something holds that must not, with what it is. */
const failing = (find: (post: Post) => unknown) =>
  posts.flatMap((post) => {
    const found = find(post)
    return (Array.isArray(found) ? found.length > 0 : found) ? [[post.name, found]] : []
  })

const blocksOf = (root: Root) =>
  [...nodesOf(root.children, 'paragraph'), ...nodesOf(root.children, 'tableCell')].map((node) =>
    textOf(node)
      .replace(/[ \n]+/gu, ' ')
      .trim(),
  )

const sentencesOf = ({ root, brief }: Post) =>
  blocksOf(root)
    .flatMap((block) => sentencesIn(block, baseLanguage(brief.language)))
    .filter((sentence) => sentence.split(' ').length >= 4)

const given = ({ brief }: Post) => plain(JSON.stringify(brief))

const headingsOf = (markdown: string) =>
  parseMarkdown(markdown).children.flatMap((node) => (node.type === 'heading' ? [plain(textOf(node))] : []))

describe('a post', () => {
  it('keeps the words and the structure of its format', () => {
    expect(posts).toHaveLength(languageValues.length * phrasedFormats.length * 2)
    expect(failing(({ content, brief }) => checkFormat(content, brief.format!).map(({ message }) => message))).toEqual(
      [],
    )
  })

  it('follows its outline, heading by heading', () => {
    expect(
      failing(({ content, outline }) => headingsOf(content).join('\n') !== headingsOf(outline).join('\n')),
    ).toEqual([])
  })

  it('has as many numbered sections as its title announces', () => {
    const announcing = posts.filter(({ brief }) => titleNumber(brief.title!) !== null)
    expect(announcing.length).toBeGreaterThan(10)
    for (const { brief, content } of announcing)
      expect(headingsOf(content).filter((heading) => /^\d+\. /u.test(heading))).toHaveLength(titleNumber(brief.title!)!)
  })

  it('states no figure that was not given', () => {
    const figures = (post: Post) => {
      const own = post.root.children.filter((node) => node.type !== 'heading')
      const found = own.flatMap((node) => textOf(node).match(/\d[\d.,]*|%|€|\$|£/gu) ?? [])
      return found.filter((figure) => !given(post).includes(figure.replace(/[.,]+$/u, '')))
    }
    expect(failing(figures)).toEqual([])
  })

  it('says no sentence twice', () => {
    expect(failing((post) => sentencesOf(post).filter((one, index, all) => all.indexOf(one) !== index))).toEqual([])
  })

  it('marks gaps in its language, each once, at most one a section and not in every section', () => {
    const wrong = ({ content, brief }: Post) => {
      const { phrases } = openPhrasebook(brief)
      const start = phrases.gapMark.slice(0, phrases.gapMark.indexOf('{')).trim()
      const { sections, introduction } = sectionsOf(content)
      const perPart = [introduction, ...sections.flatMap(({ nodes }) => splitAtSubheadings(nodes))].map((nodes) =>
        nodes.flatMap((node) => textOf(node).match(/\[[^\]]*\]/gu) ?? []),
      )
      const gaps = perPart.flat()
      const limit = Math.max(2, Math.ceil(perPart.length * 0.7) + 1)
      return [
        ...gaps.filter((gap) => !plain(gap).startsWith(plain(start))),
        ...gaps.filter((gap, index) => gaps.indexOf(gap) !== index),
        ...perPart.filter((part) => part.length > 1).flat(),
        ...(gaps.length > limit ? [`${gaps.length} gaps in ${perPart.length} sections`] : []),
      ]
    }
    expect(failing(wrong)).toEqual([])
    expect(posts.filter(({ text }) => text.includes('[')).length).toBeGreaterThan(posts.length * 0.6)
  })

  it('names every keyword, the first one in the title, a heading or the first paragraph', () => {
    const lower = (text: string) => text.toLowerCase()
    expect(
      failing(({ text, brief }) => brief.keywords.filter((keyword) => !lower(text).includes(lower(keyword)))),
    ).toEqual([])
    const front = ({ content, root }: Post) => [...headingsOf(content), blocksOf(root)[0]].join(' ')
    expect(failing((post) => !lower(front(post)).includes(lower(post.brief.keywords[0]!)))).toEqual([])
  })

  it('uses what it knows of the brand', () => {
    const missing = ({ brief: { brand }, text }: Post) =>
      [brand.name, brand.audience, brand.location, brand.mission, brand.positioning, brand.summary]
        .filter((value) => value !== null)
        .map((value) => plain(value).replace(/\.$/u, ''))
        .filter((value) => !text.includes(value))
    expect(failing(missing)).toEqual([])
  })

  it('quotes its context word for word with the source, and nothing beside the subject', () => {
    const full = posts.filter(({ brief }) => brief.contexts.length > 0)
    const quoting = full.filter(({ text, brief }) =>
      sentencesIn(brief.contexts[0]!.text.replaceAll('\n', ' '), baseLanguage(brief.language)).some((sentence) =>
        text.includes(sentence),
      ),
    )
    expect(quoting.length / full.length).toBeGreaterThan(0.9)
    expect(quoting.filter(({ text }) => !text.includes('Guide_(2).pdf'))).toEqual([])
    const beside =
      /weather was|car park|office cat|Wetter schön|Parkplatz|Bürokatze|faisait beau|parking|chat du bureau|hizo buen|aparcamiento|gato de|tempo era bello|parcheggio|gatto dell/u
    expect(failing(({ text }) => beside.exec(text)?.[0])).toEqual([])
  })

  it('brings in what the brief says: sentences and points as they are, tasks as gaps', () => {
    const full = posts.filter(({ name }) => name.endsWith(`${sampleBrands[0]!.name} full`))
    for (const { text, brief } of full) {
      const [statement, task] = sentencesIn(brief.brief!.split('\n')[0]!, baseLanguage(brief.language))
      expect(text).toContain(statement)
      expect(text).toMatch(new RegExp(`\\[[^\\]]*${task!.replaceAll('.', '\\.')}[^\\]]*\\]`, 'u'))
    }
  })

  it('reads without joints: marks, spaces, elisions and contractions are in order', () => {
    const slips: Record<string, RegExp[]> = {
      all: [/\{|\}|undefined|null\b| {2}|\s[,.]|[^.]\.\.(?!\.)|[?!]\.|“\.”|,,|\(\)|: \.|\\/u],
      fr: [
        /(?:^|[\s(«’])(?:de|que|ne|se|je|me|te|le|la|jusque|lorsque|puisque) (?=[aeiouyéèêàâîôûœ]\p{Ll})(?!onz|oui|un\b|une\b|yaourt)/iu,
        /[^\s\u00A0][;?!»](?!\w)/u,
        /«(?!\u00A0)/u,
      ],
      es: [/(?<!\p{L})(?:de|a) el (?![A-Z])/u, /(?<!\p{L})y (?=[«"]?(?:i|hi(?![aeo])))/iu],
      it: [/(?<![\p{L}’])(?:di|a|da|in|su) (?:(?:il|lo|la|i|gli|le) |l’)/u, /\bl’(?=[bcdfgjklmnpqrstvwxz])/iu],
      de: [/„[^“]*$/u],
      en: [/\ba (?!one)(?=[aeio]\p{Ll})/u, /\ban (?=[bcdfgjklmnpqrstvwxz])/u],
    }
    const found = ({ root, brief }: Post) =>
      blocksOf(root).flatMap((block) =>
        [...slips.all!, ...slips[baseLanguage(brief.language)]!].flatMap((slip) => {
          const match = slip.exec(block)
          return match ? [`${slip}: …${block.slice(Math.max(0, match.index - 30), match.index + 30)}…`] : []
        }),
      )
    expect(failing(found)).toEqual([])
  })

  it('is the same every time', () => {
    const [post] = posts
    expect(writeContent(post!.brief, post!.outline)).toBe(post!.content)
  })
})

const splitAtSubheadings = (nodes: readonly RootContent[]): RootContent[][] => {
  const parts: RootContent[][] = [[]]
  for (const node of nodes) {
    if (node.type === 'heading') parts.push([])
    else parts.at(-1)!.push(node)
  }
  return parts
}

const shinglesOf = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')))
}

/** The share of the smaller set that is in the other one, too. */
const shared = (one: Set<string>, other: Set<string>) =>
  [...one].filter((item) => other.has(item)).length / Math.max(1, Math.min(one.size, other.size))

const pairs = <Item>(items: readonly Item[]) =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const))

describe('two posts', () => {
  it(
    'of one brand and format about different topics share less than 35% of their five-word runs, 19 times of 20',
    () => {
      const overlaps: number[] = []
      for (const [language, format] of everyLanguageWithFormats(3)) {
        const sample = sampleBrands[1]!
        const texts = sample.texts[baseLanguage(language)].keywords.map((keyword) => {
          const title = `${keyword}: ${formatOf(format).label}`
          const brief = { ...sampleBrief(sample, language, format, { isFull: false, title }), keywords: [keyword] }
          return shinglesOf(plain(textOf(parseMarkdown(writeContent(brief, writeOutline(brief))))))
        })
        overlaps.push(...pairs(texts).map(([one, other]) => shared(one, other)))
      }
      overlaps.sort((one, other) => one - other)
      expect(overlaps[Math.floor(overlaps.length * 0.95)]).toBeLessThan(0.35)
      expect(overlaps.reduce((sum, overlap) => sum + overlap, 0) / overlaps.length).toBeLessThan(0.2)
      expect(overlaps.at(-1)).toBeLessThan(0.5)
    },
    slow,
  )

  it('of different brands, topics or formats share less than half of their sentences', () => {
    for (const language of languageValues) {
      const own = posts.filter(({ brief }) => brief.language === language)
      const sets = own.map((post) => ({
        name: post.name,
        about: JSON.stringify([post.brief.brand.name, post.brief.title, post.brief.format]),
        sentences: new Set(sentencesOf(post)),
      }))
      const alike = pairs(sets)
        .filter(([one, other]) => one.about !== other.about)
        .map(([one, other]) => [one.name, other.name, shared(one.sentences, other.sentences)] as const)
        .filter(([, , share]) => share >= 0.5)
      expect(alike).toEqual([])
    }
  })
})

describe('the tone', () => {
  const known = new Map<string, string>()
  const toned = (language: Language, name: string, format: FormatLabel) => {
    const key = [language, name, format].join()
    const text = known.get(key) ?? writtenIn(language, name, format)
    known.set(key, text)
    return text
  }
  const writtenIn = (language: Language, name: string, format: FormatLabel) => {
    const brief = sampleBrief(sampleBrands[0]!, language, format, { isFull: true, title: 'Solar' })
    const tone = { name, description: '', example: null }
    return write(name, { ...brief, brand: { ...brief.brand, tone } }).text
  }
  const forms: [Language, RegExp, RegExp][] = [
    ['en_GB', /\b(?:don|can|isn|won|doesn)’t\b/u, /\b(?:do not|cannot|is not|does not)\b/u],
    [
      'de',
      /\b(?:du|dein\p{L}*|dir|dich)\b/iu,
      /(?<=[\p{Ll},] )(?:Ihnen|Ihre[mnrs]?)\b|\b(?:Schreiben|Notieren|Fragen) Sie\b/u,
    ],
    ['fr', /(?<!\p{L})(?:tu|ton|ta|tes|toi)(?!\p{L})/iu, /(?<!-)\b(?:vous|votre|vos)\b/iu],
    ['es', /(?<!\p{L})(?:tú|tu|tus|te)(?!\p{L})/iu, /\b(?:usted|ustedes)\b/iu],
    ['it', /(?<!\p{L})(?:tu|tuo|tua|tuoi|tue|ti)(?!\p{L})/iu, /\b(?:Lei|Suo|Sua|Suoi|Sue)\b/u],
  ]

  it.each(forms)(
    'changes the forms of address and contraction in %s, and keeps to them',
    (language, casual, formal) => {
      for (const format of phrasedFormats) {
        expect(toned(language, 'Professional', format)).not.toMatch(casual)
        expect(toned(language, 'Playful', format)).not.toMatch(formal)
      }
      const all = (name: string) => phrasedFormats.map((format) => toned(language, name, format)).join(' ')
      expect(all('Playful')).toMatch(casual)
      expect(all('Playful')).not.toBe(all('Professional'))
    },
    slow,
  )

  it('reads a tone in the brand’s own words', () => {
    const brief = sampleBrief(sampleBrands[0]!, 'de', 'Listicle', { isFull: false, title: 'Solar' })
    const written = (description: string) =>
      write('', { ...brief, brand: { ...brief.brand, tone: { name: 'custom', description, example: null } } }).text
    expect(written('Locker und frech, wir duzen alle.')).not.toBe(written('Sachlich und seriös.'))
  })

  it('spells for each side of the Atlantic', () => {
    const american = posts
      .filter(({ brief }) => brief.language === 'en_US')
      .map(({ text }) => text)
      .join(' ')
    const british = posts
      .filter(({ brief }) => brief.language === 'en_GB')
      .map(({ text }) => text)
      .join(' ')
    expect(american).not.toMatch(/\b(?:recognise|neighbour|colour|favourite|afterwards|meagre|programme)/iu)
    expect(british).toMatch(/\b(?:neighbour|colour|favourite|recognise)/iu)
    expect(british).not.toMatch(/\b(?:neighbor|color|favorite|recognize)/iu)
  })
})

describe('an outline that a person has edited', () => {
  const brief = sampleBrief(sampleBrands[0]!, 'en_GB', 'How-To Guide', { isFull: true, title: 'Solar panels at home' })
  const words = (content: string) => sectionsOf(content).words

  it(
    'is followed with new, deleted and moved headings, in every format and every language',
    () => {
      for (const [language, format] of everyLanguageWithFormats(3)) {
        const edited = {
          ...sampleBrief(sampleBrands[1]!, language, format, { isFull: true, title: 'Something else' }),
        }
        const sections = readOutline(writeOutline(edited), 'Something else')
        const moved = [
          ...sections.slice(1).toReversed(),
          { level: 2 as const, heading: 'Zorblax & <b>Qix</b>', points: ['Our own note'] },
        ]
        const outline = moved
          .map(({ level, heading }) => `${'#'.repeat(level)} ${heading.replaceAll('<', '\\<')}`)
          .join('\n\n')
        const content = writeContent(edited, `${outline}\n\n- Our own note`)
        const asked = moved.map(({ heading }) => bareHeading(heading))
        expect(headingsOf(content).slice(1).map(bareHeading)).toEqual(asked)
        const range = formatOf(format).words
        expect(words(content), `${language} ${format}`).toBeGreaterThanOrEqual(range.min)
        expect(words(content), `${language} ${format}`).toBeLessThanOrEqual(range.max)
        expect(plain(textOf(parseMarkdown(content)))).toContain('Our own note')
      }
    },
    slow,
  )

  it('gets its numbers in order again after a step was deleted', () => {
    const outline = writeOutline(brief).replace(/## Step 2[^#]*/u, '')
    const numbers = headingsOf(writeContent(brief, outline)).map(headingNumber)
    const steps = numbers.filter((value) => value !== null)
    expect(steps).toEqual(steps.map((_, index) => index + 1))
  })

  it('may be a bare list, lines of text, or empty', () => {
    const asList = writeContent(brief, '1. What it costs\n2. Who installs it\n   - ask twice\n3. After ten years')
    expect(headingsOf(asList)).toEqual(['Solar panels at home', 'What it costs', 'Who installs it', 'After ten years'])
    expect(checkFormat(asList, 'How-To Guide')).toEqual([])
    expect(asList).toContain('ask twice')
    expect(headingsOf(writeContent(brief, 'First thing\nSecond thing\nThird thing'))).toHaveLength(4)
    expect(writeContent(brief, ' \n')).toBe(writeContent(brief, writeOutline(brief)))
  })

  it('reads a person’s heading: cost brings the advice on cost', () => {
    const content = writeContent(brief, '## How much does it cost?\n\n## The history of our bakery\n\n## Conclusion')
    const [cost, other, closing] = sectionsOf(content).sections
    const text = (nodes: RootContent[]) => plain(nodes.map(textOf).join(' '))
    expect(text(cost!.nodes)).toMatch(/price|offer|month/u)
    expect(text(other!.nodes)).toContain('The history of our bakery')
    expect(text(closing!.nodes)).toContain('brightside.example')
  })
})

describe('hostile input', () => {
  const hostile =
    '<script>alert(1)</script> [x](javascript:alert(1)) **bold** `code` # head | cell \n\n## Injected\n\n![i](http://e.x/i.png) \u202E&lt;'
  const brief: WritingBrief = {
    ...sampleBrief(sampleBrands[0]!, 'en_GB', 'Listicle', { isFull: true, title: `Solar ${hostile}` }),
    keywords: [`solar ${hostile}`, '*', '1. one', 'a|b', '- dash'],
    brief: hostile,
    contexts: [
      {
        name: hostile,
        url: 'javascript:alert(1)',
        text: `Solar panels <b>do</b> [this](http://evil.example) thing for solar people.`,
      },
    ],
  }
  const brand = { ...brief.brand }
  for (const key of ['name', 'summary', 'mission', 'positioning', 'audience', 'location', 'website'] as const)
    brand[key] = hostile

  it.each([...phrasedFormats])('stays text in a %s', (format) => {
    const attacked = { ...brief, brand, format }
    const content = writeContent(attacked, writeOutline(attacked))
    const { children } = parseMarkdown(content)
    expect(nodesOf(children, 'html')).toEqual([])
    // Addresses on the web become links by themselves, and then say where they lead.
    for (const link of nodesOf(children, 'link')) expect(link.url).toBe(textOf(link))
    expect(nodesOf(children, 'image')).toEqual([])
    expect(nodesOf(children, 'inlineCode')).toEqual([])
    expect(headingsOf(content)).not.toContain('Injected')
    expect(content).not.toContain('\u202E')
  })
})
