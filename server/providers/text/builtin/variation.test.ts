import { describe, expect, test } from 'vitest'
import { formatLabels } from '#domain/formats.ts'
import { languageValues } from '#domain/languages.ts'
import { sampleBrands, sampleBrief } from '#test/helpers/sample-briefs.ts'
import { writeOutline } from './outline.ts'

describe.each(formatLabels)('%s', (format) => {
  test.each(languageValues)('%s: each variation is another outline, and the same one every time', (language) => {
    for (const sample of sampleBrands) {
      const brief = sampleBrief(sample, language, format, { isFull: true, title: 'How to plan the year' })
      const outlines = [0, 1, 2, 3].map((variation) => writeOutline(brief, variation))
      expect(new Set(outlines).size).toBe(outlines.length)
      expect(outlines[0]).toBe(writeOutline(brief))
      expect(writeOutline(brief, 3)).toBe(outlines[3])
    }
  })
})
