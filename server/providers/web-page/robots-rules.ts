import robotsParser from 'robots-parser'

type Rules = {
  isAllowed(url: string, robot: string): boolean | undefined
  getCrawlDelay(robot: string): number | undefined
  getSitemaps(): string[]
}
// The package is CommonJS, and its types name a default export that is not there.
const parse = robotsParser as unknown as (url: string, text: string) => Rules

/** Whether a robots.txt lets a robot read an address. For a worker: patterns with many stars take long to match. */
export const mayRead = (robotsUrl: string, text: string, robot: string, address: string): boolean =>
  parse(robotsUrl, text).isAllowed(address, robot) !== false

/** What else a robots.txt says: the seconds it wants between two requests, and at most three sitemaps. */
export const readHints = (robotsUrl: string, text: string, robot: string): RobotsHints => {
  const rules = parse(robotsUrl, text)
  return { crawlDelayS: rules.getCrawlDelay(robot) ?? 0, sitemaps: rules.getSitemaps().slice(0, 3) }
}

export type RobotsHints = { crawlDelayS: number; sitemaps: string[] }
