import { findAddresses } from './address-text.ts'
import { recordsOf, textOf } from './structured-data.ts'
import { fold } from './text.ts'
import type { PageModel, Site } from './model.ts'

const postcode = /^(?:[a-z]{0,2}-)?\d{4,5}$|^[a-z]{1,2}\d[a-z\d]?$|^\d[a-z]{2}$/

/** Towns of a written address: what stands after a postcode of the continent, or before a British or American one. */
const townsIn = (address: string): string[] =>
  fold(address)
    .replaceAll(/\([^)]*\)/g, ' ')
    .split(',')
    .slice(1)
    .concat(fold(address).match(/\b\d{4,5} ([a-z' -]+)/)?.[1] ?? '')
    .map((part) =>
      part
        .trim()
        .split(/\s+/)
        .filter((word) => !postcode.test(word) && !/^[a-z]{2}$/.test(word))
        .join(' '),
    )
    .filter((part) => part.length > 3 && !/\d/.test(part))

const town = String.raw`\p{Lu}[\p{L}'’.-]{1,25}(?: \p{Lu}[\p{L}'’.-]{1,25}){0,2}`

const officesIn = new RegExp(
  String.raw`(?<!\p{L})(?:offices?|branches|shops?|stores?|studios?|based|located|bureaux?|agences?|boutiques?|Büros?|Filialen?|Standorte?|Läden|oficinas?|tiendas?|delegacion(?:es)?|sedi|sede|uffici|negozi) (?:in|à|en|a|near|bei) (${town}(?:(?:, | and | und | et | y | e )${town}){0,5})`,
  'gu',
)

/** "Dayton, OH": a town with its state. */
const townAndState = new RegExp(String.raw`(?<!\p{L})(${town}), [A-Z]{2}(?!\p{L})`, 'gu')

const localities = (page: PageModel): string[] =>
  page.entities.flatMap((entity) =>
    [entity.values, ...recordsOf(entity.values.address)].flatMap((values) => [
      textOf(values.addressLocality),
      textOf(values.addressRegion),
    ]),
  )

/** Places where the company has an address or says that it has a house: no offers, whatever heads them. */
export const placesOf = (site: Site): Set<string> => {
  const places = site.pages.flatMap((page) => [
    ...localities(page),
    ...page.blocks
      .slice(0, 400)
      .flatMap((block) => [
        ...(block.text.length < 400 ? findAddresses(block.lines).flatMap((one) => townsIn(one.text)) : []),
        ...[...block.text.matchAll(officesIn)].flatMap((match) =>
          (match[1] ?? '').split(/, | and | und | et | y | e /),
        ),
        ...[...block.text.matchAll(townAndState)].map((match) => match[1] ?? ''),
      ]),
  ])
  return new Set(places.map((place) => fold(place).trim()).filter((place) => place.length > 2))
}
