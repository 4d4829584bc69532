import { describe, expect, it } from 'vitest'
import { testPage, valuesOf } from '#test/helpers/extract-page.ts'

const quotation: Record<string, string> = {
  en: '“They mended our clock in a day and told us how it works.”',
  de: '„Sie haben unsere Uhr an einem Tag repariert und alles erklärt.“',
  fr: '« Ils ont réparé notre horloge en un jour et tout expliqué. »',
  es: '«Arreglaron nuestro reloj en un día y nos lo explicaron todo.»',
  it: '«Hanno riparato il nostro orologio in un giorno e spiegato tutto.»',
}

/** What is held of a company that quotes a customer on its home page and says more on the page about itself. */
const perception = (lang: string, about: string): string | undefined =>
  valuesOf(
    testPage({
      lang,
      head: '<title>Acme</title>',
      body: `<main><h1>Acme</h1><p>…</p><blockquote>${quotation[lang]}</blockquote><p>— Morag Leith, Perth</p></main>`,
    }),
    testPage({ lang, path: 'about', body: `<main><h1>Acme</h1>${about}</main>` }),
  ).perception

describe('who ranks the company', () => {
  it.each([
    ['en', 'Since 2018 the magazine Clocks Quarterly has ranked us among the ten best menders of the north.'],
    ['de', 'Die Fachzeitschrift Uhrwerk führt uns seit 2018 unter den besten Werkstätten im Norden.'],
    ['de', 'Das Magazin Uhrwerk zählte uns 2023 zu den zwanzig besten Werkstätten im Land.'],
    ['fr', 'Depuis 2018, le guide des horlogers nous classe chaque année parmi les meilleurs ateliers du Nord.'],
    ['es', 'Desde 2018 la revista Relojes nos incluye cada año entre los mejores talleres del norte.'],
    ['it', 'Dal 2018 la rivista Orologi ci inserisce ogni anno tra le migliori botteghe del nord.'],
  ])('comes before a quotation, %s: %s', (lang, text) => {
    expect(perception(lang, `<p>${text} More is to come.</p>`)).toBe(text)
  })

  it.each([
    ['en', 'Many of those who come here name us as one of the best of the town.'],
    ['de', 'Viele von ihnen zählen uns zu den besten Werkstätten der Stadt.'],
    ['fr', 'Nos amis nous classent volontiers parmi les meilleurs ateliers.'],
    ['es', 'Los vecinos nos cuentan entre los mejores talleres.'],
    ['it', 'I vicini ci annoverano tra le migliori botteghe.'],
  ])('is none without a judge or a year, %s: %s', (lang, text) => {
    expect(perception(lang, `<p>${text}</p>`)).toBe(quotation[lang])
  })
})

describe('a title with its year', () => {
  it.each([
    ['en', 'Perthshire Clock Mender of the Year, 2021.', 'Kind words'],
    ['de', 'Uhrmacher des Jahres 2021.', 'Stimmen'],
    ['fr', 'Artisan de l’année 2021.', 'Ils en parlent'],
    ['es', 'Taller del año 2021.', 'Opiniones'],
    ['it', 'Bottega dell’anno 2021.', 'Dicono di noi'],
  ])('counts among words of praise, %s: %s', (lang, text, heading) => {
    expect(perception(lang, `<h2>${heading}</h2><p>${text} More is to come.</p>`)).toBe(text)
  })
})

describe('a prize below its heading', () => {
  it.each([
    ['en', 'First place at the Perth Clock Fair 2022.', 'Awards'],
    ['de', 'Nordischer Uhrenpreis 2022 in der Sparte Turmuhren.', 'Ausgezeichnet'],
    ['fr', 'Grand prix de la pendule 2022.', 'Distinctions'],
    ['es', 'Primer puesto en la feria del reloj 2022.', 'Premios'],
    ['it', 'Primo posto alla fiera degli orologi 2022.', 'Premiati'],
  ])('is one beside other sentences, %s: %s', (lang, text, heading) => {
    expect(perception(lang, `<h2>${heading}</h2><p>${text} More is to come.</p>`)).toBe(text)
  })

  it('is one by its German compound and its year without a heading', () => {
    expect(perception('de', '<p>Uhrenpreis der Stadt Kiel 2022</p>')).toBe('Uhrenpreis der Stadt Kiel 2022')
  })

  it.each(['Strompreis im Mai 2022', 'Einstiegspreis der Saison 2022'])('is not what a thing costs: %s', (text) => {
    expect(perception('de', `<p>${text}</p>`)).toBe(quotation.de)
  })
})

describe('a sentence that opens with an award and its year', () => {
  const onHome = (lang: string, text: string): string | undefined =>
    valuesOf(testPage({ lang, head: '<title>Acme</title>', body: `<main><h1>Acme</h1><p>${text} …</p></main>` }))
      .perception

  it.each([
    ['en', 'Gold medal at the Perth Clock Fair 2022 for the tower clock of the old mill by the river.'],
    ['de', 'Goldmedaille der Uhrenmesse Kiel 2022 für die Turmuhr der alten Mühle am Fluss im Nachbarort.'],
    ['fr', 'Médaille de la foire aux pendules 2022 pour la grande horloge du vieux moulin de la rivière.'],
    ['es', 'Premio de la feria del reloj 2022 por el gran reloj de torre del viejo molino del río.'],
    ['it', 'Premio della fiera degli orologi 2022 per il grande orologio da torre del vecchio mulino.'],
  ])('counts in the text of the home page, %s: %s', (lang, text) => {
    expect(onHome(lang, text)).toBe(text)
  })

  it.each([
    ['en', 'The award ceremony of the year 2024 takes place in the hall by the river, with music and supper.'],
    ['de', 'Medaille und Urkunde: die Preisverleihung 2024 ist im Saal am Fluss, mit Musik und Essen.'],
    ['fr', 'Trophées 2024 : la cérémonie se tient dans la salle au bord de la rivière, avec de la musique.'],
    ['es', 'Premio de relatos 2024: la entrega es en la sala junto al río, con música y cena para todos.'],
    ['it', 'Premio di racconti 2024: la cerimonia si tiene nella sala sul fiume, con musica e cena per tutti.'],
    ['en', 'Clock of the year 2023, oak and brass, with a chime that can be silenced at night, £240.'],
  ])('is none on the evening of prizes or beside a price, %s: %s', (lang, text) => {
    expect(onHome(lang, text)).toBeUndefined()
  })
})
