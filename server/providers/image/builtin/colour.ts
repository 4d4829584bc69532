// Colours between sRGB and OKLCH (Björn Ottosson, https://bottosson.github.io/posts/oklab/), and their contrast (WCAG 2).

export type Rgb = readonly [red: number, green: number, blue: number]
/** Lightness 0-1, chroma from 0 to about 0.3, hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

const linear = (value: number) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const gamma = (part: number) =>
  Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * Math.max(0, part) ** (1 / 2.4) - 0.055))

/** Converts an sRGB colour with components from 0 to 255. */
export const toOklch = (rgb: Rgb): Oklch => {
  const [red, green, blue] = rgb.map(linear) as unknown as Rgb
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

const toLinear = ({ l, c, h }: Oklch) => {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** Converts OKLCH to sRGB; reduces a chroma outside of the gamut. */
export const toRgb = ({ l, c, h }: Oklch): Rgb => {
  let chroma = c
  let parts = toLinear({ l, c: chroma, h })
  while (chroma > 0.001 && parts.some((part) => part < -0.001 || part > 1.001)) {
    chroma *= 0.94
    parts = toLinear({ l, c: chroma, h })
  }
  return parts.map((part) => gamma(Math.min(1, Math.max(0, part)))) as unknown as Rgb
}

/** A CSS colour for the canvas. */
export const css = (colour: Oklch, alpha = 1): string => `rgba(${toRgb(colour).join(',')},${alpha})`

const luminance = (rgb: Rgb) => {
  const [red, green, blue] = rgb.map(linear) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2 contrast ratio, from 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
