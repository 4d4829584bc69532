// The built web app: hashed files for ever, the page itself never from a cache.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

const year = 'public, max-age=31536000, immutable'

/**
 * Serves `folder` and, for every other path that wants a page, its index.html: the web app knows its own screens.
 * An `apiUrl` on another origin is told to the page.
 */
export const serveWebApp = (app: Hono, folder: string, apiUrl: string | undefined) => {
  if (existsSync(folder))
    app.use(
      '*',
      serveStatic({
        root: folder,
        index: 'none',
        precompressed: true,
        onFound: (path, context) => {
          context.header('Cache-Control', path.includes('/assets/') ? year : 'no-cache')
        },
      }),
    )
  app.get('*', async (context) => {
    const index = join(folder, 'index.html')
    if (!existsSync(index)) return context.text('The web app has not been built: run npm run build', 503)
    context.header('Cache-Control', 'no-cache')
    const page = await readFile(index, 'utf8')
    return context.html(apiUrl ? page.replace('<head>', `<head><meta name="api-url" content="${apiUrl}" />`) : page)
  })
}
