import { describe, expect, test } from 'vitest'
import {
  captionFade,
  cardTime,
  crossFade,
  leastReading,
  longest,
  planStory,
  readingSpeed,
  shortest,
} from './storyboard.ts'

const ofLength = (length: number) => 'Wort und '.repeat(40).slice(0, length)

const wishes: [string, string[]][] = [
  ['no caption', []],
  ['one short caption', ['Ready?']],
  ['three of everyday length', [ofLength(30), ofLength(52), ofLength(41)]],
  ['eight short ones', Array.from({ length: 8 }, (_, index) => `Caption ${index}`)],
  ['five long ones', Array.from({ length: 5 }, () => ofLength(90))],
  ['one that no video has time for', [ofLength(330)]],
]

describe.each(wishes)('a video with %s', (_, captions) => {
  test.each([1, 2, 3])('and %i pictures lasts 10 to 20 seconds and ends with the card', (count) => {
    const story = planStory(count, captions)
    expect(story.duration).toBeGreaterThanOrEqual(shortest - 1e-9)
    expect(story.duration).toBeLessThanOrEqual(longest + 1e-9)
    expect(story.card.to).toBe(story.duration)
    expect(story.card.to - story.card.from - crossFade).toBeCloseTo(cardTime)
  })

  test.each([1, 2, 3])('shows all of %i pictures one after the other, overlapping by a cross-fade', (count) => {
    const { pictures, card } = planStory(count, captions)
    expect(pictures).toHaveLength(count)
    const all = [...pictures, card]
    expect(all[0]!.from).toBe(0)
    for (const [index, next] of all.slice(1).entries()) expect(all[index]!.to - next.from).toBeCloseTo(crossFade)
    for (const { from, to } of pictures) expect(to - from - 2 * crossFade).toBeGreaterThan(0.3)
  })

  test('shows each caption long enough to be read, one at a time, before the card', () => {
    const story = planStory(3, captions)
    let before = 0
    for (const { text, from, to } of story.captions) {
      const standing = to - from - 2 * captionFade
      expect(standing).toBeGreaterThanOrEqual(leastReading - 1e-9)
      // "About": a full video hurries a little before it leaves a caption out.
      expect(text.length / standing).toBeLessThanOrEqual(readingSpeed + 2 + 1e-9)
      expect(from).toBeCloseTo(before)
      before = to
    }
    expect(before).toBeLessThanOrEqual(story.card.from + 1e-9)
  })
})

test('usual captions are shown at 15 characters a second, and the video is as long as they need', () => {
  const { captions, duration } = planStory(3, [ofLength(60), ofLength(75), ofLength(45)])
  for (const { text, from, to } of captions) expect(to - from - 2 * captionFade).toBeCloseTo(text.length / readingSpeed)
  expect(duration).toBeCloseTo(180 / readingSpeed + 6 * captionFade + crossFade + cardTime)
})

test('the last captions are left out when time runs out', () => {
  const wished = Array.from({ length: 5 }, (_, index) => `${index} ${ofLength(90)}`)
  const shown = planStory(3, wished).captions.map(({ text }) => text)
  expect(shown.length).toBeGreaterThanOrEqual(2)
  expect(wished.slice(0, shown.length)).toEqual(shown)
})

test('too long a caption is truncated after a word', () => {
  const [caption] = planStory(1, [ofLength(330)]).captions
  expect(caption!.text).toMatch(/(?:Wort|und)…$/)
  expect(caption!.text.length).toBeGreaterThan(200)
})

test('pictures change between captions if one ends nearby', () => {
  const { pictures, captions } = planStory(2, [ofLength(50), ofLength(60)])
  expect((pictures[0]!.to + pictures[1]!.from) / 2).toBeCloseTo(captions[0]!.to)
})
