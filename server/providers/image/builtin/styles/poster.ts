// One or two large simple shapes; without a title, the brand's initial.
import { css } from '../colour.ts'
import { fontOf } from '../fonts.ts'
import { between, disc, fill, height, pick, width, type Scene, type Style } from '../scene.ts'

export const poster: Style = (scene) => {
  const { context, palette, random, hasTitle, brandName } = scene
  const ground = pick(random, [palette.deep, palette.paper, palette.accentSoft, { ...palette.brand, l: 0.42 }])
  fill(context, css(ground))
  const isDark = ground.l < 0.6
  if (hasTitle) paintForms(scene, isDark)
  else paintLetter(scene, isDark, firstLetter(brandName))
  return {
    x: 96,
    y: 96,
    width: 880,
    height: height - 270,
    family: 'sans',
    ground,
    size: 120,
    align: 'top',
    hasName: true,
  }
}

const firstLetter = (name: string) => /[\p{Script=Latin}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase() ?? '&'

const paintForms = ({ context, palette, random }: Scene, isDark: boolean) => {
  const [large, small] = isDark ? [palette.accent, palette.soft] : [palette.brand, palette.accent]
  const radius = between(random, 330, 400)
  const kind = Math.floor(random() * 3)
  context.save()
  context.beginPath()
  context.rect(1040, 0, width - 1040, height)
  context.clip()
  context.fillStyle = css(large)
  if (kind === 0) {
    disc(context, width - 60, height * 0.36, radius)
    context.fillStyle = css(small)
    disc(context, width - 300, height * 0.82, radius * 0.4)
  } else if (kind === 1) {
    for (let bar = 0; bar < 5; bar += 1) {
      context.fillStyle = css(bar % 2 === 0 ? large : small)
      context.beginPath()
      context.moveTo(1120 + bar * 130, 0)
      context.lineTo(1190 + bar * 130, 0)
      context.lineTo(1000 + bar * 130 + 70, height)
      context.lineTo(1000 + bar * 130, height)
      context.fill()
    }
  } else {
    context.beginPath()
    context.arc(width, height, radius * 1.15, Math.PI, 1.5 * Math.PI)
    context.lineTo(width, height)
    context.fill()
    context.fillStyle = css(small)
    context.beginPath()
    context.arc(width, height - radius * 1.15, radius * 0.75, Math.PI, 1.5 * Math.PI)
    context.lineTo(width, height - radius * 1.15)
    context.fill()
  }
  context.restore()
}

const paintLetter = ({ context, palette, random }: Scene, isDark: boolean, letter: string) => {
  const [first, second] = isDark ? [palette.accent, palette.soft] : [palette.brand, palette.accent]
  const x = width * between(random, 0.34, 0.42)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.font = fontOf('serif', 700, 1320)
  const circle = [
    width * between(random, 0.62, 0.7),
    height * between(random, 0.34, 0.5),
    between(random, 260, 320),
  ] as const
  context.fillStyle = css(second)
  disc(context, ...circle)
  context.fillStyle = css(first)
  context.fillText(letter, x, height * 0.5 + 440)
  // A third colour where both overlap, like overprinted ink.
  context.beginPath()
  context.arc(...circle, 0, 2 * Math.PI)
  context.clip()
  context.fillStyle = css(isDark ? palette.paper : palette.ink)
  context.fillText(letter, x, height * 0.5 + 440)
}
