import { describe, expect, it } from 'vitest'
import { isPassing } from './passing-words.ts'
import { testPage, valuesOf } from '#test/helpers/extract-page.ts'

const positioning = (lang: string, body: string, description = ''): string | undefined =>
  valuesOf(
    testPage({
      lang,
      body: `<header><a href="/">Acme</a></header><main>${body}</main>`,
      head: `<title>Acme</title>${description && `<meta name="description" content="${description}">`}`,
    }),
  ).positioning

describe('what passes is no claim', () => {
  it.each([
    'Open day on Saturday 12 April',
    'Spring collection is here',
    'New: cargo bikes for rent',
    'Introducing the K2 kettle',
    'We’re hiring two bakers',
    'Sourdough course from £85',
    'Tag der offenen Tür am 3. Mai',
    'Besuchen Sie uns auf der Holzmesse',
    'Wir suchen Verstärkung für unser Team',
    'Unsere Weihnachtsaktion beginnt',
    'Jetzt neu: Lastenräder zur Miete',
    'Portes ouvertes les 4 et 5 octobre',
    'La nouvelle carte est arrivée',
    'Nous recrutons un chef de partie',
    'Puertas abiertas el 9 de mayo',
    'Nueva colección de otoño',
    'Ya disponible el modelo K2',
    'Buscamos un maestro quesero',
    'Porte aperte sabato 12 ottobre',
    'Nuova collezione autunno',
    'Vi aspettiamo a Fiera di Verona, padiglione 4',
    'Cerchiamo un falegname esperto',
    'Dr. Anna Huber',
  ])('%s', (text) => {
    expect(isPassing(text)).toBe(true)
  })

  it.each([
    'Bread worth getting up for',
    'Family dentists in Leeds since 1987',
    'The bakery that opens in May and closes in March',
    'Neue Wege für alte Häuser',
    'Möbel, die mit jedem Sommer schöner werden',
    'Un vélo pour la vie, pas pour la saison',
    'Donner une nouvelle vie aux meubles',
    'Zapatos nuevos de cuero viejo',
    'Vini che sanno di primavera',
    'Il caffè tostato come una volta',
  ])('%s is none of it', (text) => {
    expect(isPassing(text)).toBe(false)
  })
})

describe('positioning', () => {
  it.each([
    [
      'en',
      '<h1>Open day on Saturday 12 April</h1><p>See the looms at work and take a tour of the old mill.</p>',
      'Acme weaves heavy linen for upholsterers in one mill in Fife.',
    ],
    [
      'de',
      '<h1>Wir suchen Verstärkung für die Backstube</h1><p>Schicken Sie uns einfach ein paar Zeilen über sich.</p>',
      'Acme backt Roggenbrot im Holzofen, jede Nacht, nur hier.',
    ],
    [
      'fr',
      '<h1>La nouvelle carte est arrivée</h1><p>Venez goûter les asperges et le chevreau de la vallée.</p>',
      'Acme cuisine au feu de bois les produits de la vallée.',
    ],
    [
      'es',
      '<h1>Puertas abiertas el 9 de mayo</h1><p>Ven a ver cómo se hace el queso y prueba los curados.</p>',
      'Acme hace queso de oveja con la leche de un solo rebaño.',
    ],
    [
      'it',
      '<h1>Nuova collezione autunno</h1><p>Scopri i colori del bosco nelle nostre lane più morbide.</p>',
      'Acme tesse lane biellesi su telai di un secolo fa.',
    ],
  ])('%s: says what the company is where the page opens with something of the day', (lang, body, description) => {
    expect(positioning(lang, body, description)).toBe(description)
    expect(positioning(lang, body)).toBeUndefined()
  })

  it('keeps a claim and leaves out what passes below it', () => {
    const body =
      '<h1>Linen that outlives the chair</h1><p>Join us for our open day on 12 April, with tea and looms.</p>'
    expect(positioning('en', body)).toBe('Linen that outlives the chair')
  })

  it('takes no product of a shop for a claim', () => {
    const body =
      '<div><h3>Board of smoked oak</h3><p>£48.00</p></div><div><h3>Knife of blue steel</h3><p>£95.00</p></div>'
    expect(positioning('en', body, 'Acme sells kitchen tools that can be sharpened and mended.')).toBe(
      'Acme sells kitchen tools that can be sharpened and mended.',
    )
  })

  it.each([
    ['en', 'We are proud members of the Guild of Weavers and of the chamber of trade.'],
    ['de', 'Wir sind ein anerkannter Ausbildungsbetrieb der Handwerkskammer seit vielen Jahren.'],
    ['es', 'Somos patrocinadores del equipo de fútbol de la comarca.'],
    ['it', 'Siamo una delle poche tessiture della provincia ad averla.'],
  ])('%s: "%s" is no claim', (lang, sentence) => {
    expect(
      positioning(lang, `<h1>Acme</h1><p>2024</p><h2>${lang === 'de' ? 'Betrieb' : 'Info'}</h2><p>${sentence}</p>`),
    ).toBeUndefined()
  })
})

describe('a heading further down', () => {
  const section = '<h3>Coach hire for the day</h3><p>Weddings, clubs and councils get a quote the same day.</p>'
  it.each([
    ['We are a family firm that carries people by road.', 'en'],
    ['We design, make and repair coaches for the whole county.', 'en'],
    ['Somos una empresa familiar dedicada al transporte de viajeros.', 'es'],
  ])('gives way to who speaks before it: %s', (sentence, lang) => {
    expect(positioning(lang, `<p>${sentence} More of it.</p>${section}`)).toBe(sentence)
  })

  it('stands where nobody has said so before', () => {
    expect(positioning('en', `<p>Call us today for a seat.</p>${section}`)).toMatch(/^Coach hire for the day/)
    expect(positioning('en', `${section}<p>We are a family firm that carries people.</p>`)).toMatch(/^Coach hire/)
  })
})

describe('a question over a section', () => {
  it.each([
    ['en', 'What can we carry for you?', 'Pallets and crates, on the day you call us.'],
    ['de', 'Was dürfen wir für Sie fahren?', 'Paletten und Kisten, am Tag Ihres Anrufs.'],
    ['fr', 'Que pouvons-nous transporter ?', 'Palettes et caisses, le jour de votre appel.'],
    ['es', '¿Qué podemos llevarle?', 'Palés y cajas, el mismo día de la llamada.'],
    ['it', 'Che cosa possiamo portare?', 'Bancali e casse, il giorno della chiamata.'],
  ])('is no claim, %s: %s', (lang, question, answer) => {
    const claim = 'Acme Leeds York Perth Kiel Lyon Gijón, 1984'
    const found = positioning(lang, `<h1>Acme</h1><p>${claim}</p><h2>${question}</h2><p>${answer}</p>`)
    expect(found ?? '').not.toContain(question)
  })

  it('leaves the word to the line below the name, whatever stands at the side', () => {
    const side = '<div>Our services<br>» Pallets<br>» Crates<br>» Containers</div>'
    const line = 'From Leeds to any place in the country, with lorries and drivers of the house.'
    const body = `${side}<h1>Welcome to Acme</h1><p>${line}</p><h2>What can we carry for you?</h2><p>Pallets and crates.</p>`
    expect(positioning('en', body)).toBe(line)
  })
})
