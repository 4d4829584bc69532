import { expect, test } from 'vitest'
import { needsModel, rewriteCommandOf, rewriteCommands } from './rewriting.ts'

test('decisions: seven commands; any other text is an instruction', () => {
  expect(rewriteCommands.map(({ command }) => command)).toEqual([
    'improve',
    'shorten',
    'expand',
    'simplify',
    'fix grammar',
    'change tone',
    'translate',
  ])
  expect(rewriteCommandOf(' Fix Grammar ')?.command).toBe('fix grammar')
  expect(rewriteCommandOf('constructor')).toBe(undefined)
})

test('without a model two commands work; the others say what to configure', () => {
  expect(rewriteCommands.filter(({ command }) => !needsModel(command)).map(({ command }) => command)).toEqual([
    'simplify',
    'fix grammar',
  ])
  expect(needsModel('shorten')).toMatch(/^“Shorten” needs an AI model.*AI_TEXT_MODEL/)
  expect(needsModel('Say it in verse')).toMatch(/^Rewriting in your own words needs an AI model/)
})
