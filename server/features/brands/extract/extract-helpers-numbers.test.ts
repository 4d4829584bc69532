import { describe, expect, it } from 'vitest'
import { own, testPage, valuesOf } from '#test/helpers/extract-page.ts'

/** Before such words a number in the same paragraph is a plain way to reach the company. */
const toUs: Record<string, string> = {
  en: 'Write to us before you come.',
  de: 'Schreiben Sie uns, bevor Sie kommen.',
  fr: 'Écrivez-nous avant de venir.',
  es: 'Nuestra casa abre a las ocho.',
  it: 'La nostra casa apre alle otto.',
}

const contacts = (lang: string, text: string, title = 'Acme'): string | undefined => {
  const footer = `<footer><p>Acme<br>Tel. ${own[lang]}</p></footer>`
  const contact = `<main><h1>Acme</h1><p>${text}</p></main>${footer}`
  return valuesOf(
    testPage({ lang, head: `<title>${title}</title>`, body: `<main><h1>Acme</h1><p>…</p></main>${footer}` }),
    testPage({ lang, path: 'contact', body: contact }),
  ).contacts
}

describe('the number of somebody who helps', () => {
  it.each([
    ['en', 'We use Blue Fell Recovery, phone 0161 496 0222, day or night.'],
    ['de', 'Wir empfehlen Blaue Brücke Bergung, Tel. 0421 555 300, bei Tag und Nacht.'],
    ['fr', 'Nous faisons appel à Secours Bleu Vallon, tél. 02 61 91 00 44, jour et nuit.'],
    ['es', 'Trabajamos con Rescates Monte Azul, tel. 942 555 381, de día y de noche.'],
    ['it', 'Ci affidiamo a Soccorsi Monte Azzurro, tel. 0341 555 610, di giorno e di notte.'],
  ])('whom the company uses, %s: %s', (lang, text) => {
    expect(contacts(lang, text)).toBe(own[lang])
  })

  it.each([
    ['en', 'Stuck on the road? Your roadside assistance is reached by phone 0161 496 0222.'],
    ['en', 'Under warranty away from home, try our parts network’s line: phone 0161 496 0222.'],
    ['en', 'Buried lines are marked for free: dial 811 or 800-555-0198 three days ahead.'],
    ['de', 'Liegengeblieben? Den Pannendienst erreicht man unter Tel. 0421 555 300.'],
    ['de', 'Vor dem Graben bitte die Leitungsauskunft fragen: Tel. 0421 555 300.'],
    ['fr', 'En panne ? Le dépannage routier répond : tél. 02 61 91 00 44.'],
    ['fr', 'Avant de creuser, demandez où passent les câbles : tél. 02 61 91 00 44.'],
    ['es', 'Para la asistencia en carretera hay otro teléfono: tel. 942 555 381.'],
    ['es', 'En la garantía responde la línea de nuestra red: tel. 942 555 381.'],
    ['it', 'Per il carro attrezzi c’è un altro numero: tel. 0341 555 610.'],
    ['it', 'Prima di scavare si chiede dove passano i cavi: tel. 0341 555 610.'],
  ])('with what the company does not offer, %s: %s', (lang, text) => {
    expect(contacts(lang, `${toUs[lang]} ${text}`)).toBe(own[lang])
  })

  it.each(['en', 'de', 'fr', 'es', 'it'])('leaves a second number of its own, %s', (lang) => {
    const second: Record<string, string> = {
      en: 'In the workshop phone 0161 496 0222.',
      de: 'In der Werkstatt Tel. 0421 555 300.',
      fr: 'À l’atelier, tél. 02 61 91 00 44.',
      es: 'En el almacén tel. 942 555 381.',
      it: 'In magazzino tel. 0341 555 610.',
    }
    expect(contacts(lang, second[lang] ?? '')?.split(', ')).toHaveLength(2)
  })

  it.each([
    ['en', 'Roadside assistance: call 0161 496 0222', 'Acme – roadside assistance in Leeds', '0161 496 0222'],
    ['de', 'Pannendienst: Tel. 0421 555 300', 'Acme – Pannendienst und Werkstatt', '0421 555 300'],
    ['fr', 'Remorquage : tél. 02 61 91 00 44', 'Acme – remorquage à Rennes', '02 61 91 00 44'],
    ['es', 'Servicio de grúa: tel. 942 555 381', 'Acme – servicio de grúa en Gijón', '942 555 381'],
    ['it', 'Carro attrezzi: tel. 0341 555 610', 'Acme – carro attrezzi a Foligno', '0341 555 610'],
  ])('is its own where it offers that, %s: %s', (lang, text, title, number) => {
    expect(contacts(lang, text, title)).toContain(number)
  })
})
