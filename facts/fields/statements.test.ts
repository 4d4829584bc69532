import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { extractFacts, type FoundFact } from '../index.ts'

const page = (body: string, language = 'en', description = '', path = '') => ({
  url: `https://example.com/${path}`,
  html: `<html lang="${language}"><title>Example</title><meta name="description" content="${description}"><body>${body}`,
})
const factOf = (field: FoundFact['field'], ...pages: ReturnType<typeof page>[]) =>
  extractFacts(pages).find((fact) => fact.field === field)
const aboutPage = (body: string, language: string) =>
  page(`<h1>Example</h1><main>${body}</main>`, language, '', 'about')

const words = {
  en: {
    mission: 'Give every child of the town a quiet place to read, whatever the weather.',
    vision: 'A town whose streets belong to children again by the time ours are grown.',
    names: ['Our mission', 'Our vision', 'Mission and vision'],
    opening: 'Our mission is to bring music into every hospital ward of the county.',
    filler: 'The shop is next to the station. There is a bench outside.',
  },
  de: {
    mission: 'Jedem Kind der Stadt einen stillen Platz zum Lesen geben, bei jedem Wetter.',
    vision: 'Eine Stadt, deren Straßen wieder den Kindern gehören, wenn unsere groß sind.',
    names: ['Unsere Mission', 'Unsere Vision', 'Mission und Vision'],
    opening: 'Unsere Mission ist es, Musik auf jede Station der Krankenhäuser im Kreis zu bringen.',
    filler: 'Der Laden steht neben dem Bahnhof. Davor steht eine Bank.',
  },
  fr: {
    mission: 'Donner à chaque enfant de la ville un endroit calme pour lire, par tous les temps.',
    vision: 'Une ville dont les rues appartiennent de nouveau aux enfants quand les nôtres seront grands.',
    names: ['Notre mission', 'Notre vision', 'Mission et vision'],
    opening: 'Notre mission est de faire entrer la musique dans chaque service des hôpitaux du département.',
    filler: 'La boutique est à côté de la gare. Il y a un banc devant.',
  },
  es: {
    mission: 'Dar a cada niño de la ciudad un lugar tranquilo para leer, haga el tiempo que haga.',
    vision: 'Una ciudad cuyas calles vuelvan a pertenecer a los niños cuando los nuestros hayan crecido.',
    names: ['Nuestra misión', 'Nuestra visión', 'Misión y visión'],
    opening: 'Nuestra misión es llevar la música a cada planta de los hospitales de la provincia.',
    filler: 'La tienda está al lado de la estación. Delante hay un banco.',
  },
  it: {
    mission: 'Dare a ogni bambino della città un posto tranquillo per leggere, con qualsiasi tempo.',
    vision: 'Una città le cui strade appartengano di nuovo ai bambini quando i nostri saranno grandi.',
    names: ['La nostra missione', 'La nostra visione', 'Missione e visione'],
    opening: 'La nostra missione è portare la musica in ogni reparto degli ospedali della provincia.',
    filler: 'Il negozio è accanto alla stazione. Davanti c’è una panchina.',
  },
} as const
const languages = Object.entries(words)

describe('mission and vision', () => {
  it.each(languages)('stand below their headings in %s', (language, { mission, vision, names, filler }) => {
    const about = aboutPage(
      `<p>${filler}</p><h2>${names[0]}</h2><p>${mission}</p><h2>${names[1]}</h2><p>${vision}</p>`,
      language,
    )
    expect(factOf('mission', about)).toMatchObject({ value: mission, passage: mission })
    expect(factOf('vision', about)).toMatchObject({ value: vision, source_url: 'https://example.com/about' })
  })

  it.each(languages)('stand in this order below one heading for both in %s', (language, { mission, vision, names }) => {
    const about = aboutPage(`<h2>${names[2]}</h2><p>${mission}</p><p>${vision}</p>`, language)
    expect(factOf('mission', about)?.value).toBe(mission)
    expect(factOf('vision', about)?.value).toBe(vision)
  })

  it.each(languages)('follow a label or a short line above in %s', (language, { mission, vision, names, filler }) => {
    const about = aboutPage(
      `<p>${filler}</p><p>${names[0]}: ${mission}</p><p>${names[1]}</p><h2>${vision}</h2>`,
      language,
    )
    expect(factOf('mission', about)?.value).toContain(mission)
    expect(factOf('vision', about)?.value).toBe(vision)
  })

  it.each(languages)('open a sentence that names them in %s', (language, { opening, filler }) => {
    expect(factOf('mission', aboutPage(`<p>${filler} ${opening}</p><p>${filler}</p>`, language))?.value).toContain(
      opening,
    )
  })

  it.each(languages)('are left out in %s where nothing says them', (language, { filler }) => {
    const facts = extractFacts([aboutPage(`<p>${filler}</p>`, language)])
    expect(facts.filter(({ field }) => field === 'mission' || field === 'vision')).toEqual([])
  })

  it('win over a sentence that merely sounds like them', () => {
    const cue = 'We help families and companies with passion and quality so that their gardens feel well.'
    const { mission, names } = words.en
    expect(factOf('mission', page(`<h1>Example</h1><p>${cue}</p><h2>${names[0]}</h2><p>${mission}</p>`))?.value).toBe(
      mission,
    )
  })

  it('are the visitor’s where the heading says so', () => {
    expect(
      factOf('vision', aboutPage(`<h2>Your vision</h2><p>Tell us about the house of your dreams.</p>`, 'en')),
    ).toBeUndefined()
  })

  it.each([
    ['a placeholder', '<h2>Our mission</h2><p>Insert your mission here and describe what you do.</p>'],
    ['a dummy text', '<h2>Our vision</h2><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>'],
    ['a customer’s quotation', '<p>“They help families so reliably and honestly that we feel well in our garden.”</p>'],
    ['a marked quotation', '<blockquote>Our mission was to find someone honest, and we found them.</blockquote>'],
    ['a cookie notice', '<div class="cookie-banner"><p>Our mission is to protect your privacy.</p></div>'],
  ])('are not %s', (_, body) => {
    const facts = extractFacts([aboutPage(`<p>${words.en.filler}</p>${body}`, 'en')])
    expect(facts.filter(({ field }) => field === 'mission' || field === 'vision')).toEqual([])
  })
})

describe('mission and vision of made-up sites', () => {
  const root = join(import.meta.dirname, '../../bench/extraction/sites')
  const read = (site: string, file: string) => readFileSync(join(root, site, file), 'utf8')
  const found = (site: string) => {
    const { start_url, pages } = JSON.parse(read(site, 'site.json')) as {
      start_url: string
      pages: { url: string; file: string }[]
    }
    return extractFacts(
      pages.map(({ url, file }) => ({ url, html: read(site, file) })),
      { start_url },
    )
  }

  it.each([
    ['aceites-valle-hondo', 'mission'],
    ['cantina-montesole', 'mission'],
    ['clinica-almendro', 'vision'],
    ['construcciones-olano', 'mission'],
    ['gipfelbraeu', 'vision'],
    ['harbour-lane-bakery', 'vision'],
    ['maison-corail', 'mission'],
    ['passerelles', 'vision'],
    ['stillwaters-trust', 'vision'],
    ['usines-berthier', 'mission'],
  ] as const)('%s states its %s', (site, field) => {
    const truth = JSON.parse(read(site, 'truth.json')) as Record<typeof field, string[]>
    expect(found(site).find((fact) => fact.field === field)?.value).toContain(truth[field][0])
  })
})

describe('other statements', () => {
  it.each([
    ['en', 'Miller & Sons is a family business of gardeners in Leeds, offering garden design and tree care.'],
    ['de', 'Die Gärtnerei Huber ist ein Familienbetrieb in Freising und bietet Gartenplanung und Baumpflege.'],
    ['fr', 'Durand est une entreprise familiale de jardiniers à Nantes, spécialisée dans la création de jardins.'],
    ['es', 'Jardines Ruiz es una empresa familiar de jardineros en Sevilla, especializada en diseño de jardines.'],
    ['it', 'Giardini Rossi è un’azienda familiare di giardinieri a Padova, specializzata in progettazione.'],
  ] as const)('summarize the company in %s', (language, description) => {
    const home = page(`<h1>Example</h1><p>${words[language].filler}</p>`, language, description)
    expect(factOf('summary', home)?.value).toBe(description)
  })

  it.each([
    ['en', 'We are reliable, friendly and experienced, and we take pride in honest work of high quality.'],
    ['de', 'Wir arbeiten zuverlässig, freundlich und sorgfältig und sind stolz auf ehrliche Qualität.'],
    ['fr', 'Nous sommes fiables, chaleureux et attentifs, et fiers d’un travail honnête et de qualité.'],
    ['es', 'Somos fiables, cercanos y transparentes, y trabajamos con honestidad, calidad y profesionalidad.'],
    ['it', 'Siamo affidabili, cordiali e precisi, e lavoriamo con onestà, qualità e professionalità.'],
  ])('tell how a company sees itself in %s, not what one customer says', (language, own) => {
    const review = `<blockquote>${own}</blockquote>`
    expect(factOf('perception', page(`<h1>Example</h1><p>${own}</p>`, language))?.value).toBe(own)
    expect(factOf('perception', page(`<h1>Example</h1>${review}<p>Tel. 0123</p>`, language))).toBeUndefined()
  })

  it.each([
    ['en', 'We work for families, companies and schools.'],
    ['de', 'Wir arbeiten für Familien, Firmen und Schulen.'],
    ['fr', 'Nous travaillons pour des familles, des entreprises et des écoles.'],
    ['es', 'Trabajamos para familias, empresas y colegios.'],
    ['it', 'Lavoriamo per famiglie, aziende e scuole.'],
  ])('tell for whom the offer is in %s', (language, own) => {
    expect(factOf('audience', page(`<h1>Example</h1><p>${own}</p>`, language))?.value).toBe(own)
  })

  it('tell what sets a company apart, and never a discount', () => {
    const own = 'We are the only gardeners in Leeds who have combined design and tree care under one roof since 1924.'
    const discount = 'Only now: the best premium gardens, unique and exclusive, with a discount for all customers!'
    expect(factOf('positioning', page(`<h1>Example</h1><p>${own}</p><p>${discount}</p>`))?.value).toBe(own)
    expect(factOf('positioning', page(`<h1>Example</h1><p>${discount}</p>`))?.value ?? '').not.toContain('discount')
  })

  it('are read from long text without spaces and from one word repeated', () => {
    for (const text of ['für'.repeat(33_000), 'for '.repeat(25_000), '"'.repeat(100_000), ' - '.repeat(33_000)]) {
      const started = performance.now()
      extractFacts([page(`<h1>Example</h1><p>${text}</p>`)])
      expect(performance.now() - started).toBeLessThan(5000)
    }
  })
})

describe('industry size', () => {
  it.each([
    ['<p>Our company has more than 120 employees today.</p>', 'more than 120 employees'],
    ['<p>Wir beschäftigen rund 45 Mitarbeiter in unserem Betrieb.</p>', 'rund 45 Mitarbeiter'],
    ['<p>Notre équipe compte plus de 30 salariés à votre service.</p>', 'plus de 30 salariés'],
    ['<p>Nuestra empresa cuenta con 25 empleados en Sevilla.</p>', '25 empleados'],
    ['<p>La nostra azienda conta oltre 80 dipendenti a Padova.</p>', 'oltre 80 dipendenti'],
  ])('finds it in %s', (own, value) => {
    expect(factOf('industry_size', page(own))).toMatchObject({ value, passage: expect.stringContaining(value) })
  })

  it.each(['<p>We have 3 parking places.</p>', '<p>In 2019 the company moved.</p>', '<p>We open 24 hours.</p>'])(
    'finds none in %s',
    (own) => {
      expect(factOf('industry_size', page(own))).toBeUndefined()
    },
  )
})
