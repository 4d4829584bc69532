import { describe, expect, it } from 'vitest'
import { testPage, valuesOf } from '#test/helpers/extract-page.ts'

const front = (lang: string, body: string, head = '<title>Acme</title>'): ReturnType<typeof valuesOf> =>
  valuesOf(testPage({ lang, head, body: `<header><a href="/">Acme</a></header><main>${body}</main>` }))

describe('the number of those who grant a licence', () => {
  it.each([
    ['de', '0541 999 5827', 'Erlaubnis erteilt durch: Stadt Osnabrück, Markt 1, Tel. 0541 323-0'],
    ['de', '0541 999 5827', 'Gewerbeaufsicht: Bauordnungsbehörde der Stadt, Markt 1, Tel. 0541 323-0'],
    ['en', '0113 496 0274', 'Licensed by Leeds City Hall, Calverley Street, tel. 0113 222 4444'],
    ['fr', '02 61 91 34 50', 'Agréé par la Ville de Nantes, 2 rue Haute, tél. 02 40 41 90 00'],
    ['es', '984 555 713', 'Licencia expedida por la Villa de Gijón, tel. 985 181 105'],
    ['it', '0742 555 147', 'Licenza rilasciata dalla Provincia di Perugia, tel. 075 368 1111'],
  ])('%s: is not the company’s beside %s: %s', (lang, own, line) => {
    const body = `<main><h1>Impressum</h1><p>Acme<br>Tel. ${own}</p><p>Acme Owner<br>${line}</p></main>`
    expect(valuesOf(testPage({ lang, path: 'impressum', body })).contacts).toBe(own)
  })
})

describe('the number of a firm that speaks of licences', () => {
  it.each([
    ['es', '984 555 713', 'Tramitamos la autorización de obra, teléfono'],
    ['de', '0541 999 5827', 'Zulassung von Fahrzeugen aller Art: Telefon'],
    ['en', '0113 496 0274', 'Licensed by the city | Tel.'],
  ])('%s: %s stays its own: %s', (lang, own, before) => {
    const body = `<main><h1>Acme</h1><p>Acme<br>${before} ${own}</p></main>`
    expect(valuesOf(testPage({ lang, path: 'contact', body })).contacts).toBe(own)
  })
})

describe('audience', () => {
  it.each([
    ['en', 'We work with leading brands of boilers and designers.'],
    ['de', 'Wir arbeiten mit namhaften Marken und Herstellern von Kesseln.'],
    ['fr', 'Nous travaillons avec les grandes marques de chaudières et de commerces.'],
    ['es', 'Trabajamos con primeras marcas de calderas e inversores.'],
    ['it', 'Lavoriamo con le migliori marche di caldaie e negozi.'],
  ])('%s: is not whose goods are stocked: %s', (lang, text) => {
    expect(front(lang, `<h1>Acme</h1><p>${text}</p>`).audience).toBeUndefined()
  })

  it.each([
    ['en', 'We work with small firms that sell to other firms on account: hauliers, printers, wholesalers, bakeries.'],
    ['en', 'We write for players who grew up with paper maps.'],
    ['es', 'Vestimos a mujeres y hombres que cosen sus botones.'],
    ['it', 'Vestiamo donne e uomini che cuciono i loro bottoni.'],
  ])('%s: is those who are listed, described or dressed: %s', (lang, text) => {
    expect(front(lang, `<h1>Acme</h1><p>${text}</p>`).audience).toBe(text)
  })

  it.each([
    ['en', 'Who comes to see us?', 'Desk workers, new mums and runners with sore knees.'],
    ['fr', 'Qui vient nous voir ?', 'Des familles, des étudiants et des coureurs fatigués.'],
    ['es', '¿Quiénes vienen a vernos?', 'Familias, estudiantes y deportistas con prisa.'],
    ['it', 'Chi viene da noi', 'Famiglie, studenti e sportivi con le ginocchia stanche.'],
  ])('%s: stands under "%s"', (lang, heading, text) => {
    expect(front(lang, `<h1>Acme</h1><h2>${heading}</h2><p>${text}</p>`).audience).toBe(text)
  })

  it('is no pupil who is taken in each course', () => {
    const text = 'Cada curso acogemos a dos alumnas de la escuela.'
    expect(front('es', `<h1>Acme</h1><p>${text}</p>`).audience).toBeUndefined()
  })
})

describe('how many use what a company makes', () => {
  it.each([
    ['de', 'Über 1.900 Kanzleien arbeiten täglich mit Acme'],
    ['de', 'Mehr als 210.000 Melder sind in 11 Ländern im Einsatz.'],
    ['en', 'More than 3,400 bakeries now use Acme every day.'],
    ['en', 'Over 210,000 sensors are in use in 11 countries.'],
    ['fr', 'Plus de 1 900 cabinets travaillent chaque jour avec Acme.'],
    ['es', 'Más de 1.900 clínicas trabajan ya con Acme todos los días.'],
    ['it', 'Oltre 9.000 animali in cura e trent’anni di lavoro.'],
  ])('%s: is held of it where nothing else is: %s', (lang, text) => {
    expect(front(lang, `<h1>Acme</h1><p>${text}</p>`).perception).toBe(text)
  })

  it.each([
    ['en', 'We have planted more than 3,400 trees along the river.'],
    ['de', 'Mehr als 45 Lastwagen sind in 11 Ländern im Einsatz.'],
    ['en', 'Over 60 machines are in use in our three halls.'],
    ['de', 'Über 1.900 Artikel sind ab Lager lieferbar bei Acme.'],
  ])('%s: but no other count: %s', (lang, text) => {
    expect(front(lang, `<h1>Acme</h1><p>${text}</p>`).perception).toBeUndefined()
  })
})

describe('positioning', () => {
  it.each([
    ['it', 'La Clinica Acme è una struttura aperta tutti i giorni.', 'Cosa trovate da noi'],
    ['fr', 'Le Moulin Acme est un atelier ouvert toute l’année.', 'À découvrir sur place'],
  ])('%s: is the sentence after the article and the name, not the heading below it', (lang, text, below) => {
    const name = /(?:La|Le) (\S+ Acme)/.exec(text)?.[1] ?? ''
    const head = `<title>${name}</title><meta property="og:site_name" content="${name}">`
    const welcome = lang === 'it' ? 'Benvenuti' : 'Bienvenue'
    const body = `<h1>${welcome}</h1><p><b>${text}</b></p><p>…</p><h2>${below}</h2><p>…</p>`
    expect(front(lang, body, head).positioning).toContain(text)
  })
})
