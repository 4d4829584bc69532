// A picture for every address at which the product would have one.
import type { Plugin } from 'vite'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

export const fakeImages = (): Plugin => ({
  name: 'fake-images',
  configureServer: (server) =>
    void server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost')
      if (!/^\/(media|brand-logos|pictures)\//.test(pathname)) return next()
      response.setHeader('Content-Type', 'image/png').end(picture)
    }),
})
