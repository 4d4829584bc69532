import type { ReactNode } from 'react'
import { Link } from 'react-router'

export type FooterProps = { privacyUrl: string; cookieUrl: string; termsUrl: string }

const looks =
  'inline-flex h-10 items-center rounded-control text-ink-3 underline-offset-3 hover:text-ink hover:underline'

/** URLs that begin with a slash are screens of the app. */
export function Footer({ privacyUrl, cookieUrl, termsUrl, children }: FooterProps & { children?: ReactNode }) {
  const links = [
    { url: privacyUrl, label: 'Privacy' },
    { url: cookieUrl, label: 'Cookies' },
    { url: termsUrl, label: 'Terms' },
  ]
  return (
    <footer className="mt-auto border-t border-line pt-4 pb-6">
      {children}
      <ul className="flex flex-wrap gap-x-6 text-sm">
        {links.map(({ url, label }) => (
          <li key={label}>
            {url.startsWith('/') ? (
              <Link to={url} className={looks}>
                {label}
              </Link>
            ) : (
              <a href={url} className={looks}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </footer>
  )
}
