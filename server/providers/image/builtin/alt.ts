// The text alternatives of built-in images.
import { baseLanguage, type BaseLanguage, type Language } from '#domain/languages.ts'
import type { Oklch } from './colour.ts'
import type { Palette } from './palette.ts'

export type StyleName =
  | 'landscape'
  | 'night'
  | 'tiles'
  | 'contours'
  | 'collage'
  | 'poster'
  | 'letter'
  | 'halftone'
  | 'arches'
  | 'ribbons'

type Words = {
  styles: Record<StyleName, string>
  /** Around the colour wheel from red to pink, then grey. */
  hues: readonly [string, string, string, string, string, string, string, string, string]
  colours: (one: string, other: string) => string
  title: (title: string) => string
}

const words: Record<BaseLanguage, Words> = {
  en: {
    styles: {
      landscape: 'Layered hills beneath a low sun',
      night: 'Layered hills beneath the moon',
      tiles: 'A grid of tiles with circles, triangles and stripes',
      contours: 'The contour lines of a map',
      collage: 'Cut-paper shapes laid over each other',
      poster: 'A poster with large plain shapes',
      letter: 'A very large letter and a disc',
      halftone: 'A sphere drawn in printed dots',
      arches: 'Arches nested within arches',
      ribbons: 'A band of coloured stripes that bends through the picture',
    },
    hues: ['red', 'orange', 'yellow', 'green', 'turquoise', 'blue', 'violet', 'pink', 'grey'],
    colours: (one, other) => (one === other ? `, in shades of ${one}` : `, in ${one} and ${other}`),
    title: (title) => `; the title reads “${title}”`,
  },
  de: {
    styles: {
      landscape: 'Hügel in Schichten unter einer tiefen Sonne',
      night: 'Hügel in Schichten unter dem Mond',
      tiles: 'Ein Raster aus Kacheln mit Kreisen, Dreiecken und Streifen',
      contours: 'Die Höhenlinien einer Landkarte',
      collage: 'Übereinandergelegte Formen aus geschnittenem Papier',
      poster: 'Ein Plakat mit großen, schlichten Formen',
      letter: 'Ein sehr großer Buchstabe und eine Scheibe',
      halftone: 'Eine Kugel aus gedruckten Punkten',
      arches: 'Ineinander verschachtelte Bögen',
      ribbons: 'Ein Band aus farbigen Streifen, das sich durch das Bild biegt',
    },
    hues: ['Rot', 'Orange', 'Gelb', 'Grün', 'Türkis', 'Blau', 'Violett', 'Rosa', 'Grau'],
    colours: (one, other) => (one === other ? `, in ${one}tönen` : `, in ${one} und ${other}`),
    title: (title) => `; der Titel lautet „${title}“`,
  },
  es: {
    styles: {
      landscape: 'Colinas superpuestas bajo un sol bajo',
      night: 'Colinas superpuestas bajo la luna',
      tiles: 'Una cuadrícula de azulejos con círculos, triángulos y rayas',
      contours: 'Las curvas de nivel de un mapa',
      collage: 'Formas de papel recortado, unas sobre otras',
      poster: 'Un cartel con grandes formas sencillas',
      letter: 'Una letra muy grande y un disco',
      halftone: 'Una esfera dibujada con puntos de imprenta',
      arches: 'Arcos dentro de arcos',
      ribbons: 'Una banda de rayas de colores que se curva por la imagen',
    },
    hues: ['rojo', 'naranja', 'amarillo', 'verde', 'turquesa', 'azul', 'violeta', 'rosa', 'gris'],
    colours: (one, other) => (one === other ? `, en tonos de ${one}` : `, en ${one} y ${other}`),
    title: (title) => `; el título dice «${title}»`,
  },
  fr: {
    styles: {
      landscape: 'Des collines superposées sous un soleil bas',
      night: 'Des collines superposées sous la lune',
      tiles: 'Une grille de carreaux avec des cercles, des triangles et des rayures',
      contours: 'Les courbes de niveau d’une carte',
      collage: 'Des formes en papier découpé, posées les unes sur les autres',
      poster: 'Une affiche aux grandes formes simples',
      letter: 'Une très grande lettre et un disque',
      halftone: 'Une sphère dessinée en points d’imprimerie',
      arches: 'Des arches imbriquées les unes dans les autres',
      ribbons: 'Une bande de rayures colorées qui se courbe à travers l’image',
    },
    hues: ['rouge', 'orange', 'jaune', 'vert', 'turquoise', 'bleu', 'violet', 'rose', 'gris'],
    colours: (one, other) => (one === other ? `, en tons de ${one}` : `, en ${one} et ${other}`),
    title: (title) => ` ; le titre est « ${title} »`,
  },
  it: {
    styles: {
      landscape: 'Colline sovrapposte sotto un sole basso',
      night: 'Colline sovrapposte sotto la luna',
      tiles: 'Una griglia di piastrelle con cerchi, triangoli e strisce',
      contours: 'Le curve di livello di una mappa',
      collage: 'Forme di carta ritagliata, sovrapposte',
      poster: 'Un manifesto con grandi forme semplici',
      letter: 'Una lettera molto grande e un disco',
      halftone: 'Una sfera disegnata con punti di stampa',
      arches: 'Archi dentro archi',
      ribbons: 'Una fascia di strisce colorate che si piega attraverso l’immagine',
    },
    hues: ['rosso', 'arancione', 'giallo', 'verde', 'turchese', 'blu', 'viola', 'rosa', 'grigio'],
    colours: (one, other) => (one === other ? `, nei toni del ${one}` : `, in ${one} e ${other}`),
    title: (title) => `; il titolo è «${title}»`,
  },
}

// The boundaries between colour names, in OKLCH degrees.
const hueEnds = [40, 75, 115, 165, 210, 275, 325, 360]

const hueName = ({ c, h }: Oklch, names: Words['hues']) => {
  if (c < 0.03) return names[8]
  const hue = ((h % 360) + 360) % 360
  // The range around 0° is split between pink and red.
  return names[hueEnds.findIndex((end) => hue < end)]!
}

/** A sentence in the blog's language, without a full stop, as usual for alt texts. */
export const altOf = (style: StyleName, palette: Palette, language: Language, title: string | null): string => {
  const { styles, hues, colours, title: titleOf } = words[baseLanguage(language)]
  const sentence = styles[style] + colours(hueName(palette.brand, hues), hueName(palette.accent, hues))
  return sentence + (title ? titleOf(title) : '')
}
