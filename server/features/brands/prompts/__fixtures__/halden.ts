// What the rules read on a small made-up site.
import type { FieldCandidate, NumberedPassage, Reading } from '#facts/index.ts'

export const home = 'https://halden.example/'
export const about = 'https://halden.example/about'

const passage = (id: string, url: string, text: string, heading: string | null = null): NumberedPassage => ({
  id,
  url,
  kind: url === home ? 'home' : 'about',
  heading,
  text,
  weight: 1,
})

const passages = [
  passage('p1', home, 'Halden Solar'),
  passage('p2', home, 'We plan and install solar roofs for families who own their home.', 'Solar roofs'),
  passage('p3', home, 'Our mission is to make the first kilowatt hour simple.', 'Solar roofs'),
  passage('p4', home, 'Call 0113 496-0123 or write to hello@halden.example. A <3 from us.'),
  passage('p5', about, 'Since 2009 our 42 people have  worked from\nMill Lane 5, Leeds.', 'Who we are'),
  passage('p6', about, 'We are “down to earth” – and exact.', 'Who we are'),
  passage('p7', about, 'One day every roof will be a power station.', 'Who we are'),
]

const candidate = (
  field: FieldCandidate['field'],
  value: string,
  where: string | null,
  confidence: FieldCandidate['confidence'] = 'likely',
): FieldCandidate => ({ field, value, confidence, passage: where })

const candidates = [
  candidate('name', 'Halden Solar', 'p1', 'sure'),
  candidate('website', 'https://halden.example', 'p1', 'sure'),
  candidate('emails', 'hello@halden.example', 'p4', 'sure'),
  candidate('phones', '0113 496-0123', 'p4', 'sure'),
  candidate('industry', 'Energy', 'p2'),
  candidate('industry', 'Construction', 'p2', null),
  candidate('keywords', 'solar roofs', 'p2'),
  candidate('keywords', 'heat pumps', null, null),
  candidate('mission', passages[2]!.text, 'p3'),
  candidate('mission', passages[1]!.text, 'p2', null),
  candidate('perception', 'Call 0113 496-0123', 'p4'),
]

/** The name is sure, the rest is likely; the language is German by mistake. */
const facts = (
  [
    ['name', 'Halden Solar', 'p1', 'sure'],
    ['contacts', 'hello@halden.example, 0113 496-0123', 'p4', 'likely'],
    ['industry', 'Energy', 'p2', 'likely'],
    ['mission', 'Our mission is to make the first kilowatt hour simple.', 'p3', 'likely'],
    ['perception', 'Call 0113 496-0123', 'p4', 'likely'],
    ['industry_size', '42 people', 'p5', 'sure'],
    ['language', 'de', 'p1', 'likely'],
  ] as const
).map(([field, value, id, confidence]) => {
  const { url, text } = passages.find((one) => one.id === id)!
  return { field, value, confidence, source_url: url, passage: text }
})

export const halden: Reading = { facts, candidates, passages }
