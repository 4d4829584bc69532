import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import type { Browser, LaunchOptions } from 'playwright-core'

// The package's own list also has --single-process, with which the browser dies when its first context closes, and
// --disable-web-security, with which a test of CORS or of the content security policy proves nothing.
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

// Fewer processes for the same pages take less CPU time. Not where pages of several workers share a browser: in one
// process, they would wait for each other.
const ONE_PROCESS = [
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
  '--in-process-gpu',
  '--disable-gpu-compositing',
]

const SYSTEM_NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome']
const APPLICATION_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const packagedFolder = (): string => {
  const { version } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as { version: string }
  return join(tmpdir(), `masthead-chromium-${version}-${userInfo().uid}`)
}

/**
 * How to launch the system's Chrome or Chromium, else the one that comes with npm, which `prepareChromium` unpacks first.
 * Nothing is downloaded.
 */
export function chromiumOptions(): LaunchOptions {
  const installed = findSystemBrowser()
  if (installed) return { executablePath: installed, args: ARGUMENTS }
  const folder = packagedFolder()
  return {
    executablePath: join(folder, 'chromium'),
    args: ARGUMENTS,
    env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  }
}

/** Starts a headless Chromium for one worker. The caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  await prepareChromium()
  const options = chromiumOptions()
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...ONE_PROCESS] })
}

function findSystemBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...APPLICATION_PATHS].find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

const packageRoot = () => dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))

/**
 * Unless the system has a browser: unpacks the npm package's once per version and user. The rename makes the folder appear
 * atomically to other processes.
 */
export async function prepareChromium(): Promise<void> {
  if (findSystemBrowser()) return
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chrome or Chromium found, and the packaged one runs on Linux x64 only: install either.')
  }
  const folder = packagedFolder()
  if (!existsSync(folder)) {
    const staging = await mkdtemp(join(tmpdir(), 'masthead-chromium-'))
    await unpackInto(staging, folder)
    try {
      await rename(staging, folder)
    } catch (error) {
      await rm(staging, { recursive: true, force: true })
      // Another process was first, and its folder is as good as ours.
      if (!existsSync(folder)) throw error
    }
  }
  const { uid } = userInfo()
  if (statSync(folder).uid !== uid) throw new Error(`${folder} belongs to another user: remove it.`)
}

/** In a process of its own, as the package unpacks into the temp folder of its environment and edits that environment. */
async function unpackInto(staging: string, folder: string): Promise<void> {
  const script = `const { default: packaged } = await import('@sparticuz/chromium'); await packaged.executablePath()`
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    // The runtime name makes the package bring its NSS libraries, which a bare Linux lacks.
    env: { ...process.env, TMPDIR: staging, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  })
  const fontFolders = [join(folder, 'fonts'), '/usr/share/fonts'].map((path) => `<dir>${path}</dir>`).join('')
  const cache = `<cachedir>${join(folder, 'fonts-cache')}</cachedir>`
  await writeFile(join(staging, 'fonts', 'fonts.conf'), `<fontconfig>${fontFolders}${cache}</fontconfig>\n`)
}
