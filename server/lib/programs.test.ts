import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { findChromium } from './programs.ts'

const folder = mkdtempSync(join(tmpdir(), 'masthead-programs-'))
afterAll(() => rmSync(folder, { recursive: true }))

const put = (path: string, mode: number) => {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, '#!/bin/sh\n')
  chmodSync(file, mode)
  return file
}

test('finds the first browser on the PATH that can be run', () => {
  put('one/chromium', 0o644)
  mkdirSync(join(folder, 'two/chromium'), { recursive: true })
  const chrome = put('two/google-chrome', 0o755)
  const edge = put('two/msedge.exe', 0o755)
  const path = [join(folder, 'none'), join(folder, 'one'), join(folder, 'two')].join(delimiter)
  expect(findChromium(path, 'linux')).toBe(chrome)
  expect(findChromium(path, 'win32')).toBe(edge)
  expect(findChromium(join(folder, 'one'), 'linux')).toBeUndefined()
  expect(findChromium('', 'linux')).toBeUndefined()
})

test('CHROMIUM_PATH is a program that can be run, or off', () => {
  const file = put('three/my-browser', 0o755)
  expect(readEnv({ CHROMIUM_PATH: file }).CHROMIUM_PATH).toBe(file)
  expect(readEnv({ CHROMIUM_PATH: 'off' }).CHROMIUM_PATH).toBe('off')
  expect(() => readEnv({ CHROMIUM_PATH: put('three/text', 0o644) })).toThrow(/^CHROMIUM_PATH is .*; allowed is off or/)
})
