import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import type { HtmlTagDescriptor, Plugin } from 'vite'

// The server's, as it reads it itself.
const { PORT = '4000' } = loadEnv('development', import.meta.dirname, '')
const api = `http://127.0.0.1:${PORT}`

/** The two files that the first screen is set in; the others load when a character needs them. */
const firstFonts = /(?:newsreader-latin-opsz-normal|inter-latin-wght-normal)-[\w-]+\.woff2$/

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
        return Object.keys(bundle)
          .filter((file) => firstFonts.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head',
          }))
      },
    },
  }
}

export default defineConfig({
  root: join(import.meta.dirname, 'web'),
  plugins: [react(), tailwindcss(), preloadFonts()],
  build: {
    outDir: join(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    // Not named in the files; scripts/prepare.mjs moves them out of what is served.
    sourcemap: 'hidden',
    // Browsers that know light-dark(): written down for older ones, a part could no longer have its own theme.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: {
        // What every screen needs, in one file: it compresses 3 KB better than in five, and outlives our releases.
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|clsx)[\\/]/ }],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      // The sources in web/api/ are served under the same prefix.
      [String.raw`^/api/(?![\w/-]+\.tsx?(?:\?|$))`]: api,
      '/media': api,
      '/brand-logos': api,
    },
  },
})
