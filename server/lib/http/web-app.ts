// The built web app: hashed files are cached for ever, the page itself never.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'

const year = 'public, max-age=31536000, immutable'

type Told = { apiUrl: string | undefined; warning: string | undefined }

/**
 * Serves `folder` and, for every other path that accepts HTML, its index.html: the web app routes its own screens.
 * An `apiUrl` on another origin is passed to the page; a `warning` is shown above every screen.
 */
export const serveWebApp = (app: Hono, folder: string, page: Told) => {
  const answerPage = async (context: Context) => {
    const index = join(folder, 'index.html')
    if (!existsSync(index)) return context.text('The web app has not been built: run npm run build', 503)
    context.header('Cache-Control', 'no-cache')
    return context.html(tell(await readFile(index, 'utf8'), page))
  }
  app.get('/index.html', answerPage)
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
  app.get('*', answerPage)
}

const warningStyle =
  'padding: 0.5rem 1rem; background: #8a2c0d; color: #fff; font: 500 0.875rem/1.4 system-ui, sans-serif'

const tell = (page: string, { apiUrl, warning }: Told) =>
  page
    .replace('<head>', apiUrl ? `<head><meta name="api-url" content="${apiUrl}" />` : '<head>')
    .replace(
      '<body>',
      warning ? `<body><aside aria-label="Warning" style="${warningStyle}">${warning}</aside>` : '<body>',
    )
