import { html, raw } from 'hono/html'
import { company } from './company.ts'
import { bodies, pages, type DemoPage } from './pages.ts'

/** Links are relative, so that the site works under any prefix. */
const rootOf = (path: string) => '../'.repeat(path.split('/').length - 1)

const hrefOf = (root: string, path: string) => root + path || './'

const links = (place: DemoPage['place'], root: string, current: string) =>
  pages
    .filter((page) => page.place === place)
    .map(
      ({ path, label }) =>
        html`<li>
          <a href="${hrefOf(root, path)}" ${path === current ? raw('aria-current="page"') : ''}>${label}</a>
        </li>`,
    )

const organization = (home: string) => ({
  '@type': 'Organization',
  '@id': `${home}#company`,
  name: company.name,
  legalName: company.legalName,
  slogan: company.slogan,
  description: company.description,
  url: home,
  logo: `${home}logo.png`,
  email: company.email,
  telephone: company.telephone,
  foundingDate: company.foundingDate,
  numberOfEmployees: { '@type': 'QuantitativeValue', value: company.employees },
  address: { '@type': 'PostalAddress', ...company.address },
  aggregateRating: { '@type': 'AggregateRating', ...company.rating },
})

const structuredData = ({ path, title, description, date }: DemoPage, home: string) => {
  const post = {
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: date,
    mainEntityOfPage: home + path,
    publisher: { '@id': `${home}#company` },
  }
  const graph = { '@context': 'https://schema.org', '@graph': [organization(home), ...(date ? [post] : [])] }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

/**
 * A complete page of the demo company.
 * @param home the URL of the home page, ending in a slash
 * @param body the main part, if not the one of the page's path
 */
export const renderPage = async (page: DemoPage, home: string, body = bodies.get(page.path) ?? ''): Promise<string> => {
  const root = rootOf(page.path)
  const title = page.path === '' ? page.title : `${page.title} | ${company.name}`
  return String(
    await html`<!doctype html>
      <html lang="en-GB">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <meta name="description" content="${page.description}" />
          <meta name="keywords" content="${company.keywords}" />
          <meta property="og:type" content="${page.date ? 'article' : 'website'}" />
          <meta property="og:site_name" content="${company.name}" />
          <meta property="og:title" content="${page.title}" />
          <meta property="og:description" content="${page.description}" />
          <meta property="og:url" content="${home}${page.path}" />
          <meta property="og:image" content="${home}share.png" />
          <link rel="canonical" href="${home}${page.path}" />
          <link rel="icon" type="image/svg+xml" href="${root}logo.svg" />
          <link rel="apple-touch-icon" sizes="512x512" href="${root}logo.png" />
          <link rel="stylesheet" href="${root}site.css" />
          <link rel="stylesheet" href="${root}sections.css" />
          <script type="application/ld+json">
            ${raw(structuredData(page, home))}
          </script>
        </head>
        <body>
          <header class="site-head">
            <a class="wordmark" href="${hrefOf(root, '')}"
              ><img src="${root}logo.svg" alt="" width="36" height="36" />${company.name}</a
            >
            <nav aria-label="Main">
              <ul>
                ${links('menu', root, page.path)}
              </ul>
            </nav>
          </header>
          <main>${raw(body.replaceAll('{root}', root))}</main>
          <footer class="site-foot">
            <p>
              <strong>${company.legalName}</strong><br />${company.address.streetAddress},
              ${company.address.addressLocality} ${company.address.postalCode}
            </p>
            <ul>
              ${links('footer', root, page.path)}
            </ul>
            <p class="note">A made-up company that stands in for a real one in the Masthead sandbox.</p>
          </footer>
        </body>
      </html>`,
  )
}
