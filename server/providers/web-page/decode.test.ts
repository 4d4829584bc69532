import { describe, expect, test } from 'vitest'
import { decodeText } from './decode.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const windows1252 = (text: string) => Buffer.from(text, 'latin1')
const utf16le = (text: string) => Buffer.from(text, 'utf16le')
const all = (...parts: Uint8Array[]) => Buffer.concat(parts)

describe('decodeText', () => {
  test.each([
    ['the header', utf8('Grüße'), 'text/html; charset=utf-8', 'Grüße'],
    ['the header, quoted', windows1252('Grüße'), 'text/html; charset="ISO-8859-1"', 'Grüße'],
    ['a byte order mark', all(Buffer.from([0xef, 0xbb, 0xbf]), utf8('Grüße')), 'text/html', 'Grüße'],
    ['a mark before a wrong header', all(Buffer.from([0xff, 0xfe]), utf16le('é')), 'text/html; charset=utf-8', 'é'],
    ['meta charset', windows1252('<meta charset="windows-1252">é'), 'text/html', '<meta charset="windows-1252">é'],
    [
      'meta http-equiv',
      windows1252('<meta http-equiv=Content-Type content="text/html; charset=iso-8859-1">é'),
      '',
      '<meta http-equiv=Content-Type content="text/html; charset=iso-8859-1">é',
    ],
    [
      'an XML declaration',
      windows1252('<?xml version="1.0" encoding="latin1"?>é'),
      '',
      '<?xml version="1.0" encoding="latin1"?>é',
    ],
    ['a header before meta', utf8('<meta charset="latin1">é'), 'text/html; charset=utf-8', '<meta charset="latin1">é'],
    ['meta that cannot be true', utf8('<meta charset="utf-16">é'), '', '<meta charset="utf-16">é'],
    ['no word: UTF-8', utf8('Grüße'), 'text/html', 'Grüße'],
    ['no word: windows-1252', windows1252('Gr\u00fc\u00dfe \u0093'), 'text/html', 'Grüße “'],
    ['an unknown name', utf8('Grüße'), 'text/html; charset=klingon', 'Grüße'],
    ['wrong bytes', all(utf8('a'), Buffer.from([0xff]), utf8('b')), 'text/html; charset=utf-8', 'a\uFFFDb'],
  ])('by %s', (_, bytes, contentType, text) => expect(decodeText(bytes, contentType)).toBe(text))
})
