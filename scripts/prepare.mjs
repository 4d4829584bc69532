// Prepares a checkout: installs packages and Node, builds the web app. Plain JavaScript for Node 20, without packages.
//   node scripts/prepare.mjs            everything needed to start
//   node scripts/prepare.mjs --tools    also what checks and tests need
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const inRoot = (...parts) => join(root, ...parts)
const modules = inRoot('node_modules')
const nodeBinary = join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
const buildRecord = inRoot('dist/web.hash')

// The sources of the web app.
const webSources = ['web', 'contract', 'domain', 'vite.config.ts', 'package-lock.json']

const prepare = async (needsTools) => {
  await phase(
    'Packages',
    () => isInstalled(needsTools),
    () => install(needsTools),
  )
  await phase('Node', hasNode, installNode)
  const hash = await hashOfSources()
  await phase(
    'Web app',
    () => isBuilt(hash),
    () => build(hash),
  )
}

const phase = async (name, isReady, makeReady) => {
  const started = performance.now()
  const isNew = !(await isReady())
  if (isNew) await makeReady()
  console.log(`${name} ${isNew ? 'made ready' : 'ready'} (${Math.round(performance.now() - started)} ms)`)
}

/** Runs a program; returns its output, or throws an error with it. */
const run = (command, args, cwd = root) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], shell: command.endsWith('.cmd') })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(Object.assign(new Error(output), { code }))))
  })

const runNpm = (args, cwd) => {
  const { npm_execpath: npm = '', npm_node_execpath: node = process.execPath } = process.env
  if (/npm-cli\.c?js$/.test(npm) && existsSync(node)) return run(node, [npm, ...args], cwd)
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, cwd)
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Whether node_modules matches the lock file, according to npm's own record. */
const isInstalled = (needsTools) => {
  if (!existsSync(join(modules, '.package-lock.json'))) return false
  const wanted = readJson(inRoot('package-lock.json')).packages
  const installed = readJson(join(modules, '.package-lock.json')).packages
  return Object.entries(wanted).every(([path, { version, integrity, optional, dev }]) => {
    const found = installed[path]
    if (path === '' || (!found && (optional || (dev && !needsTools)))) return true
    return found?.version === version && found.integrity === integrity
  })
}

// Not `npm ci`, which refuses a lock file without the binaries of other platforms; this respects it and leaves it unchanged.
// Without install scripts: Node is installed below, and the database launcher creates its own links.
const install = async (needsTools) => {
  console.log('Installing the packages: the first time, this takes a minute or so')
  // npm would retry an unreachable registry for many minutes, but its cache may be sufficient.
  const answer = await runNpm(['view', 'node', 'version', '--fetch-retry-mintimeout=1000']).catch((error) => error)
  const unreachable = answer instanceof Error && noNetwork.test(answer.message) ? answer : undefined
  const flags = [
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    needsTools ? '--include=dev' : '--omit=dev',
  ]
  try {
    const output = await runNpm(['install', ...flags, ...(unreachable ? ['--offline'] : [])])
    // npm reports no error on a full disk.
    if (!isInstalled(needsTools)) throw new Error(output)
    await removeSourceMaps()
  } catch (error) {
    throw new Error(`The packages could not be installed: ${reasonOf(unreachable ?? error)}`, { cause: error })
  }
}

/** Removes 117 MB of source maps, which are only needed to debug the packages. */
const removeSourceMaps = async () => {
  const files = await readdir(modules, { recursive: true })
  for (const file of files.filter((name) => /\.[cm]?js\.map$|\.[cm]?ts\.map$/.test(name))) await rm(join(modules, file))
}

const noNetwork = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/

const reasons = [
  [/ENOSPC/, 'the disk is full'],
  [/EACCES|EPERM/, 'this user may not write here'],
  [/EROFS/, 'the disk is read-only'],
  [noNetwork, 'the package registry cannot be reached'],
  [/EINTEGRITY/, 'a package does not match package-lock.json'],
  [/spawn npm(\.cmd)? ENOENT/, 'npm is not installed'],
]

/** npm's error in one line. */
const reasonOf = ({ message }) => {
  const known = reasons.find(([pattern]) => pattern.test(message))
  if (known) return known[1]
  const line = message.split('\n').find((line) => /^npm (error|ERR!) (?!code|A complete log)/.test(line))
  return line?.replace(/^npm \S+ /, '').trim() ?? message.trim().split('\n').at(-1)
}

const hasNode = async () => {
  const { version } = readJson(join(modules, 'node/package.json'))
  const isLinked = existsSync(join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node'))
  return isLinked && (await run(nodeBinary, ['--version']).catch(() => '')).trim() === `v${version}`
}

/** Runs the install script of the package `node`, which downloads the binary for this platform, and links it for npm. */
const installNode = async () => {
  try {
    await run(process.execPath, ['installArchSpecificPackage.js'], join(modules, 'node'))
    await runNpm(['rebuild', 'node', '--ignore-scripts'])
    await removeHeaders()
  } catch (error) {
    throw new Error(`Node could not be installed: ${reasonOf(error)}`, { cause: error })
  }
  if (!(await hasNode())) throw new Error(`Node could not be installed: ${relative(root, nodeBinary)} does not run`)
}

/** Removes 67 MB of headers for native packages, which are not used here. */
const removeHeaders = async () => {
  const downloaded = join(modules, 'node/node_modules')
  const platforms = existsSync(downloaded) ? await readdir(downloaded) : []
  const headers = platforms.map((platform) => join(downloaded, platform, 'include')).filter((path) => existsSync(path))
  for (const path of headers) await rm(path, { recursive: true })
}

const hashOfSources = async () => {
  const hash = createHash('sha256')
  for (const source of webSources) {
    const files = source.includes('.') ? [source] : await filesIn(source)
    for (const file of files)
      hash
        .update(`${file}\0`)
        .update(await readFile(inRoot(file)))
        .update('\0')
  }
  return hash.digest('hex')
}

const filesIn = async (folder) => {
  const entries = await readdir(inRoot(folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted()
}

const isBuilt = async (hash) =>
  existsSync(inRoot('dist/web/index.html')) && (await readFile(buildRecord, 'utf8').catch(() => '')) === hash

const build = async (hash) => {
  await rm(buildRecord, { force: true })
  try {
    await run(nodeBinary, [join(modules, 'vite/bin/vite.js'), 'build', '--logLevel', 'error'])
    await moveSourceMaps()
    await compress(inRoot('dist/web'))
  } catch (error) {
    const reason = /ENOSPC/.test(error.message) ? 'the disk is full' : error.message
    throw new Error(`The web app could not be built: ${reason}`, { cause: error })
  }
  await writeFile(buildRecord, hash)
}

/** Moves the source maps to dist/web-maps, which is not served. */
const moveSourceMaps = async () => {
  const target = inRoot('dist/web-maps')
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  const maps = (await filesIn('dist/web')).filter((file) => file.endsWith('.map'))
  for (const map of maps) await rename(inRoot(map), join(target, basename(map)))
}

/** Writes a brotli and a gzip copy of every compressible file, so that the server need not compress. */
const compress = async (folder) => {
  const files = (await filesIn(relative(root, folder))).filter((file) => /\.(js|css|svg|json|html)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(inRoot(file))
      if (content.length < 1024) return
      await writeFile(inRoot(`${file}.br`), await promisify(brotliCompress)(content))
      await writeFile(inRoot(`${file}.gz`), await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

try {
  await prepare(process.argv.includes('--tools'))
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
