import { expect, test } from 'vitest'
import { chosenOf, rankedCandidates, readSite } from '../index.ts'
import { industry } from './industry.ts'

const siteOf = (head: string, body: string, language = 'en') =>
  readSite([
    { url: 'https://site.example/', html: `<html lang="${language}"><head>${head}</head><body>${body}</body></html>` },
  ])!

const cases = [
  {
    wanted: 'Construction',
    language: 'de',
    title: 'Dachdecker Huber – Dachsanierung',
    heading: 'Ihr Dachdecker für Steildach und Flachdach',
    text: 'Wir sind ein Handwerksbetrieb für Bedachung, Dachsanierung und Wärmedämmung und arbeiten für Bauherren in der Region.',
  },
  {
    wanted: 'Professional services',
    language: 'fr',
    title: 'Lefèvre – cabinet d’avocats',
    heading: 'Avocats en droit de la famille',
    text: 'Notre cabinet d’avocats vous défend en droit pénal, en droit du travail et dans votre divorce, devant toutes les juridictions.',
  },
  {
    wanted: 'Food and beverage',
    language: 'it',
    title: 'Trattoria da Gino – ristorante e pizzeria',
    heading: 'Cucina di casa, pasta fresca e pizza',
    text: 'La nostra trattoria propone piatti della tradizione, pasta fresca fatta ogni mattina, vini locali e dolci di casa.',
  },
  {
    wanted: 'Healthcare',
    language: 'es',
    title: 'Clínica dental Sonrisa',
    heading: 'Ortodoncia e implantes dentales',
    text: 'Somos una clínica dental con dentistas que cuidan de cada paciente: ortodoncia, implantes y odontología infantil.',
  },
  {
    wanted: 'Other',
    language: 'en',
    title: 'Green Hill Primary School',
    heading: 'A school where children love learning',
    text: 'Our primary school follows the national curriculum; teachers and pupils learn in small classrooms, from kindergarten on.',
  },
]

test.each(cases)('tells $wanted by the words of the trade', ({ wanted, language, title, heading, text }) => {
  const site = siteOf(`<title>${title}</title>`, `<h1>${heading}</h1><p>${text}</p>`, language)
  const [fact] = chosenOf(site).get('industry')!
  expect(fact!.value).toBe(wanted)
  expect([title, heading, text]).toContain(fact!.passage)
})

test('counts the type of an organisation in structured data', () => {
  const data = JSON.stringify({ '@type': 'Bakery', name: 'Golden Crust' })
  const site = siteOf(
    `<script type="application/ld+json">${data}</script>`,
    '<p>Come in and say hello to us in the morning.</p>',
  )
  const [best] = rankedCandidates(site, industry, { name: 'Golden Crust' })
  expect(best).toMatchObject({ value: 'Food and beverage', features: { type: 1 } })
})

test('says nothing of a site without any trade', () => {
  const site = siteOf('<title>Hello</title>', '<p>We are glad that you came by and hope that you like it here.</p>')
  expect(chosenOf(site).get('industry')).toEqual([])
})

test('does not listen to customers or to legal pages', () => {
  const site = siteOf(
    '<title>Yoga</title>',
    '<h1>Yoga and pilates</h1><blockquote>I am a lawyer, plumber and dentist.</blockquote>',
  )
  expect(rankedCandidates(site, industry, {}).map(({ value }) => value)).toEqual(['Fitness and wellness'])
})
