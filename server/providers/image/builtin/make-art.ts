// Generates the built-in images from a style, a brand's colours and a seed. Runs in a worker.
import { createCanvas, loadImage, type Canvas, type Image } from '@napi-rs/canvas'
import type { Language } from '#domain/languages.ts'
import { encodeCanvas, type EncodedImage } from '#server/providers/image/encode.ts'
import { seededOrder } from '#server/providers/text/builtin/random.ts'
import { imageSize } from '#server/providers/web-page/image-size.ts'
import { altOf, type StyleName } from './alt.ts'
import { coloursOfImage, coloursOfName, paletteOf, type BrandColours } from './palette.ts'
import { height, seededNoise, seededRandom, width, type Style, type TitleArea } from './scene.ts'
import { arches } from './styles/arches.ts'
import { collage } from './styles/collage.ts'
import { contours } from './styles/contours.ts'
import { halftone } from './styles/halftone.ts'
import { landscape } from './styles/landscape.ts'
import { poster } from './styles/poster.ts'
import { ribbons } from './styles/ribbons.ts'
import { tiles } from './styles/tiles.ts'
import { paintTitle, drawableTitle } from './title.ts'

export const styles = { landscape, tiles, contours, collage, poster, halftone, arches, ribbons } satisfies Partial<
  Record<StyleName, Style>
>
export const styleNames = Object.keys(styles) as (keyof typeof styles)[]

/** The input of an image; deterministic. */
export type Art = {
  /** The blog's seed; it decides the order of styles. */
  seed: string
  /** How many images the blog had before: each one uses the next style, and every second one has the title. */
  index: number
  title: string | null
  language: Language
  brandName: string
  /** The brand's logo, as stored. */
  logo: Uint8Array | null
}

export type Painted = {
  canvas: Canvas
  alt: string
  area: TitleArea
  style: keyof typeof styles
}

/** Paints 1536 × 1024 pixels. `style` and `isTitled` are for tests and the contact sheet. */
export const paintArt = async (
  art: Art,
  { style: wanted, isTitled = art.index % 2 === 0 }: { style?: keyof typeof styles; isTitled?: boolean } = {},
): Promise<Painted> => {
  const random = seededRandom(`${art.seed}/${art.index}`)
  const style = wanted ?? seededOrder(styleNames, art.seed)[art.index % styleNames.length]!
  const palette = paletteOf((await logoColours(art.logo)) ?? coloursOfName(art.brandName))
  const title = isTitled ? drawableTitle(art.title) : null
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const noise = seededNoise(random)
  context.save()
  const area = styles[style]({ context, palette, random, noise, hasTitle: title !== null, brandName: art.brandName })
  context.restore()
  if (title) paintTitle(context, { title, brandName: art.brandName, area, palette })
  return { canvas, alt: altOf(shownAs(style, area, title), palette, art.language, title), area, style }
}

/** Two styles have two motifs each. */
const shownAs = (style: keyof typeof styles, { ground }: TitleArea, title: string | null): StyleName => {
  if (style === 'poster' && !title) return 'letter'
  return style === 'landscape' && ground.l < 0.5 ? 'night' : style
}

const mostLogoSide = 1024

/** An undecodable logo is ignored. */
export const decodeLogo = async (logo: Uint8Array | null): Promise<Image | undefined> => {
  const size = logo && imageSize(logo)
  if (!size || Math.max(size.width, size.height) > mostLogoSide) return undefined
  return loadImage(logo).catch(() => undefined)
}

const logoColours = async (logo: Uint8Array | null): Promise<BrandColours | undefined> => {
  const image = await decodeLogo(logo)
  return image && coloursOfImage(image)
}

/** Generates the image as WebP, with its thumbnail and text alternative. */
export const makeArt = async (art: Art): Promise<EncodedImage & { alt: string }> => {
  const { canvas, alt } = await paintArt(art)
  return { ...(await encodeCanvas(canvas)), alt }
}
