import { useEffect } from 'react'

/** Names the browser's tab and the page for screen readers: `Brands · Masthead`. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Masthead` : 'Masthead'
  }, [title])
}
