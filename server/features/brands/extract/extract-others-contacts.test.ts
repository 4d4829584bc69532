import { describe, expect, it } from 'vitest'
import { own, testPage, valuesOf } from '#test/helpers/extract-page.ts'

const contacts = (body: string, lang: string): string | undefined => valuesOf(testPage({ body, lang })).contacts

describe('a number in a list of other firms', () => {
  it.each([
    ['it', 'LINK UTILI<br>Associazione Fornai<br>Molini Verna - farine<br>tel. 0341 555 610'],
    ['it', '<a href="http://www.molini-verna.test">Molini Verna - farine</a><br>tel. 0341 555 610'],
    ['it', 'Molini Verna – farine e semole, tel. 0341 555 610'],
    ['it', 'Officine Brenta, tel. 0341 555 610'],
    ['en', 'Tressel & Sons – ovens and mixers, tel. 0161 496 0222'],
    ['en', 'Our flour: Greenholm Mill Ltd, tel. 0161 496 0222'],
    ['de', 'Mühlentechnik Brandt GmbH, Tel. 0421 555 300'],
    ['de', '<a href="https://www.muehle-brandt.test">Brandt Mühlentechnik</a><br>Tel. 0421 555 300'],
    ['fr', '<a href="https://www.minoterie-alba.test">Minoterie Alba</a> – tél. 02 61 91 00 44'],
    ['es', 'PROVEEDORES:<br>Harinas del Órbigo<br>tel. 942 555 381'],
  ])('%s: %s is not the company’s', (lang, list) => {
    const body = `<main><h1>Acme</h1><p>${list}</p></main><footer><p>Acme<br>Tel. ${own[lang]}</p></footer>`
    expect(contacts(body, lang)).toBe(own[lang])
  })

  it.each([
    ['it', 'CONTATTI<br>Vendite<br>tel. 0341 555 610', '0341 555 610'],
    ['it', 'Filiale Lecco – vendita, tel. 0341 555 610', '0341 555 610'],
    ['en', 'Acme Northern Ltd, tel. 0161 496 0222', '0161 496 0222'],
    [
      'de',
      '<a href="https://www.google.com/maps/x">Mühlweg 3, 49074 Osnabrück</a><br>Tel. 0541 999 1111',
      '0541 999 1111',
    ],
  ])('%s: %s stays the company’s', (lang, list, number) => {
    const body = `<main><h1>Acme</h1><p>${list}</p></main><footer><p>Acme<br>Tel. ${own[lang]}</p></footer>`
    expect(contacts(body, lang)).toContain(number)
  })

  it('is taken where no other number stands', () => {
    const body =
      '<main><h1>Acme</h1></main><footer><p><a href="https://shop.other.test">Onlineshop</a><br>Tel. 0541 999 5827</p></footer>'
    expect(contacts(body, 'de')).toBe('0541 999 5827')
  })
})
