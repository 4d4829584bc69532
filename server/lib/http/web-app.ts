// The built web app: hashed files are cached forever, the page itself never.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'

const forever = 'public, max-age=31536000, immutable'

type PageOptions = { apiUrl: string | undefined; warning: string | undefined }

/**
 * Serves `folder` and, for every other path that accepts HTML, its index.html: the web app routes its own screens.
 * An `apiUrl` on another origin is passed to the page; a `warning` is shown above every screen.
 */
export const serveWebApp = (app: Hono, folder: string, page: PageOptions) => {
  const answerPage = async (context: Context) => {
    const index = join(folder, 'index.html')
    if (!existsSync(index)) return context.text('The web app has not been built: run npm run build', 503)
    context.header('Cache-Control', 'no-cache')
    return context.html(fillPage(await readFile(index, 'utf8'), page))
  }
  app.get('/index.html', answerPage)
  if (existsSync(folder)) {
    const serveFile = serveStatic({ root: folder, index: 'none', precompressed: true })
    app.use('*', async (context, next) => {
      let isFile = true
      const response = await serveFile(context, () => {
        isFile = false
        return next()
      })
      // Not in serveStatic's `onFound`, which it calls once the response has its headers.
      if (isFile && response)
        response.headers.set('Cache-Control', context.req.path.startsWith('/assets/') ? forever : 'no-cache')
      return response
    })
  }
  app.get('*', answerPage)
}

const warningStyle =
  'padding: 0.5rem 1rem; background: #8a2c0d; color: #fff; font: 500 0.875rem/1.4 system-ui, sans-serif'

const fillPage = (page: string, { apiUrl, warning }: PageOptions) =>
  page
    .replace('<head>', apiUrl ? `<head><meta name="api-url" content="${apiUrl}" />` : '<head>')
    .replace(
      '<body>',
      warning ? `<body><aside aria-label="Warning" style="${warningStyle}">${warning}</aside>` : '<body>',
    )
