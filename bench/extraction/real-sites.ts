// Real websites: their truths are in truths/, their pages in clones outside the project (README.md says how to get them).
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '#facts/index.ts'
import { decodeText } from '#server/providers/web-page/decode.ts'
import { createFrontier } from '#server/providers/web-page/frontier.ts'
import { readOutline } from '#server/providers/web-page/outline.ts'

/** What a careful reader would write down: every accepted way to say it, null among them if it may be left out. */
export type Accepted = (string | null)[] | null

export type RealTruth = {
  /** owner/name on GitHub, the commit that was read, and the home page's file in it. */
  repo: string
  commit: string
  home: string
  url: string
  /** `javascript` for a site whose HTML holds no text. */
  kind: 'html' | 'javascript'
  language: string
  emails: string[]
  phones: string[]
  accepted_contacts: string[]
  keywords: string[]
  /** Phrases of pages that a careful reader, asked about each, would keep as keywords. */
  keep: string[]
  /** Phrases that a careful reader would strike from a list of keywords. */
  strike: string[]
} & Record<
  | 'name'
  | 'location'
  | 'industry'
  | 'industry_size'
  | 'vision'
  | 'mission'
  | 'summary'
  | 'positioning'
  | 'audience'
  | 'perception',
  Accepted
>

export const parts = ['train', 'development', 'held-out'] as const
export type Part = (typeof parts)[number]
export type RealSite = { slug: string; part: Part; truth: RealTruth; pages: Page[] }

/** The rule of the split, fixed before any site was read: the first byte of the SHA-256 of `owner/name`, modulo 3. */
export const partOf = (repo: string): Part => parts[createHash('sha256').update(repo).digest()[0]! % 3]!

const maximumPages = 9
const maximumTries = 16

const cacheFolder = join(import.meta.dirname, '../../node_modules/.cache/extraction')

/** A clone `<folder>/<owner>+<name>` or `<folder>/<owner>+<name>/repo`. What Git gave once is kept, as it is slow. */
const openClone = (folder: string, { repo, commit }: RealTruth) => {
  const name = repo.replace('/', '+')
  const clone = existsSync(join(folder, name, 'repo')) ? join(folder, name, 'repo') : join(folder, name)
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', clone, '-c', 'core.quotepath=off', ...words], { maxBuffer: 500_000_000 })
  const path = join(cacheFolder, `${name}@${commit}.json`)
  const kept = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as { files: string[]; texts: Record<string, string> })
    : { files: git('ls-tree', '-r', '--name-only', commit).toString().split('\n'), texts: {} }
  let isChanged = false
  const read = (file: string) => {
    const known = kept.texts[file]
    if (known !== undefined) return known
    isChanged = true
    return (kept.texts[file] = decodeText(git('show', `${commit}:${file}`), 'text/html'))
  }
  const keep = () => {
    if (!isChanged) return
    mkdirSync(cacheFolder, { recursive: true })
    writeFileSync(path, JSON.stringify(kept))
  }
  return { files: new Set(kept.files), read, keep }
}

/** The file that a static host serves for a path below the home page's folder. */
const fileOf = (address: string, root: string, files: Set<string>) => {
  const path = decodeURIComponent(new URL(address).pathname).slice(1)
  const directory = path.replace(/\/?$/, '/').replace(/^\//, '')
  const names = [path, `${directory}index.html`, `${path.replace(/\/$/, '')}.html`, `${path.replace(/\/$/, '')}.htm`]
  return names.map((name) => root + name).find((name) => /\.html?$/i.test(name) && files.has(name))
}

/** The pages that the crawl would read. */
const readPages = (folder: string, truth: RealTruth): Page[] => {
  const { files, read, keep } = openClone(folder, truth)
  const root = truth.home.slice(0, truth.home.lastIndexOf('/') + 1)
  const start = { url: truth.url, html: read(truth.home) }
  const outline = readOutline(start.html, start.url)
  const frontier = createFrontier(start, outline)
  frontier.offer(outline.links)
  const pages = [start]
  for (let tries = 0; tries < maximumTries && pages.length < maximumPages;) {
    const link = frontier.take()
    if (!link) break
    const file = fileOf(link.url, root, files)
    if (!file) continue
    tries++
    const page = { url: link.url, html: read(file) }
    const found = readOutline(page.html, page.url)
    if (!frontier.accept(link, page, found)) continue
    pages.push(page)
    frontier.offer(found.links)
  }
  keep()
  return pages
}

const truthFolder = join(import.meta.dirname, 'truths')

/** The sites whose clones are in the folder; tells which are missing. */
export const readRealSites = (
  folder: string,
  wanted: readonly Part[] = parts,
): { sites: RealSite[]; missing: string[] } => {
  const missing: string[] = []
  const sites = readdirSync(truthFolder)
    .toSorted()
    .flatMap((file): RealSite[] => {
      const truth = JSON.parse(readFileSync(join(truthFolder, file), 'utf8')) as RealTruth
      const part = partOf(truth.repo)
      if (!wanted.includes(part)) return []
      if (!existsSync(join(folder, truth.repo.replace('/', '+')))) {
        missing.push(truth.repo)
        return []
      }
      return [{ slug: truth.repo, part, truth, pages: readPages(folder, truth) }]
    })
  return { sites, missing }
}
