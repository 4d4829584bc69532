import robotsParser from 'robots-parser'

type Rules = {
  isAllowed(url: string, robot: string): boolean | undefined
  getCrawlDelay(robot: string): number | undefined
  getSitemaps(): string[]
}
// The package is CommonJS, and its types declare a default export that does not exist.
const parse = robotsParser as unknown as (url: string, text: string) => Rules

/** Whether a robots.txt allows a URL. Runs in a worker: patterns with many stars take long to match. */
export const mayRead = (robotsUrl: string, text: string, robot: string, address: string): boolean =>
  parse(robotsUrl, text).isAllowed(address, robot) !== false

/** The crawl delay in seconds, and up to three sitemaps. */
export const readHints = (robotsUrl: string, text: string, robot: string): RobotsHints => {
  const rules = parse(robotsUrl, text)
  return { crawlDelayS: rules.getCrawlDelay(robot) ?? 0, sitemaps: rules.getSitemaps().slice(0, 3) }
}

export type RobotsHints = { crawlDelayS: number; sitemaps: string[] }
