import { describe, expect, it, test } from 'vitest'
import { needsJavaScript, readPage } from '../index.ts'
import { isPlaceholder } from './placeholders.ts'

const modelOf = (html: string) => readPage({ url: 'https://example.com/', html })
const paragraph =
  '<p>We repair organs and harmoniums in the whole of the county, since 1924 and in the third generation.</p>'

describe('a page that scripts are to draw', () => {
  test.each([
    [
      'Create React App',
      `<title>React App</title><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div>
       <script src="/static/js/main.8f3c.js"></script>`,
    ],
    ['Vite', '<title>Vite + React</title><div id="root"></div><script type="module" src="/assets/index.js"></script>'],
    [
      'Vue CLI',
      `<noscript><strong>We're sorry but shop doesn't work properly without JavaScript enabled.</strong></noscript>
       <div id="app"></div><script src="/js/app.js"></script>`,
    ],
    ['Angular', '<app-root>Loading…</app-root><script src="main.js" type="module"></script>'],
    ['Next.js without prerendering', '<div id="__next"></div><script src="/_next/static/chunks/main.js"></script>'],
    ['a shell with its menu', `<div id="root"><nav><a href="/a">About us</a></nav></div><script src="a.js"></script>`],
    ['an inline script and nothing else', '<body><script>document.write(page)</script></body>'],
    ['German words that ask for it', '<p>Bitte aktivieren Sie JavaScript.</p><script src="a.js"></script>'],
  ])('%s', (_, html) => {
    expect(needsJavaScript(modelOf(html))).toBe(true)
  })

  test.each([
    ['a rendered app', `<div id="root">${paragraph.repeat(4)}</div><script src="/main.js"></script>`],
    ['a thin page with a counter', `${paragraph}<script async src="https://stats.example/a.js"></script>`],
    ['an entry page', '<a href="/home.html">Enter</a><script src="jquery.js"></script>'],
    ['an empty page', '<body></body>'],
    ['structured data alone', '<script type="application/ld+json">{"@type":"Organization","name":"A"}</script>'],
    ['a text about it', `${paragraph.repeat(3)}<p>This map needs JavaScript.</p><script src="map.js"></script>`],
  ])('not %s', (_, html) => {
    expect(needsJavaScript(modelOf(html))).toBe(false)
  })
})

describe('placeholders', () => {
  test.each([
    'React App', 'Vite + React + TS', 'Vite App', 'Document', 'Create Next App', 'Home | My Site', 'My Website', 'Loading…',
    'Loading...', 'Wird geladen …', 'Chargement en cours…', 'Welcome to Nuxt!', 'Your awesome title', 'Page Title',
    'Web site created using create-react-app', 'Lovable Generated Project', 'Your description here',
    'You need to enable JavaScript to run this app.', 'Veuillez activer JavaScript pour continuer.',
    'Para usar esta página necesita activar JavaScript.', 'Per favore abilita JavaScript nel browser.',
  ])('%s', (text) => expect(isPlaceholder(text)).toBe(true)) // prettier-ignore

  test.each([
    'Home', 'Reactor Apparel', 'Documentary films', 'My Sister’s Bakery', 'Loading bays and ramps', 'Vite & Co. Weine',
    'We build web apps with JavaScript and TypeScript.', 'Astro Bikes', 'Titles and deeds', 'Welcome to Bristol',
  ])('not %s', (text) => expect(isPlaceholder(text)).toBe(false)) // prettier-ignore

  it('leaves them out of title, text and meta data', () => {
    const model = modelOf(
      `<head><title>React App</title><meta name="description" content="Web site created using create-react-app">
       <meta property="og:title" content="Vite + React"></head><body><h1>Loading…</h1><p>Bakery in Bath</p>`,
    )
    expect([model.title, [...model.meta], model.blocks.map(({ text }) => text)]).toEqual([
      '',
      [],
      ['', 'Bakery in Bath'],
    ])
  })
})
