import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#test/component/accessibility.ts'
import {
  action,
  command,
  instruction,
  openFrom,
  panel,
  reply,
  requests,
  selectLine,
  selectWord,
  writeAssisted,
} from '#test/component/editor/ai-edit.ts'
import { asked, expectMarkdown, openEditor, selectionMenu } from '#test/component/editor/editor.tsx'
import { press, type } from '#test/component/keys.ts'
import { wordsOf } from '#test/component/words.ts'

beforeEach(openEditor)

test('works by keyboard alone: arrows, submenus, letters and a custom instruction', async () => {
  await writeAssisted('Some words.')
  await openFrom('Some words')
  await expect.element(instruction()).toHaveFocus()
  await press('ArrowDown')
  await expect.element(command('Improve')).toHaveFocus()
  await press('ArrowUp')
  await expect.element(command('Translate')).toHaveFocus()
  await press('ArrowRight')
  await expect.element(command('English - United Kingdom')).toHaveFocus()
  await press('ArrowLeft')
  await expect.element(command('Translate')).toHaveFocus()
  await press('c')
  await expect.element(command('Change tone')).toHaveFocus()
  await press('Enter')
  await expect.poll(() => panel().getByRole('menuitem').elements()).toHaveLength(11)
  await expectAccessible()
  await press('b')
  await press('Enter')
  await reply(1, 'answer', 'Bold words.')
  await expect.poll(() => asked()[0]?.tone).toBe('Bold')
  await expect.element(action('Accept')).toBeVisible()
  await press('ControlOrMeta+Enter')
  await expect.element(panel()).not.toBeInTheDocument()
  await press('ControlOrMeta+j')
  await expect.element(instruction()).toHaveFocus()
  await type('Say it in verse')
  await press('Enter')
  await reply(2, 'answer', 'Verse.')
  expect(requests()[1]).toMatchObject({ passage: 'Bold words.', name: 'Say it in verse' })
  await expect.element(action('Accept')).toBeVisible()
  await press('Enter')
  await expectMarkdown('Verse.\n')
})

test('a word has synonyms to choose from; its marks stay', async () => {
  await writeAssisted('A **good** failing word.')
  await selectWord('good')
  await press('ControlOrMeta+j')
  await command('Synonyms').click()
  await expect.element(command('fine')).toHaveFocus()
  await expectAccessible()
  await command('sound').click()
  await expect.element(panel()).not.toBeInTheDocument()
  await expectMarkdown('A **sound** failing word.\n')
  // At another place: ProseMirror takes a second double click at the same place, if soon enough, for a triple click.
  await selectWord('sound', { x: 25 })
  await press('ControlOrMeta+j')
  await command('Synonyms').click()
  await expect.element(panel().getByText('No synonyms known for “sound”.')).toBeVisible()
  await press('Escape')
  await expect.element(command('Synonyms')).toBeVisible()
  await press('Escape')
  await expect.element(panel()).not.toBeInTheDocument()
})

test('M7 without a model two commands work, the others are disabled and say why', async () => {
  await writeAssisted('Some words.', { hasModel: false, language: 'de' })
  await openFrom('Some words')
  await expect.element(command('Simplify')).toHaveFocus()
  const note = panel().getByText('AI_TEXT_MODEL')
  await expect.poll(() => wordsOf(note)).toContain('“Simplify” and “Fix grammar”')
  for (const name of ['Improve', 'Shorten', 'Expand', 'Change tone', 'Translate']) {
    await expect.element(command(name)).toHaveAttribute('aria-disabled', 'true')
    await expect.element(command(name)).toHaveAttribute('aria-describedby', note.element().id)
    // It accepts the press, but does nothing.
    await command(name).click({ force: true })
  }
  await expectAccessible()
  await expect.poll(requests).toEqual([])
  await command('Fix grammar').click()
  await reply(1, 'answer', 'Some words.')
  await expect.element(panel().getByText('Proposal: no changes')).toBeVisible()
  await action('Accept').click()
  await selectWord('Some')
  await press('ControlOrMeta+j')
  await command('Synonyms').click()
  await expect.element(panel().getByText('For German synonyms need an AI model')).toBeVisible()
})

test('without an assistant there is no AI edit', async () => {
  await writeAssisted('Some words.', { hasAssistant: false })
  await selectLine('Some words')
  await expect.element(selectionMenu()).toBeVisible()
  await press('ControlOrMeta+j')
  await expect.element(page.getByRole('button', { name: 'AI edit' })).not.toBeInTheDocument()
  await expect.element(panel()).not.toBeInTheDocument()
})
