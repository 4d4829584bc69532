import { useEffect } from 'react'

/** Sets the document's title: `Brands · Masthead`. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Masthead` : 'Masthead'
  }, [title])
}
