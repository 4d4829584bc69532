import { textOfScript } from '#facts/index.ts'

/** Texts as HTML, and the further scripts that are imported. */
type ReadScript = { html: string; parts: string[] }

/** Reads a script's file. Runs in a worker, as bundles are large. */
export const readScript = (source: string, url: string): ReadScript => ({
  html: textOfScript(source),
  parts: [...source.matchAll(/\bimport\(\s*["'`]([^"'`\s]{1,300}\.m?js)["'`]/g)].flatMap(([, address]) => {
    const part = URL.parse(address!, url)
    return part && /^https?:$/.test(part.protocol) ? [part.href] : []
  }),
})

/** The same of all scripts inside a page, structured data apart. */
export const readInlineScripts = (html: string, url: string): ReadScript => {
  const sources: string[] = []
  for (const { 0: tag, index } of html.matchAll(/<script\b[^>]*>/gi)) {
    const end = html.indexOf('</script', index)
    if (end < 0) break
    if (!/\bsrc\s*=|ld\+json/i.test(tag)) sources.push(html.slice(index + tag.length, end))
  }
  return readScript(sources.join('\n'), url)
}
