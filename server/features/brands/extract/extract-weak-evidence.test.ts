import { describe, expect, it } from 'vitest'
import { extractFacts } from './extract-facts.ts'
import { toKeyword } from './keyword-text.ts'
import { value } from '#test/helpers/extract-page.ts'
import type { BaseLanguage } from '#domain/languages.ts'

describe('a menu', () => {
  const cell =
    '<a href="a.html">Accueil</a><br><a href="b.html">Nos formations</a><br><a href="c.html">Financement</a><br><a href="d.html">Espace stagiaires</a><br>Prochaine réunion : jeudi à 14 h (sans inscription)'

  it('in the cell of a table is no claim, nor is the line below it', () => {
    const body = `<table><tr><td class="menu">${cell}</td><td><font size="4"><b>Apprendre un métier où l’on compte pour quelqu’un</b></font><p>Depuis 1987, nous préparons aux métiers du soin, en petits groupes.</p></td></tr></table>`
    expect(value('positioning', body, 'fr')).toContain('Apprendre un métier')
    expect(value('positioning', body, 'fr')).not.toContain('Espace stagiaires')
  })

  it('of one line, with strokes between its links, is no claim', () => {
    const menu =
      '<p><a href="/">Start</a> | <a href="/a">Leistungen</a> | <a href="/b">Über den Betrieb</a> | <a href="/c">Kontakt</a></p>'
    const body = `${menu}<p>Wir sind eine kleine Buchbinderei im Allgäu und binden, was andere wegwerfen.</p>`
    expect(value('positioning', body, 'de')).toBe(
      'Wir sind eine kleine Buchbinderei im Allgäu und binden, was andere wegwerfen.',
    )
  })

  it('leaves links in running text and the lines of an address where they are', () => {
    const body =
      '<main><h1>Acme</h1></main><footer><p>Acme Ltd<br>4 Mill Lane<br>Bath BA1 1AA<br><a href="tel:+441225496000">01225 496000</a><br><a href="mailto:hello@acme.test">hello@acme.test</a><br><a href="/map">Map</a></p></footer>'
    expect(value('contacts', body)).toBe('hello@acme.test, 01225 496000')
    expect(value('location', body)).toContain('Bath BA1 1AA')
  })
})

describe('a number of somebody who works for the company', () => {
  const own: Record<string, string> = {
    en: '0113 496 0274',
    es: '984 555 713',
    fr: '02 61 91 34 50',
    de: '0541 999 5827',
    it: '0742 555 147',
  }
  const footer = (lang: string): string => `<footer><p>Acme</p><p>Tel. ${own[lang]}</p></footer>`

  it.each([
    ['en', 'We send everything with Pennine Parcels. If it is late, call them first on 0161 496 0222.'],
    ['en', 'Installations are carried out by Northern Fitters, 0161 496 0222.'],
    ['en', 'Our data is hosted with Stackline. Their status line is 0161 496 0222.'],
    ['es', 'Los envíos refrigerados los realiza FríoExprés Cantábrico. Incidencias de reparto: 942 555 381.'],
    ['es', 'Los seguros de viaje están gestionados por Aseguradora Lince: 942 555 381.'],
    ['fr', 'Les livraisons sont assurées par Transports Morvan. Pour un retard, appelez-les au 02 61 91 00 44.'],
    ['fr', 'Nos colis sont confiés à Colirapide. Suivi : 02 61 91 00 44.'],
    ['de', 'Der Versand erfolgt durch Nordkurier Express. Fragen zur Sendung: 0421 555 300.'],
    ['de', 'Die Anlage wird betreut von Lüftungsdienst Kern. Bei Störungen rufen Sie dort an: 0421 555 300.'],
    ['it', 'Le consegne sono affidate a Corriere Lampo. Per i ritardi chiamateli allo 075 555 0100.'],
  ])('%s: %s', (lang, sentence) => {
    const body = `<main><h1>Contact</h1><p>${sentence}</p></main>${footer(lang)}`
    expect(value('contacts', body, lang, '', 'contact')).toBe(own[lang])
  })

  it.each(['Lost parcel?', 'Transporte', 'Versand', 'Assurance', 'Reclami'])('is not its own under "%s"', (heading) => {
    const body = `<main><h1>Acme</h1><h2>${heading}</h2><p>Tel. 984 555 900</p></main>${footer('es')}`
    expect(value('contacts', body, 'es', '', 'aviso-legal')).toBe('984 555 713')
  })

  it.each([
    ['en', 'Call us on 0113 496 0274 if your parcel is late.', '0113 496 0274'],
    ['de', 'Rufen Sie uns an: 08041 / 555 17 (Werkstatt) oder 0171 / 555 17 01.', '08041 / 555 17, 0171 / 555 17 01'],
    ['en', 'We sell at Borough Market on Fridays. Telephone 0113 496 0274.', '0113 496 0274'],
    ['de', 'Geliefert wird von Montag bis Freitag mit Kühlwagen, Telefon 08041 555 170.', '08041 555 170'],
    ['es', 'Teléfono 976 555 044 · Urgencias 24 h 600 555 044', '976 555 044, 600 555 044'],
  ])('is told from its own (%s): %s', (lang, sentence, phones) => {
    expect(value('contacts', `<main><h1>Acme</h1><p>${sentence}</p></main>`, lang, '', 'contact')).toBe(phones)
  })

  it('is its own where the matter is its trade', () => {
    const head = '<title>Acme, transporte refrigerado en Gijón</title>'
    const body = '<main><h1>Acme</h1><h2>Transporte</h2><p>Tel. 984 555 900</p></main>'
    expect(value('contacts', body, 'es', head, 'contacto')).toBe('984 555 900')
  })
})

describe('what stands beside the offers on any site', () => {
  it.each<[BaseLanguage, string]>([
    ['en', 'Simple prices'],
    ['en', 'Accessibility statement'],
    ['en', 'Areas served'],
    ['en', 'Payment methods'],
    ['es', 'Precios claros'],
    ['es', 'Zonas de trabajo'],
    ['es', 'Accesibilidad'],
    ['fr', 'Tarifs simples'],
    ['fr', 'Accessibilité'],
    ['fr', 'Zone d’intervention'],
    ['de', 'Faire Preise'],
    ['de', 'Einzugsgebiet'],
    ['de', 'Barrierefreiheit'],
    ['it', 'Prezzi chiari'],
    ['it', 'Zone servite'],
    ['it', 'Accessibilità'],
  ])('is no keyword (%s): %s', (language, text) => {
    expect(toKeyword(text, language, 'Acme')).toBeNull()
  })

  it.each<[BaseLanguage, string]>([
    ['en', 'Price comparison'],
    ['en', 'Cost control'],
    ['en', 'Wheelchair ramps'],
    ['es', 'Zonas verdes'],
    ['it', 'Aree verdi'],
    ['fr', 'Zones humides'],
  ])('is told from an offer (%s): %s', (language, text) => {
    expect(toKeyword(text, language, 'Acme')).toBe(text)
  })
})

describe('an industry by one passing word', () => {
  const industry = (lang: string, title: string, text: string, more = ''): string | undefined =>
    value(
      'industry',
      `<main><h1>${title}</h1><p>${text}</p>${more}</main>`,
      lang,
      `<title>${title}</title><meta name="description" content="${text}">`,
    )

  it.each([
    ['en', 'The Boiler House', 'Restaurant and café in a converted boiler house.', 'Food and beverage'],
    ['en', 'The Old School Brewery', 'Craft beers brewed in a former village school.', 'Food and beverage'],
    ['en', 'Factory Street Barbers', 'Barbers in Hull. Haircuts and shaves.', 'Beauty and cosmetics'],
    ['en', 'Bank Street Dental', 'Dentists in Leeds: check-ups and implants.', 'Healthcare'],
    ['fr', 'Restaurant La Forge', 'Restaurant de saison dans une ancienne forge.', 'Food and beverage'],
    ['es', 'Restaurante La Fábrica', 'Cocina de mercado en una antigua fábrica.', 'Food and beverage'],
    ['it', 'Pizzeria Al Cantiere', 'Pizzeria con forno a legna.', 'Food and beverage'],
    ['de', 'Zahnarztpraxis am Theater', 'Zahnärzte: Prophylaxe und Implantate.', 'Healthcare'],
  ])('%s: %s', (lang, title, text, label) => {
    expect(industry(lang, title, text)).toBe(label)
  })

  it('gives way to the shop that structured data names', () => {
    const data = { '@context': 'https://schema.org', '@type': 'Store', name: 'Acme', url: 'https://www.acme.test/' }
    const head = `<title>Acme | Kitchen knives</title><meta name="description" content="Kitchen knives and whetstones."><script type="application/ld+json">${JSON.stringify(data)}</script>`
    expect(value('industry', '<main><h1>Kitchen knives</h1></main>', 'en', head)).toBe('Retail')
  })

  it.each([
    ['en', 'Copperline Training', 'Forklift and first aid training centre in Derby.'],
    ['fr', 'Institut Méridien, centre de formation', 'Formations diplômantes en comptabilité et paie.'],
    ['de', 'Bildungszentrum Nordlicht', 'Umschulungen in Pflege und Metall.'],
    ['es', 'Centro de formación Ágora', 'Formación profesional y oposiciones.'],
    ['it', 'Ente di formazione Orizzonte', 'Corsi professionali per la ristorazione.'],
  ])('a house that teaches trades is of none of them (%s): %s', (lang, title, text) => {
    expect(industry(lang, title, text)).toBe('Edtech')
  })

  it.each([
    [
      'fr',
      'Centre de formation Acme',
      'Centre de formation au secrétariat.',
      'Association loi 1901 à l’origine, le centre est devenu une coopérative.',
    ],
    [
      'en',
      'Acme Bakery',
      'Sourdough bakery in Bath.',
      'We support Tree Aid, a registered charity (no 1135156), with every loaf.',
    ],
    [
      'de',
      'Bäckerei Acme',
      'Bäckerei in Kempten.',
      'Wir unterstützen die Tafel, als gemeinnütziger Verein jeden Tag vor Ort.',
    ],
    [
      'es',
      'Panadería Acme',
      'Panadería en Vigo.',
      'Colaboramos con una asociación sin ánimo de lucro del barrio desde hace años.',
    ],
    [
      'it',
      'Panificio Acme',
      'Panificio a Lecce.',
      'Doniamo il pane a una associazione senza scopo di lucro ogni sera.',
    ],
    ['en', 'Acme Payments', 'Card payments.', 'Any organization with 501(c)(3) status may sign up.'],
    ['en', 'Acme Mailer', 'Email marketing.', 'Registered 501(c)(3) organizations get 40% off.'],
    ['de', 'Acme Zahlungen', 'Kartenzahlung.', 'Jeder gemeinnützige Verein bekommt Rabatt.'],
  ])('a charity of old or of others makes none (%s): %s', (lang, title, text, passing) => {
    expect(industry(lang, title, text, `<p>${passing}</p>`)).not.toBe('Nonprofit')
  })

  it.each([
    ['en', 'We are a registered charity (no 1135156) in Leeds.'],
    ['en', 'Acme was founded in 1962 and is a charity run by its members and partners.'],
    ['de', 'Wir wurden 1990 gegründet und sind ein gemeinnütziger Verein mit vielen Mitgliedern.'],
    ['es', 'Somos una asociación sin ánimo de lucro que fue fundada en 1990.'],
  ])('a charity of its own makes one (%s): %s', (lang, sentence) => {
    expect(industry(lang, 'Acme', 'Acme.', `<p>${sentence}</p>`)).toBe('Nonprofit')
  })
})

describe('a mission', () => {
  it.each([
    ['fr', 'Nos missions', 'Tenue des comptes, bulletins de paie et bilans pour les commerces de la ville.'],
    ['it', 'Le nostre missioni', 'Buste paga, bilanci e dichiarazioni per i negozi della città ogni mese.'],
    ['de', 'Aufgaben', 'Lohnbuchhaltung, Jahresabschluss und Steuererklärungen für Läden in der Stadt.'],
  ])('is not the services under "%s: %s"', (lang, heading, text) => {
    expect(value('mission', `<main><h1>Acme</h1><h2>${heading}</h2><p>${text}</p></main>`, lang)).toBeUndefined()
  })

  it('may be several, told as aims', () => {
    const list = '<ul><li>Accueillir les familles en difficulté</li><li>Former les jeunes du quartier</li></ul>'
    expect(value('mission', `<main><h1>Acme</h1><h2>Nos missions</h2>${list}</main>`, 'fr')).toContain('Accueillir')
  })

  it('is the first paragraph of a section that goes on to speak of other things', () => {
    const first = 'Wir wollen, dass frische Lebensmittel ohne Umwege vom Erzeuger in den Handel kommen.'
    const rest =
      'Auf den Hallendächern liegen schon heute mehr als ein Megawatt Photovoltaik, und die ersten vier Zugmaschinen pendeln zwischen Horstmar und Rheine. Jede Palette wird bei uns dreimal gemessen, beim Laden, unterwegs und beim Abladen, und der Fahrer sieht die Werte im Führerhaus. Im Frühjahr kommt eine weitere Halle mit sechs Toren hinzu.'
    const body = `<main><h1>Acme</h1><h2>Wofür wir arbeiten</h2><p>${first}</p><p>${rest}</p></main>`
    expect(value('mission', body, 'de')).toBe(first)
  })

  it.each([
    ['en', 'Our aim is to keep village bakeries alive across the county.'],
    ['en', 'We want to make every tenancy end fairly, for tenant and landlord.'],
    ['fr', 'Notre raison d’être tient en une phrase : permettre aux artisans de vivre de leur métier.'],
    ['de', 'Unser Ziel ist es, alte Obstsorten in der Region zu erhalten.'],
    ['es', 'Nuestro objetivo es mantener vivas las panaderías de los pueblos.'],
    ['it', 'Il nostro obiettivo è tenere vivi i forni dei piccoli paesi.'],
  ])('is said in a sentence (%s): %s', (lang, sentence) => {
    expect(value('mission', `<main><h1>Acme</h1><p>${sentence}</p></main>`, lang)).toBe(sentence)
  })

  it.each([
    ['en', 'Our aim is to answer every message within 24 hours on weekdays.'],
    ['de', 'Unser Ziel ist Ihre Zufriedenheit, darum arbeiten wir sauber und pünktlich.'],
    ['fr', 'Notre objectif est de répondre à votre demande de devis en 48 heures.'],
    ['es', 'Nuestro objetivo es la satisfacción de cada persona que entra por la puerta.'],
    ['it', 'Il nostro obiettivo è la soddisfazione di chi entra in negozio.'],
  ])('is more than a promise of service (%s): %s', (lang, sentence) => {
    expect(value('mission', `<main><h1>Acme</h1><p>${sentence}</p></main>`, lang)).toBeUndefined()
  })
})

describe('an audience', () => {
  it.each([
    ['en', 'We build for hotels, clinics and schools in the north.'],
    ['de', 'Wir arbeiten für Molkereien, Wurstwarenhersteller und den Lebensmitteleinzelhandel.'],
    ['fr', 'Nous travaillons pour les restaurateurs, les commerçants et les artisans.'],
    ['es', 'Instalamos para particulares, comunidades de vecinos y pymes de la comarca.'],
    ['it', 'Progettiamo per famiglie, aziende e scuole della provincia.'],
  ])('of several kinds (%s): %s', (lang, sentence) => {
    expect(value('audience', `<main><h1>Acme</h1><h2>Acme</h2><p>${sentence}</p></main>`, lang)).toBe(sentence)
  })

  it.each([
    ['en', 'We look for drivers, nurses and teachers all year round.'],
    ['de', 'Wir suchen für unser Team Lehrer, Ingenieure und Handwerker.'],
    ['es', 'Buscamos para nuestro equipo ingenieros, médicos y profesores.'],
  ])('is not who is looked for (%s): %s', (lang, sentence) => {
    const body = `<main><h1>Acme</h1><h2>Acme</h2><p>Acme.</p><p>Acme.</p><p>Acme.</p><p>${sentence}</p></main>`
    expect(value('audience', body, lang)).toBeUndefined()
  })

  it('of software stands in the description', () => {
    const head =
      '<meta name="description" content="Acme is recipe costing software for independent restaurants and small hotels. Know your costs.">'
    expect(value('audience', '<main><h1>Know your costs</h1></main>', 'en', head)).toBe(
      'Acme is recipe costing software for independent restaurants and small hotels.',
    )
  })
})

describe('a footer of one line', () => {
  it('keeps the number that stands before the host', () => {
    const footer = '<footer><p>Acme SAS. Tél. 02 61 91 34 50. Hébergement : Cirrus Ouest, 02 61 91 09 99</p></footer>'
    expect(value('contacts', `<main><h1>Acme</h1></main>${footer}`, 'fr')).toBe('02 61 91 34 50')
  })
})

describe('a number of what the company works with or gives to', () => {
  it.each([
    ['en', 'Works with LedgerOne and PayDay. PayDay support is at 0161 496 0555.', '0113 496 0274'],
    ['fr', 'Nous conseillons Pianos Vernet, 02 61 91 01 22.', '02 61 91 34 50'],
    ['de', 'Wir unterstützen Tierhilfe Oberland, Spendentelefon 08841 555 010.', '0541 999 5827'],
    ['es', 'Hay asistencia de Mutua Lince en el 942 555 300.', '984 555 713'],
  ])('is not its own (%s): %s', (lang, sentence, own) => {
    const body = `<main><h1>Acme</h1><p>${sentence}</p></main><footer><p>Acme, tel. ${own}</p></footer>`
    expect(value('contacts', body, lang)).toBe(own)
  })
})

describe('phrases that are no offers', () => {
  it.each<[BaseLanguage, string]>([
    ['es', 'Limpiamos playas'],
    ['it', 'Ripariamo biciclette'],
  ])('say what we do (%s): %s', (language, text) => {
    expect(toKeyword(text, language, 'Acme')).toBeNull()
  })

  it('are told from goods, and lose the preposition before them', () => {
    expect(toKeyword('Ramos de novia', 'es', 'Acme')).toBe('Ramos de novia')
    expect(toKeyword('d’éveil musical', 'fr', 'Acme')).toBe('éveil musical')
  })

  it('are orders to the reader in a description', () => {
    const head =
      '<title>Acme</title><meta name="description" content="Plan crews, track hours and send invoices. Acme is scheduling software.">'
    const cards = ['Crew scheduling', 'Time tracking', 'Job costing'].map(
      (name) => `<h3>${name}</h3><p>On any day.</p>`,
    )
    const found = value('keywords', `<main><h1>Acme</h1><h2>Features</h2>${cards.join('')}</main>`, 'en', head)
    expect(found).toBe('crew scheduling, time tracking, job costing')
  })
})

describe('a name in the title', () => {
  it.each([
    ['metzgerei-auwaerter.test', 'Metzgerei Auwärter in Murnau – Wurst und Fleisch', 'Metzgerei Auwärter'],
    ['klassio.test', 'Klassio, le logiciel des écoles de musique', 'Klassio'],
  ])('is as much as the host says: %s', (host, title, name) => {
    const url = `https://www.${host}/`
    const html = `<!doctype html><html><head><title>${title}</title></head><body><main><h1>Hier.</h1><p>Text.</p></main></body></html>`
    expect(extractFacts([{ url, html }], { start_url: url }).find(({ field }) => field === 'name')?.value).toBe(name)
  })
})
