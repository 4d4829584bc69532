// Runs the script in a temporary checkout with fakes for npm and Vite.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'

let root: string

const write = async (path: string, content: string, mode = 0o644) => {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), content, { mode })
}

const prepare = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/prepare.mjs', ...args], {
    cwd: root,
    env: { PATH: `${join(root, 'programs')}:/usr/bin:/bin` },
    encoding: 'utf8',
  })
  return {
    status,
    stderr,
    phases: stdout
      .replaceAll(/ \(\d+ ms\)/g, '')
      .trim()
      .split('\n'),
  }
}

const ready = ['Packages ready', 'Node ready', 'Web app ready']
const rebuilt = ['Packages ready', 'Node ready', 'Web app made ready']

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      '': { name: 'masthead' },
      'node_modules/one': { version, integrity: 'sha512-one' },
      'node_modules/elsewhere': { version: '1.0.0', integrity: 'sha512-elsewhere', optional: true },
      'node_modules/tool': { version: '1.0.0', integrity: 'sha512-tool', dev: true },
    },
  })

const npm = (body: string) => write('programs/npm', `#!/bin/sh\n${body}\n`, 0o755)

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'masthead-prepare-'))
  await cp('scripts/prepare.mjs', join(root, 'scripts/prepare.mjs'))
  await write('package-lock.json', lock('1.0.0'))
  const installed = { packages: { 'node_modules/one': { version: '1.0.0', integrity: 'sha512-one' } } }
  await write('node_modules/.package-lock.json', JSON.stringify(installed))
  await write('node_modules/node/package.json', JSON.stringify({ version: process.versions.node }))
  await mkdir(join(root, 'node_modules/node/bin'))
  await mkdir(join(root, 'node_modules/.bin'))
  for (const link of ['node/bin/node', '.bin/node']) await symlink(process.execPath, join(root, 'node_modules', link))
  await write(
    'node_modules/vite/bin/vite.js',
    `const fs = require('fs'); fs.mkdirSync('dist/web', { recursive: true })
     fs.writeFileSync('dist/web/index.html', fs.readFileSync('web/main.tsx')); fs.writeFileSync('dist/web/a.js', 'a'.repeat(5000))
     fs.writeFileSync('dist/web/a.js.map', '{}')`,
  )
  await write('web/main.tsx', 'first')
  await write('contract/route.ts', '')
  await write('domain/facts.ts', '')
  await write('vite.config.ts', '')
  await npm('echo "npm error code EXPECTED_NOT_TO_RUN"; exit 1')
  return () => rm(root, { recursive: true })
})

test('builds the web app once, and again when a source has changed', async () => {
  expect(prepare().phases).toEqual(rebuilt)
  expect(prepare()).toEqual({ status: 0, stderr: '', phases: ready })
  await write('web/main.test.ts', 'a test is no source')
  expect(prepare().phases).toEqual(ready)
  await write('web/main.tsx', 'second')
  expect(prepare().phases).toEqual(rebuilt)
  expect(await readFile(join(root, 'dist/web/index.html'), 'utf8')).toBe('second')
  expect((await readFile(join(root, 'dist/web/a.js.br'))).length).toBeLessThan(100)
  // Source maps are not served.
  expect(await readFile(join(root, 'dist/web-maps/a.js.map'), 'utf8')).toBe('{}')
  expect(existsSync(join(root, 'dist/web/a.js.map'))).toBe(false)
})

test('builds again after a failed build', async () => {
  prepare()
  await write('web/main.tsx', 'broken')
  const vite = await readFile(join(root, 'node_modules/vite/bin/vite.js'), 'utf8')
  await write('node_modules/vite/bin/vite.js', `console.error('broken source'); process.exit(1)`)
  expect(prepare()).toMatchObject({ status: 1, stderr: 'The web app could not be built: broken source\n\n' })
  await write('node_modules/vite/bin/vite.js', vite)
  expect(prepare().phases).toEqual(rebuilt)
})

test('installs what the lock file requires, and the tools only on request', async () => {
  prepare()
  const installed = JSON.stringify({
    packages: {
      'node_modules/one': { version: '2.0.0', integrity: 'sha512-one' },
      'node_modules/tool': { version: '1.0.0', integrity: 'sha512-tool' },
    },
  })
  await npm(`echo "$@" >> calls; [ "$1" = install ] && echo '${installed}' > node_modules/.package-lock.json; exit 0`)
  await write('package-lock.json', lock('2.0.0'))
  expect(prepare('--tools').status).toBe(0)
  expect(await readFile(join(root, 'calls'), 'utf8')).toMatch(/^install --no-save --ignore-scripts .*--include=dev$/m)
  await rm(join(root, 'calls'))
  expect(prepare('--tools').phases).toEqual(ready)
  await expect(readFile(join(root, 'calls'))).rejects.toThrow('ENOENT')
})

test.each([
  [
    'npm error network request failed, reason: getaddrinfo ENOTFOUND registry',
    'the package registry cannot be reached',
  ],
  ['npm error code ENOSPC\nnpm error no space left on device', 'the disk is full'],
  ['npm error code E404\nnpm error 404 Not Found - one@2.0.0', '404 Not Found - one@2.0.0'],
])('says in one line why npm failed: %s', async (output, reason) => {
  await npm(`printf '${output}\n' >&2; exit 1`)
  await write('package-lock.json', lock('2.0.0'))
  expect(prepare()).toMatchObject({ status: 1, stderr: `The packages could not be installed: ${reason}\n` })
})

test('detects packages that are missing although npm reported success', async () => {
  await npm(`echo 'npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write'; exit 0`)
  await write('package-lock.json', lock('2.0.0'))
  expect(prepare()).toMatchObject({ status: 1, stderr: 'The packages could not be installed: the disk is full\n' })
})
