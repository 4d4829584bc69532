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

/** The pages that the crawl would read, from a clone `<folder>/<owner>+<name>` or `<folder>/<owner>+<name>/repo`. */
const readPages = (folder: string, { repo, commit, home, url }: RealTruth): Page[] => {
  const clone = join(folder, repo.replace('/', '+'))
  const place = existsSync(join(clone, 'repo')) ? join(clone, 'repo') : clone
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', place, '-c', 'core.quotepath=off', ...words], { maxBuffer: 500_000_000 })
  const files = new Set(git('ls-tree', '-r', '--name-only', commit).toString().split('\n'))
  const root = home.slice(0, home.lastIndexOf('/') + 1)
  const read = (file: string, address: string): Page => ({
    url: address,
    html: decodeText(git('show', `${commit}:${file}`), 'text/html'),
  })
  const fileOf = (address: string) => {
    const path = decodeURIComponent(new URL(address).pathname).slice(1)
    const directory = path.replace(/\/?$/, '/').replace(/^\//, '')
    const names = [path, `${directory}index.html`, `${path.replace(/\/$/, '')}.html`, `${path.replace(/\/$/, '')}.htm`]
    return names.map((name) => root + name).find((name) => /\.html?$/i.test(name) && files.has(name))
  }
  const start = read(home, url)
  const outline = readOutline(start.html, start.url)
  const frontier = createFrontier(start, outline)
  frontier.offer(outline.links)
  const pages = [start]
  for (let tries = 0; tries < maximumTries && pages.length < maximumPages;) {
    const link = frontier.take()
    if (!link) break
    const file = fileOf(link.url)
    if (!file) continue
    tries++
    const page = read(file, link.url)
    const found = readOutline(page.html, page.url)
    if (!frontier.accept(link, page, found)) continue
    pages.push(page)
    frontier.offer(found.links)
  }
  return pages
}

const cacheFolder = join(import.meta.dirname, '../../node_modules/.cache/extraction')

/** Reading a clone takes longer than finding the facts, so its pages are kept. */
const cachedPages = (folder: string, truth: RealTruth): Page[] => {
  const path = join(cacheFolder, `${truth.repo.replace('/', '+')}@${truth.commit}.json`)
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Page[]
  const pages = readPages(folder, truth)
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(path, JSON.stringify(pages))
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
      return [{ slug: truth.repo, part, truth, pages: cachedPages(folder, truth) }]
    })
  return { sites, missing }
}
