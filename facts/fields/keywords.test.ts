import { expect, test } from 'vitest'
import { chosenOf, rankedCandidates, readSite } from '../index.ts'
import { keywords } from './keywords.ts'
import { phrasesIn } from './phrases.ts'

const siteOf = (body: string, head = '', language = 'en') =>
  readSite([
    { url: 'https://shop.example/', html: `<html lang="${language}"><head>${head}</head><body>${body}</body></html>` },
  ])!

const chosen = (body: string, head = '') =>
  chosenOf(siteOf(body, head))
    .get('keywords')!
    .map(({ value }) => value)

const sites = [
  {
    language: 'de',
    body: `<h1>Baumpflege und Baumfällung</h1><p>Wir bieten Ihnen Baumpflege, Baumfällung und Gartengestaltung für private und
      öffentliche Auftraggeber in der ganzen Region. Unsere Baumpflege ist schonend und fachgerecht.</p>
      <h2>Unsere Leistungen</h2><ul><li>Baumpflege</li><li>Baumfällung</li><li>Gartengestaltung</li></ul>`,
    wanted: ['Baumpflege', 'Baumfällung', 'Gartengestaltung'],
  },
  {
    language: 'en',
    body: `<h1>Physiotherapy and acupuncture</h1><p>We offer physiotherapy, acupuncture and sports massage for people who are in
      pain. Our physiotherapy begins with a thorough look at how you move, and acupuncture helps.</p>
      <h2>Our services</h2><ul><li>Physiotherapy</li><li>Acupuncture</li><li>Sports massage</li></ul>`,
    wanted: ['Physiotherapy', 'Acupuncture', 'Sports massage'],
  },
  {
    language: 'fr',
    body: `<h1>Cabinet d'avocats</h1><p>Notre cabinet vous conseille en droit pénal, en droit de la famille et en droit du
      travail. Le droit de la famille est au cœur de notre métier depuis vingt ans.</p>
      <h2>Nos services</h2><ul><li>Droit pénal</li><li>Droit de la famille</li><li>Droit du travail</li></ul>`,
    wanted: ['Droit pénal', 'Droit de la famille', 'Droit du travail'],
  },
  {
    language: 'es',
    body: `<h1>Clínica dental</h1><p>En nuestra clínica dental cuidamos de la boca de toda la familia con ortodoncia, implantes
      dentales y blanqueamiento dental, siempre con el trato cercano que usted merece.</p>
      <h2>Nuestros servicios</h2><ul><li>Ortodoncia</li><li>Implantes dentales</li><li>Blanqueamiento dental</li></ul>`,
    wanted: ['Ortodoncia', 'Implantes dentales', 'Blanqueamiento dental'],
  },
  {
    language: 'it',
    body: `<h1>Ristorante e pizzeria</h1><p>La nostra cucina è fatta di pasta fresca, pizza al forno a legna e vini locali, che
      serviamo ogni sera nel nostro ristorante con il sorriso e la passione di una volta.</p>
      <h2>I nostri servizi</h2><ul><li>Pasta fresca</li><li>Pizza al forno</li><li>Vini locali</li></ul>`,
    wanted: ['Pasta fresca', 'Pizza al forno', 'Vini locali'],
  },
]

test.each(sites)('finds what a site offers, in $language', ({ body, wanted, language }) => {
  const found = chosen(body, language).map((value) => value.toLowerCase())
  expect(found.filter((value) => wanted.some((one) => one.toLowerCase() === value)).length).toBeGreaterThanOrEqual(2)
})

test('shows at most ten, and no two of the same words in another form', () => {
  const trades =
    'massage massages yoga pilates sauna reiki meditation judo karate boxing tennis swimming golf rugby'.split(' ')
  const found = chosen(`<h2>Services</h2><ul>${trades.map((word) => `<li>${word}</li>`).join('')}</ul>`)
  expect(found.length).toBeLessThanOrEqual(10)
  expect(found.filter((value) => /^massages?$/.test(value)).length).toBeLessThanOrEqual(1)
})

test('leaves out the own name, people, places, calls and legal pages', () => {
  const body = `<h1>Bloom & Fern florist</h1><h2>Book now</h2><h3>Sarah Miller</h3><h3>Leeds</h3><h3>Wedding bouquets</h3>
    <footer>Bloom & Fern</footer>`
  const values = rankedCandidates(siteOf(body), keywords, { name: 'Bloom & Fern', location: 'Leeds' }).map(
    ({ value }) => value,
  )
  expect(values).toContain('Wedding bouquets')
  for (const one of ['Bloom & Fern', 'Bloom', 'Book now', 'Sarah Miller', 'Leeds']) expect(values).not.toContain(one)
})

test('gives a passage that holds the keyword', () => {
  const text = `${'We have been here for a very long time. '.repeat(20)}Then came sourdough bread. Sourdough bread is what we bake.`
  const found = rankedCandidates(siteOf(`<p>${text}</p>`), keywords, {}).find(({ value }) =>
    /sourdough bread/i.test(value),
  )!
  expect(found.passage).toMatch(/sourdough bread/i)
  expect(found.passage.length).toBeLessThanOrEqual(300)
})

test.each([
  { text: 'Garten- und Landschaftsbau', language: 'de', holds: 'Garten- und Landschaftsbau', lacks: 'Garten-' },
  {
    text: "location de bateaux, vente d'appartements",
    language: 'fr',
    holds: "vente d'appartements",
    lacks: 'bateaux vente',
  },
  { text: 'We repair bikes with care in town', language: 'en', holds: 'bikes', lacks: 'bikes with care' },
  { text: 'Send bouquets@mail.example flowers', language: 'en', holds: 'bouquets', lacks: 'bouquets@mail' },
] as const)('parts "$text" into phrases', ({ text, language, holds, lacks }) => {
  const values = phrasesIn(text, language).map(({ value }) => value)
  expect(values).toContain(holds)
  expect(values).not.toContain(lacks)
})

test('reads a page of one repeated word quickly', () => {
  const started = performance.now()
  for (const text of ['baumpflege'.repeat(10_000), 'baumpflege '.repeat(10_000), "l'".repeat(50_000)])
    rankedCandidates(siteOf(`<p>${text}</p>`), keywords, {})
  expect(performance.now() - started).toBeLessThan(5000)
})
