import { describe, expect, it } from 'vitest'
import { testPage, valuesOf } from '#test/helpers/extract-page.ts'

const sizeOf = (lang: string, text: string): string | undefined =>
  valuesOf(
    testPage({ lang, path: 'about', head: '<title>Acme</title>', body: `<main><h1>Acme</h1><p>${text}</p></main>` }),
  ).industry_size

describe('the size of a company', () => {
  it.each([
    ['en', 'Today a team of 34 works out of Leeds and York.', 'a team of 34'],
    ['en', 'We are a team of eleven weavers, dyers and tailors.', 'a team of eleven'],
    ['en', 'Ten years later, 22 bike people work here.', '22 bike people'],
    [
      'de',
      'Heute arbeiten 64 Mitarbeiterinnen und Mitarbeiter in Entwicklung und Vertrieb.',
      '64 Mitarbeiterinnen und Mitarbeiter',
    ],
    ['de', 'Wir sind ein Team aus elf Webern, Färbern und Schneidern.', 'ein Team aus elf'],
    ['fr', 'Aujourd’hui, Acme est une équipe de 17 personnes : tisserands et teinturières.', 'équipe de 17 personnes'],
    ['fr', 'Nous sommes une équipe de onze tisserands, teinturiers et couturières.', 'équipe de onze'],
    ['es', 'Acme es un equipo de 17 personas con taller propio.', 'equipo de 17 personas'],
    ['es', 'Somos un equipo de once tejedores, tintoreros y sastres.', 'equipo de once'],
    ['it', 'La filanda occupa due piani e vi lavorano 118 persone.', '118 persone'],
    ['it', 'Siamo un team di undici tessitori, tintori e sarti.', 'team di undici'],
    ['en', 'We are now nineteen, from apprentice to owner.', 'nineteen'],
    ['en', 'Our staff of 28 includes six vets.', 'staff of 28'],
    ['en', 'There are twenty-three of us altogether.', 'twenty-three of us'],
    ['en', 'We employ 143 staff, most of them part time.', '143 staff'],
    ['en', 'Acme has 64 employees in Boston and Portland.', '64 employees'],
    ['de', '184 Beschäftigte, davon 22 in Ausbildung, bauen rund 140 Maschinen im Jahr.', '184 Beschäftigte'],
    ['de', 'Rund 160 Beschäftigte arbeiten in Entwicklung, Fertigung und Service.', 'Rund 160 Beschäftigte'],
    ['de', 'Betreut werden sie von 19 Kolleginnen und Kollegen, darunter vier Meister.', '19 Kolleginnen und Kollegen'],
    ['de', 'Heute sind wir vierzehn: Strategie, Text, Film.', 'vierzehn'],
    ['de', 'Wir sind eine Mannschaft von siebenundzwanzig Leuten.', 'siebenundzwanzig Leuten'],
    ['de', 'Inzwischen sind wir zu vierzehnt.', 'zu vierzehnt'],
    ['de', 'Inzwischen arbeiten 26 Festangestellte bei uns.', '26 Festangestellte'],
    ['fr', 'La coopérative emploie 19 salariés : quatre fromagers et l’équipe du magasin.', '19 salariés'],
    ['fr', 'Nous sommes six à l’année, une trentaine pendant les vendanges.', 'Nous sommes six à l’année'],
    ['fr', 'L’équipe réunit aujourd’hui 26 collaborateurs.', '26 collaborateurs'],
    ['fr', 'Nous sommes 9 salariés et plus de 140 bénévoles.', '9 salariés'],
    ['fr', 'L’entreprise compte soixante-douze salariés.', 'soixante-douze salariés'],
    ['es', 'Hoy somos nueve en plantilla y quince en verano.', 'nueve en plantilla'],
    ['es', 'Somos treinta y dos personas.', 'treinta y dos personas'],
    ['es', 'La empresa cuenta con 62 trabajadores.', '62 trabajadores'],
    ['es', 'Hoy somos nueve, entre obrador y tienda.', 'Hoy somos nueve'],
    ['es', 'Formamos un equipo de catorce personas.', 'catorce personas'],
    ['it', 'In tutto siamo undici, e mangiamo insieme.', 'In tutto siamo undici'],
    ['it', 'L’organico è composto da 27 addetti.', '27 addetti'],
    ['it', 'Oggi siamo in trentotto.', 'siamo in trentotto'],
    ['it', 'Oggi lavorano con noi 14 persone tra ingegneri e geometri.', '14 persone'],
    ['it', 'Siamo una squadra di nove persone.', 'nove persone'],
    ['en', 'Since 1996, with 45 employees, we make springs.', '45 employees'],
    ['en', 'With 45 employees in Leeds, we make springs.', '45 employees'],
    ['en', 'His daughter runs the company with a team of 45.', 'a team of 45'],
    ['de', 'Bei uns arbeiten 118 Frauen und Männer, davon 11 Auszubildende.', '118 Frauen und Männer'],
    ['de', 'In Bubsheim arbeiten 163 Frauen und Männer, jeder Achte in Ausbildung.', '163 Frauen und Männer'],
    ['de', 'Inzwischen sitzen 46 Köpfe in der alten Spinnerei.', '46 Köpfe'],
    ['de', 'Mit 45 Mitarbeitern fertigen wir auf zwei Etagen.', '45 Mitarbeitern'],
    ['de', 'Wir sind ein Familienbetrieb mit 45 Mitarbeitern.', '45 Mitarbeitern'],
    ['fr', 'Dix ans plus tard, nous sommes 24 dans l’ancienne laiterie.', 'nous sommes 24'],
    ['fr', 'Avec 45 salariés, nous fabriquons des ressorts.', '45 salariés'],
    ['es', 'Hoy formamos el claustro diecinueve profesores.', 'diecinueve profesores'],
    ['es', 'Con 45 empleados, fabricamos muelles en Soria.', '45 empleados'],
    ['it', 'Con 45 dipendenti produciamo molle a Lecco.', '45 dipendenti'],
  ])('is read (%s: %s)', (lang, text, size) => {
    expect(sizeOf(lang, text)).toContain(size)
  })

  it.each([
    ['en', 'Our 34 works by local painters hang in the hall.'],
    ['en', 'We have four drivers and our six engineers answer the phone.'],
    ['en', 'In summer we are a team of 30.'],
    ['en', 'We have 40 people in the warehouse.'],
    ['en', 'Our client Borealis employs 45 people.'],
    ['en', 'We have 640 members and 210 pupils.'],
    ['en', 'In 1990 we were a team of 12.'],
    ['en', 'By 2030 we will be a team of 80.'],
    ['en', 'We employ 12 people and another 15 people work in York.'],
    ['en', 'We have 200 people a week in our classes.'],
    ['de', 'Im Lager arbeiten bei uns 12 Mitarbeiter.'],
    ['de', 'Unsere sechs Techniker kommen zu Ihnen.'],
    ['de', 'Im Sommer sind wir 30 Leute.'],
    ['de', '1990 hatten wir 12 Mitarbeiter.'],
    ['de', 'Für Betriebe mit 50 Mitarbeitern gibt es die App.'],
    ['de', 'Rund 210 Mitarbeiter fertigen hier, weitere 15 betreuen Kunden in Posen.'],
    ['de', 'Wir haben 480 Mandanten, davon 30 Mitarbeiter der Stadt.'],
    ['fr', 'Nos salariés : quatre fromagers et deux affineurs.'],
    ['fr', 'Nous sommes six techniciens sur la route.'],
    ['fr', 'Pendant les vendanges, nous sommes trente personnes.'],
    ['fr', 'L’association compte 240 adhérents.'],
    ['es', 'En verano somos treinta personas.'],
    ['es', 'Somos 712 familias de la comarca.'],
    ['es', 'Nuestros cinco técnicos visitan las parcelas.'],
    ['es', 'Trabajamos para empresas con 50 empleados.'],
    ['it', 'In vendemmia siamo in venti.'],
    ['it', 'Siamo in dodici comuni della valle.'],
    ['it', 'I nostri sei tecnici vengono da voi.'],
    ['it', 'Nel 1990 avevamo 12 dipendenti.'],
    ['en', 'In Prague we work with Molla, a family company with 45 employees.'],
    ['en', 'Our springs are sold by Molla, a firm with a team of 45.'],
    ['en', 'Our partner Molla, now with 45 employees, makes the wire.'],
    ['en', 'Molla makes wire and employs 45 people.'],
    ['en', 'With 45 employees, Molla is the smaller of the two.'],
    ['de', 'In Prag arbeiten wir mit Molla zusammen, einem Familienbetrieb mit 45 Mitarbeitern.'],
    ['de', 'Den Draht zieht Molla, ein Familienbetrieb mit 45 Mitarbeitern.'],
    ['de', 'Mit 45 Mitarbeitern ist Molla der kleinere Partner.'],
    ['de', 'Molla in Prag, heute mit 45 Mitarbeitern, zieht den Draht.'],
    ['de', 'In Polen arbeiten 45 Frauen und Männer.'],
    ['de', 'In Prag arbeiten 45 Frauen und Männer für unseren Partner.'],
    ['fr', 'Le fil vient de Molla, une entreprise de 45 salariés.'],
    ['fr', 'Molla, un effectif de 45 salariés, tire le fil.'],
    ['fr', 'Avec 45 salariés, Molla est le plus petit des deux.'],
    ['es', 'El alambre viene de Molla, una empresa de 45 empleados.'],
    ['es', 'Molla tiene una plantilla de 45 empleados.'],
    ['es', 'Con 45 empleados, Molla es la menor de las dos.'],
    ['it', 'Il filo arriva da Molla, un’azienda con 45 dipendenti.'],
    ['it', 'Con 45 dipendenti Molla è la più piccola delle due.'],
  ])('stays empty (%s: %s)', (lang, text) => {
    expect(sizeOf(lang, text)).toBeUndefined()
  })

  it('is that with a noun for the staff where counts compete', () => {
    expect(sizeOf('en', 'We employ 64 people. Now, a team of 12.')).toBe('64 people')
    expect(sizeOf('en', 'We employ 64 people. Acme has 30 employees.')).toBeUndefined()
  })
})

describe('what stands beside it on a shop', () => {
  it.each([
    ['en', 'Quick view'],
    ['en', 'Add to wishlist'],
    ['en', 'Load more'],
    ['de', 'In den Warenkorb'],
    ['de', 'Schnellansicht'],
    ['fr', 'Ajouter au panier'],
    ['fr', 'Aperçu rapide'],
    ['es', 'Añadir al carrito'],
    ['es', 'Vista rápida'],
    ['it', 'Aggiungi al carrello'],
    ['it', 'Vista rapida'],
  ])('is no keyword (%s: %s)', (lang, label) => {
    const offers = ['Keramik', 'Teppiche', 'Lampen', label].map((one) => `<h3>${one}</h3><p>…</p>`).join('')
    const head = `<title>Acme – Keramik, Teppiche, Lampen</title>`
    const { keywords } = valuesOf(
      testPage({ lang, head, body: `<main><h1>Acme</h1><h2>Services</h2>${offers}</main>` }),
    )
    expect((keywords ?? '').toLowerCase()).not.toContain(label.toLowerCase())
  })

  it('is no number of a partner who packs or ships', () => {
    const text = 'Please send returns to our packing partner, Hallam Fulfilment, Dock 3, Sheffield (0114 496 0911).'
    const body = `<main><h1>Contact</h1><p>Acme, phone 0114 496 0123</p><p>${text}</p></main>`
    expect(valuesOf(testPage({ path: 'contact', body })).contacts).not.toContain('0911')
  })

  it.each([
    ['en', 'We are a team of forty volunteers and friends.'],
    ['en', 'We are a team of five independent shops in Leeds.'],
    ['de', 'Wir sind ein Team aus vierzig Ehrenamtlichen und Freunden.'],
    ['fr', 'Nous sommes une équipe de quarante bénévoles et amis.'],
    ['es', 'Somos un equipo de cuarenta voluntarios y amigos.'],
    ['it', 'Siamo un team di quaranta volontari e amici.'],
  ])('%s: %s counts no staff', (lang, text) => {
    expect(sizeOf(lang, text)).toBeUndefined()
  })
})
