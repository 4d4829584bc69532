/**
 * CPU time of finding the facts of nine pages of 100 KB each, and of one page of 1 MB, against the bounds of 300 and
 * 400 ms, and against only parsing the same pages into a document (linkedom).
 */
import { parseHTML } from 'linkedom'
import { extractFacts, type Page } from '#facts/index.ts'
import { readSites } from './extraction/sites.ts'

const runs = 5

/** Real-looking text of the made-up sites, another stretch for each page, filled up to a size. */
const pagesOf = (count: number, bytes: number): Page[] => {
  const bodies = readSites()
    .filter(({ language }) => language.startsWith('en'))
    .flatMap(({ pages }) => pages.map(({ html }) => /<body[^>]*>([^]*)<\/body>/i.exec(html)?.[1] ?? ''))
  return Array.from({ length: count }, (_, index) => {
    let body = ''
    for (let at = index; body.length < bytes; at++) body += bodies[at % bodies.length]
    const name = index === 0 ? '' : `page-${index}.html`
    return {
      url: `https://example.com/${name}`,
      html: `<html lang="en"><title>Page ${index}</title><body>${body}</body></html>`,
    }
  })
}

const cpuOf = (work: () => unknown) => {
  const started = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

const median = (values: number[]) => values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)]!

let isOver = false
for (const { title, pages, bound } of [
  { title: 'nine pages of 100 KB', pages: pagesOf(9, 100_000), bound: 300 },
  { title: 'one page of 1 MB', pages: pagesOf(1, 1_000_000), bound: 400 },
]) {
  extractFacts(pages)
  const times = Array.from({ length: runs }, () => cpuOf(() => extractFacts(pages)))
  const parse = median(
    Array.from({ length: runs }, () => cpuOf(() => pages.map(({ html }) => parseHTML(html).document.title))),
  )
  const time = median(times)
  isOver ||= time > bound
  console.log(
    `${title}: ${time.toFixed(0)} ms of CPU, ${(time / bound).toFixed(2)} of the bound of ${bound} ms; ` +
      `${(time / parse).toFixed(1)} times the ${parse.toFixed(0)} ms of only parsing them with linkedom`,
  )
}
process.exitCode = isOver ? 1 : 0
