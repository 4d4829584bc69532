// Paints 24 built-in images (brands, styles, languages, with and without title) into test/output/images/, and a contact
// sheet of all of them, for visual inspection.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import { languages } from '#domain/languages.ts'
import { paintArt, styleNames } from '#server/providers/image/builtin/make-art.ts'

const folder = new URL('../test/output/images/', import.meta.url)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const brands = ['Northlight Cycles', 'Atemraum', 'Maison Corail', 'Ortigaverde', 'Fenwick & Lowe', 'Clínica Almendro']
const titles: Record<string, string> = {
  en_GB: 'Choosing a cargo bike that fits through your front door',
  en_US: 'Seven mistakes to avoid',
  es: 'Cómo elegir una clínica dental sin miedo: guía para toda la familia',
  fr: 'L’art de recevoir à la maison',
  de: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter verstehen',
  it:
    'Perché l’olio nuovo sa di carciofo, e come riconoscere quello buono quando lo si assaggia per la prima ' +
    'volta al frantoio, al mercato o a casa: una guida semplice con dieci domande da fare al produttore, ' +
    'cinque errori da evitare e tutto quello che l’etichetta dovrebbe dire ma non sempre dice',
}

const [columns, cellWidth, cellHeight] = [4, 480, 320]
const count = 24
const sheet = createCanvas(columns * cellWidth, (count / columns) * cellHeight)
const context = sheet.getContext('2d')

for (let index = 0; index < count; index += 1) {
  const brandName = brands[index % brands.length]!
  const language = languages[(index + Math.floor(index / 6)) % languages.length]!.value
  const style = styleNames[index % styleNames.length]!
  const isTitled = Math.floor(index / styleNames.length) !== 1
  const art = { seed: `sheet-${index}`, index, title: titles[language]!, language, brandName, logo: null }
  const { canvas, alt } = await paintArt(art, { style, isTitled })
  writeFileSync(new URL(`${String(index).padStart(2, '0')}-${style}.webp`, folder), await canvas.encode('webp', 90))
  context.drawImage(
    canvas,
    (index % columns) * cellWidth,
    Math.floor(index / columns) * cellHeight,
    cellWidth,
    cellHeight,
  )
  console.log(`${style}: ${alt}`)
}
writeFileSync(new URL('sheet.png', folder), await sheet.encode('png'))
