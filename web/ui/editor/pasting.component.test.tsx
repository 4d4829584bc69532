import { beforeEach, expect, test } from 'vitest'
import { expectMarkdown, focus, openEditor, paste, text, write } from '#test/component/editor/editor.tsx'
import { press } from '#test/component/keys.ts'
import fromGoogleDocs from './__fixtures__/from-google-docs.html?raw'
import fromWord from './__fixtures__/from-word.html?raw'

beforeEach(openEditor)

test('from Word: headings, lists by level, merged cells; no styles or list markers', async () => {
  await text().click()
  paste({
    text: 'not this',
    html: fromWord,
  })
  await expectMarkdown(
    '## A heading\n\n**Bold** and *italic*.\n\n- one\n  - deeper\n- two\n\n3. three\n4. four\n\n| wide | | tall |\n| - | - | - |\n| x | y | |\n',
  )
  expect(text().element().querySelector('[style*="color"], [class*="Mso"], o\\:p')).toBeNull()
})

test('from Google Docs: bold by style, nested lists, no bold wrapper', async () => {
  await text().click()
  paste({
    html: fromGoogleDocs,
  })
  await expectMarkdown('### Title\n\nPlain **bold** *slanted*[link](https://example.org/)\n\n- one\n  - two\n')
})

test('parses text with Markdown syntax, keeps the lines of other text, and turns a URL into a link', async () => {
  await text().click()
  paste({ text: '## Heading\n\n- one\n- **two**\n' })
  await press('ControlOrMeta+End')
  await press('Enter')
  await press('Enter')
  paste({ text: 'First line\nSecond line 2 * 3 * 4' })
  await expectMarkdown('## Heading\n\n- one\n- **two**\n\nFirst line\n\nSecond line 2 \\* 3 \\* 4\n')
  await write('Words')
  focus()
  await press('ControlOrMeta+a')
  paste({ text: 'https://example.org' })
  await expectMarkdown('[Words](https://example.org)\n')
})
