import { describe, expect, it } from 'vitest'
import { testPage, valuesOf } from '#test/helpers/extract-page.ts'
import type { FactField } from '#domain/facts.ts'

const value = (field: FactField, lang: string, body: string, path = ''): string | undefined =>
  valuesOf(testPage({ lang, path, head: '<title>Acme</title>', body: `<main>${body}</main>` }))[field]

/** A fact of the page about the company, beside an empty home page. */
const told = (field: FactField, lang: string, body: string): string | undefined =>
  valuesOf(
    testPage({ lang, head: '<title>Acme</title>', body: '<main><h1>Acme</h1><p>Acme.</p></main>' }),
    testPage({ lang, path: 'about', head: '<title>Acme</title>', body: `<main><h1>Acme</h1>${body}</main>` }),
  )[field]

describe('a mission', () => {
  it.each([
    ['en', 'Our mission', 'Our purpose: to keep every village hall in the county open for all.'],
    ['de', 'Was uns antreibt', 'Unsere Mission: jedes Dorf der Region mit frischem Brot zu versorgen.'],
    ['fr', 'Ce qui nous anime', 'Notre raison d’être : rendre le pain frais à chaque village de la vallée.'],
    ['es', 'Lo que nos mueve', 'Nuestra misión: devolver el pan fresco a cada pueblo del valle.'],
    ['it', 'La nostra missione', 'La nostra missione: riportare il pane fresco in ogni paese della valle.'],
  ])('that a sentence names so ends with it (%s, "%s")', (lang, heading, sentence) => {
    const more = 'Acme Acme 2019 Acme. Acme Acme Acme Acme Acme Acme Acme.'
    expect(told('mission', lang, `<h2>${heading}</h2><p>${sentence} ${more}</p>`)).toBe(sentence)
  })

  it.each([
    ['en', 'We want every village bakery in twenty years to be open on Sundays as well.'],
    ['de', 'Wir wollen, dass eines Tages in jedem Dorf wieder ein Ofen brennt.'],
    ['fr', 'Nous voulons que dans dix ans un four brûle de nouveau dans les villages.'],
    ['es', 'Queremos que dentro de diez años haya un horno en los pueblos del valle.'],
    ['it', 'Vogliamo che tra dieci anni un forno bruci di nuovo nei paesi della valle.'],
  ])('is not what is to be in years to come (%s): %s', (lang, sentence) => {
    expect(told('mission', lang, `<p>${sentence}</p>`)).toBeUndefined()
  })
})

describe('a plan of the firm for itself', () => {
  it.each([
    ['en', 'Our aim is to reopen the mill before the winter for all of the town.'],
    ['de', 'Unser Ziel ist es, die Halle am Bach bis Herbst fertig zu bauen.'],
    ['fr', 'Notre objectif est de rouvrir la boutique du bourg avant Noël.'],
    ['es', 'Nuestro objetivo es abrir otra tienda en el valle este año.'],
    ['it', 'Il nostro obiettivo è riaprire il negozio in paese entro Natale.'],
    ['en', 'We dream of opening a second shop by the sea.'],
    ['de', 'Wir träumen davon, eine zweite Filiale zu eröffnen.'],
    ['fr', 'Nous rêvons d’ouvrir une seconde boutique au bord de la mer.'],
    ['es', 'Soñamos con abrir una segunda tienda junto al mar.'],
    ['it', 'Sogniamo di aprire un secondo negozio in riva al mare.'],
  ])('is neither mission nor vision (%s): %s', (lang, sentence) => {
    expect(told('mission', lang, `<p>${sentence}</p>`)).toBeUndefined()
    expect(told('vision', lang, `<p>${sentence}</p>`)).toBeUndefined()
  })

  it('is told from an aim for others', () => {
    const sentence = 'Our aim is to keep village bakeries alive across the county.'
    expect(told('mission', 'en', `<p>${sentence}</p>`)).toBe(sentence)
  })
})

describe('a vision', () => {
  it.each([
    ['en', 'We want a kitchen where everybody on the staff may speak.'],
    ['de', 'Wir wollen, dass in unserem Team jede Stimme zählt.'],
    ['fr', 'Nous voulons rester une petite équipe où chacun se connaît.'],
    ['es', 'Queremos que el equipo crezca con nosotros.'],
    ['it', 'Vogliamo che il nostro staff cresca con noi.'],
  ])('is not what is wished for the staff (%s): %s', (lang, sentence) => {
    expect(told('vision', lang, `<p>${sentence}</p>`)).toBeUndefined()
  })

  it.each([
    ['de', 'Wir wollen, dass eines Tages in jedem Dorf wieder ein Ofen brennt.'],
    ['fr', 'Nous voulons que dans dix ans un four brûle de nouveau dans les villages.'],
    ['es', 'Queremos que dentro de diez años haya un horno en los pueblos del valle.'],
    ['it', 'Vogliamo che tra dieci anni un forno bruci di nuovo nei paesi della valle.'],
  ])('is what is to be in years to come (%s): %s', (lang, sentence) => {
    expect(told('vision', lang, `<p>${sentence}</p>`)).toBe(sentence)
  })

  it.each([
    ['de', 'Warum wir das tun', 'Wir wollen, dass kein Dorf im Tal ohne frisches Brot bleibt.'],
    ['fr', 'Notre mission', 'Nous voulons que chaque village de la vallée ait du pain frais.'],
    ['es', 'Por qué lo hacemos', 'Queremos que ningún pueblo del valle se quede sin pan fresco.'],
    ['it', 'La nostra missione', 'Vogliamo che ogni paese della valle abbia il pane fresco.'],
  ])('is not what is wished for under "%s: %s"', (lang, heading, sentence) => {
    expect(told('vision', lang, `<h2>${heading}</h2><p>${sentence}</p>`)).toBeUndefined()
  })
})

describe('an audience', () => {
  it.each([
    ['en', 'We hold readings in town, we supply schools and libraries with bread, and we bake for the fair.'],
    ['de', 'Wir backen für das Fest im Ort, wir beliefern Schulen und Kitas mit Brot, und wir feiern gern.'],
    ['fr', 'Nous cuisons pour la fête du bourg, nous accompagnons les écoles et les familles au fournil.'],
    ['en', 'We supply schools and families with bread at cost.'],
    ['fr', 'Nous accompagnons les écoles et les familles à prix coûtant.'],
    ['en', 'We train nurses and doctors from our own staff every spring.'],
    ['de', 'Wir unterstützen seit Jahren Familien in Rumänien mit Spenden.'],
    ['es', 'Acogemos a estudiantes y jóvenes en prácticas.'],
    ['es', 'Apoyamos a niños y familias de Nepal con una parte de las ventas.'],
    ['it', 'Sosteniamo bambini e famiglie in Nepal con le vendite.'],
    ['en', 'Today we look after seventeen houses for twelve owners.'],
    ['de', 'Heute betreuen wir siebzehn Häuser für zwölf Eigentümer.'],
  ])('is not among several doings, nor who is counted, taught in the house or given to (%s): %s', (lang, sentence) => {
    expect(told('audience', lang, `<p>${sentence}</p>`)).toBeUndefined()
  })

  it.each([
    ['en', 'We look after houses, gardens and pets for owners and families.'],
    ['en', 'On Sundays, we supply schools and families with bread.'],
    ['en', 'Since 1998, we supply schools and families with bread.'],
  ])('is whom the one doing is for (%s): %s', (lang, sentence) => {
    expect(told('audience', lang, `<p>${sentence}</p>`)).toBe(sentence)
  })
})

describe('a claim', () => {
  const first = 'Acme backt seit vielen Jahren in der alten Schmiede am Bach und liefert das Brot mit dem Rad.'

  it.each([
    ['en', 'On at the moment'],
    ['en', 'This week at the mill'],
    ['de', 'Derzeit im Museum'],
    ['fr', 'En ce moment au moulin'],
    ['es', 'En estos momentos'],
    ['it', 'In questo momento al forno'],
  ])('is not what is on for some days (%s): %s', (lang, heading) => {
    const body = `<h1>Acme</h1><p>${first}</p><h2>${heading}</h2><ul><li>Brot und Salz</li></ul>`
    expect(value('positioning', lang, body)).not.toContain(heading)
  })

  it('ends before a paragraph that another one parts from the heading', () => {
    const second = 'Hier wird der Teig noch mit der Hand geschlagen und ruht dann eine ganze Nacht lang im Keller.'
    const greeting = `Willkommen bei Acme, der Bäckerei am Bach mit dem langen Atem und dem alten Ofen.`
    const body = `<h1>Brot mit Geduld gebacken</h1><p>${greeting}</p><p>${second}</p>`
    expect(value('positioning', 'de', body)).not.toContain('Hier wird der Teig')
  })
})

describe('a perception', () => {
  it.each([
    ['en', 'Awards and prizes'],
    ['de', 'Preise und Auszeichnungen'],
    ['fr', 'Prix et médailles'],
    ['es', 'Premios y festivales'],
    ['it', 'Premi e medaglie'],
  ])('is no heading over it (%s): %s', (lang, heading) => {
    const body = `<h1>Acme</h1><h2>${heading}</h2><p>Acme.</p>`
    expect(value('perception', lang, body, 'about')).toBeUndefined()
  })
})
