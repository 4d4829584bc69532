import { describe, expect, it } from 'vitest'
import { testPage, valuesOf } from '#test/helpers/extract-page.ts'

const about = (lang: string, text: string, path = 'about'): ReturnType<typeof valuesOf> =>
  valuesOf(
    testPage({ lang, head: '<title>Acme</title>', body: '<main><h1>Acme</h1><p>…</p></main>' }),
    testPage({ lang, path, body: `<main><h1>Acme</h1><p>${text}</p></main>` }),
  )

describe('a wish for the world, on the page about the company, is its mission', () => {
  it.each([
    ['en', 'We want every street in this town to have a tree that somebody looks after.'],
    ['de', 'Wir wollen, dass alte Uhren weiter ticken und niemand sie wegwirft.'],
    ['de', 'Wir möchten, dass kleine Läden in unserem Tal bleiben und ihr Dorf beleben.'],
    ['fr', 'Nous voulons qu’une potière de village puisse vivre du métier de ses mains.'],
    ['es', 'Queremos que cualquier pueblo pequeño pueda tener su propia panadería abierta.'],
    ['it', 'Vogliamo che il mestiere del cestaio resti vivo anche nelle nostre valli.'],
  ])('%s: %s', (lang, text) => {
    expect(about(lang, text).mission).toBe(text)
  })

  it.each([
    ['en', 'We want you to feel at home from the very first day with us here.'],
    ['de', 'Wir wollen, dass du dich bei uns vom ersten Tag an wohlfühlst.'],
    ['de', 'Wir möchten, dass Sie bei uns jeden Tag gern einkaufen und wiederkommen.'],
    ['de', 'Wir wollen, dass unsere Mitarbeiter jeden Morgen gern in die Werkstatt kommen.'],
    ['fr', 'Nous voulons que vous repartiez avec le sourire et un bon souvenir de nous.'],
    ['es', 'Queremos que nuestros clientes salgan contentos de la tienda todos los días.'],
    ['it', 'Vogliamo che i nostri dipendenti lavorino bene e tornino a casa contenti.'],
  ])('but not one for readers, customers and staff, %s: %s', (lang, text) => {
    expect(about(lang, text).mission).toBeUndefined()
  })

  it('is read on no page of one service', () => {
    const text = 'Wir wollen, dass alte Uhren weiter ticken und niemand sie wegwirft.'
    expect(about('de', text, 'uhren-batteriewechsel').mission).toBeUndefined()
  })
})

describe('a mission told as the work or the pledge', () => {
  it.each([
    ['fr', 'Notre métier, c’est de donner aux petites librairies les moyens des grandes.'],
    ['es', 'Nuestro trabajo consiste en que cada huerto dé de comer a su barrio.'],
    ['it', 'Il nostro lavoro è dare a ogni quartiere un forno aperto e onesto.'],
    ['it', 'Ci impegniamo a offrire a ogni bambino un posto dove suonare.'],
    ['es', 'Nos comprometemos a ofrecer a cada niño un sitio donde tocar.'],
    ['en', 'Our aim is to make puzzles you can finish in an evening and lend to a neighbour.'],
  ])('%s: %s', (lang, text) => {
    expect(about(lang, text).mission).toBe(text)
  })

  it('but not as a promise to the reader', () => {
    expect(about('en', 'Our aim is to give you the best service that money can buy.').mission).toBeUndefined()
    expect(about('fr', 'Notre métier, c’est de vous livrer à l’heure partout en ville.').mission).toBeUndefined()
  })
})

describe('a future that is dreamt of is the vision', () => {
  it.each([
    ['en', 'We’d like to see the day when nobody in this valley throws a chair away.'],
    ['en', 'We’re working toward a day when every school has a garden of its own.'],
    ['en', 'We believe in a city where nobody has to choose between heat and food.'],
    ['de', 'Wir glauben an eine Pflege, in der niemand allein gelassen wird und Zeit bleibt.'],
    ['fr', 'Nous imaginons des vergers autour de chaque village, où les enfants cueillent librement.'],
    ['es', 'Nos gustaría que dentro de unos años nadie tirase una silla a la basura.'],
    ['it', 'Ci piacerebbe che un giorno nessuno buttasse via una sedia in questa valle.'],
  ])('%s: %s', (lang, text) => {
    expect(about(lang, text).vision).toBe(text)
  })

  it.each(['notre-maison', 'agence', 'equipe'])('also on the page called %s', (path) => {
    const text = 'Nous rêvons d’un quartier plus calme, plus vert et ouvert à tous.'
    expect(about('fr', text, path).vision).toBe(text)
  })

  it('but no wish to hear from the reader', () => {
    expect(about('en', 'We’d like to see you at our open day in the yard.').vision).toBeUndefined()
  })
})

describe('a wish for whoever pays, drives off or comes back', () => {
  it.each([
    ['de', 'Wir wollen, dass jeder zufrieden nach Hause geht und weiß, wem er das verdankt.'],
    ['de', 'Wir wollen, dass jeder versteht, was er bei uns bestellt hat und warum.'],
    ['fr', 'Nous voulons que chaque visiteur rentre chez lui content et sache pourquoi.'],
    ['es', 'Queremos que cada persona se vaya contenta y sepa por qué ha venido.'],
    ['it', 'Vogliamo che ogni persona torni a casa contenta e sappia perché è venuta.'],
  ])('is no vision, %s: %s', (lang, text) => {
    expect(about(lang, text).vision).toBeUndefined()
  })
})
