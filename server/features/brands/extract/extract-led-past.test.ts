import { describe, expect, it } from 'vitest'
import { own, testPage, valuesOf } from '#test/helpers/extract-page.ts'

/** The contacts of a page whose footer names its own number. */
const contacts = (lang: string, body: string): string | undefined =>
  valuesOf(
    testPage({
      lang,
      path: 'contact',
      body: `<main><h1>Acme</h1>${body}</main><footer><p>Acme, tel. ${own[lang]}</p></footer>`,
    }),
  ).contacts

describe('a number for those who are led past the company', () => {
  it.each([
    ['en', 'If our reply leaves you unhappy, there is a further number, telephone 020 7946 0444.'],
    ['en', 'If you are not satisfied with our answer, the next step is 020 7946 0444.'],
    ['en', 'Our trade is watched by the farriers and smiths council, telephone 020 7946 0444.'],
    ['de', 'Sind Sie mit der Antwort nicht zufrieden, hilft die Stelle unter Telefon 0421 555 300.'],
    ['de', 'Innung der Ofensetzer, Am Wall 3, 28195 Bremen, Telefon 0421 555 300'],
    ['fr', 'Si vous n’êtes pas satisfait de notre réponse, le numéro suivant est : tél. 02 61 91 00 44.'],
    ['fr', 'Notre métier dépend du conseil départemental des ramoneurs, tél. 02 61 91 00 44'],
    ['es', 'Si no queda satisfecho con nuestra respuesta, puede llamar al teléfono 942 555 381.'],
    ['es', 'Nuestro oficio depende del colegio oficial de deshollinadores, tel. 942 555 381'],
    ['it', 'Se non siete soddisfatti della nostra risposta, il passo seguente è questo, telefono 075 555 0100.'],
    ['it', 'Il nostro mestiere dipende dall’ordine degli spazzacamini, tel. 075 555 0100'],
  ])('%s: %s', (lang, sentence) => {
    expect(contacts(lang, `<h2>Acme</h2><p>${sentence}</p>`)).toBe(own[lang])
  })

  it.each([
    ['en', 'If you are not satisfied with our work, call us on 0161 496 0222.', '0161 496 0222'],
    ['de', 'Wenn Sie nicht zufrieden sind, rufen Sie uns an: 0421 555 300.', '0421 555 300'],
    ['de', 'Bei akuten Beschwerden auch abends: Telefon 0421 555 300', '0421 555 300'],
    ['it', 'Geometra, iscritta al collegio dei geometri, tel. 075 555 0100', '075 555 0100'],
  ])('is told from the company’s own (%s): %s', (lang, sentence, number) => {
    expect(contacts(lang, `<h2>Acme</h2><p>${sentence}</p>`)).toContain(number)
  })
})

describe('a number after a question to whoever does a thing for the company', () => {
  it.each([
    ['en', 'Our invoices are sent out with Northfield Ledgers. A question about one? Call 0161 496 0222.'],
    ['fr', 'La facturation est confiée à Comptoir Armor. Une question ? Appelez le 02 61 91 00 44.'],
    ['es', 'Los recibos los tramita Cobros Lince. ¿Alguna pregunta? Llame al 942 555 381.'],
    ['it', 'Le fatture sono affidate a Conti Brenta. Una domanda? Chiamare lo 075 555 0100.'],
    ['de', 'Die Rechnungen werden versendet von Nordkonto Ledger. Eine Frage dazu? Telefon 0421 555 300.'],
  ])('%s: %s', (lang, sentence) => {
    expect(contacts(lang, `<p>${sentence}</p>`)).toBe(own[lang])
  })

  it('is the company’s where it says "us"', () => {
    const sentence = 'Our parcels are sent with Northfield Vans. Questions? Call us on 0161 496 0222.'
    expect(contacts('en', `<p>${sentence}</p>`)).toContain('0161 496 0222')
  })
})

describe('a shop of others in a table', () => {
  const table = (...cells: string[]): string =>
    `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`

  it.each([
    ['en', 'Where it is served', 'Bakery Holloway, Ripon', '0161 496 0222'],
    ['de', 'Bei Freunden', 'Metzgerei Oberndorfer, Bremen', '0421 555 300'],
    ['fr', 'Chez nos amis', 'Épicerie La Marjolaine, Brest', '02 61 91 00 44'],
    ['es', 'Con amigos', 'Panadería La Espiga, Santander', '942 555 381'],
    ['it', 'Dagli amici', 'Macelleria Fratini, Perugia', '075 555 0100'],
    ['en', 'Find us elsewhere', 'Holloway, Ripon', '0161 496 0222'],
    ['fr', 'Nous retrouver ailleurs', 'La Marjolaine, Brest', '02 61 91 00 44'],
    ['es', 'Dónde encontrar nuestros quesos', 'La Espiga, Santander', '942 555 381'],
    ['it', 'Dove trovare i nostri formaggi', 'Fratini, Perugia', '075 555 0100'],
    ['de', 'Wo es uns sonst gibt', 'Oberndorfer, Bremen', '0421 555 300'],
  ])('%s, under "%s": %s', (lang, heading, name, number) => {
    expect(contacts(lang, `<h3>${heading}</h3>${table(name, number)}`)).toBe(own[lang])
  })
})

describe('a heading in an element for heads', () => {
  it.each(['Zuständige Kammer und Berufsordnung der Länder', 'Kammer und Aufsichtsbehörde', 'Approbationsbehörde'])(
    'says whose the number below it is: %s',
    (heading) => {
      const section = `<div class="frame"><header><h2>${heading}</h2></header><p>Nordverein, Telefon 0421 555 300</p></div>`
      expect(contacts('de', section)).toBe(own.de)
    },
  )
})

describe('a number of those who stand in for the company', () => {
  it.each([
    ['en', '<p>When we are closed at night, ring the emergency dentist on 020 7946 0444.</p>'],
    ['de', '<p>Außerhalb der Sprechzeiten hilft der ärztliche Bereitschaftsdienst, Telefon 0421 555 300.</p>'],
    ['fr', '<p>En dehors des heures d’ouverture, appelez le médecin de garde, tél. 02 61 91 00 44.</p>'],
    ['es', '<p>Fuera de horario atiende el médico de guardia del pueblo, tel. 942 555 381.</p>'],
    ['it', '<p>Fuori orario e di notte risponde la guardia medica, tel. 075 555 0100.</p>'],
    ['de', '<p>Pressekontakt: Agentur Blaumeise, Telefon 0421 555 300</p>'],
    ['fr', '<p>Contact presse : agence Colibri, tél. 02 61 91 00 44</p>'],
    ['es', '<p>Prensa: agencia Colibrí, tel. 942 555 381</p>'],
    ['it', '<p>Ufficio stampa: agenzia Colibrì, tel. 075 555 0100</p>'],
    ['en', '<p>Our landlord is Harbour Estates. Faults in the building: telephone 020 7946 0444.</p>'],
    ['de', '<p>Vermieter ist die Hafenstiftung. Schäden am Haus: Telefon 0421 555 300.</p>'],
    ['en', '<h2>Funding</h2><p>The Lottery Fund, telephone 020 7946 0444.</p>'],
    ['de', '<h2>Berufsrecht</h2><p>Nordverein, Telefon 0421 555 300</p>'],
  ])('%s: %s', (lang, body) => {
    expect(contacts(lang, body)).toBe(own[lang])
  })

  it.each([
    [
      'de',
      'Außerhalb der Geschäftszeiten erreichen Sie unseren Bereitschaftsdienst, Telefon 0421 555 300.',
      '0421 555 300',
    ],
    ['de', 'Bereitschaftsdienst: Telefon 0421 555 300', '0421 555 300'],
  ])('is told from its own service (%s): %s', (lang, sentence, number) => {
    expect(contacts(lang, `<p>${sentence}</p>`)).toContain(number)
  })
})
