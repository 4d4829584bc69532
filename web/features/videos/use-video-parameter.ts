import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

const name = 'videoId'

/** The parameter's value for a new video (M2). */
export const newVideo = 'new'

/** The query parameter that opens the dialog of a video (M2); null while it is closed. */
export const useVideoParameter = () => {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { hasPageBefore?: boolean } | null }
  const [search] = useSearchParams()
  const videoId = search.get(name)
  // The target state: the second press of a double click comes before the URL has changed.
  const shouldBeOpen = useRef(false)
  useEffect(() => {
    shouldBeOpen.current = videoId !== null
  }, [videoId])

  const searchWith = (value: string | null) => {
    const next = new URLSearchParams(search)
    if (value === null) next.delete(name)
    else next.set(name, value)
    return { search: next.toString() }
  }
  const replace = (value: string | null) => void navigate(searchWith(value), { replace: true, state })
  return {
    videoId,
    replace,
    open: (id: string) => {
      if (shouldBeOpen.current) return
      shouldBeOpen.current = true
      void navigate(searchWith(id), { state: { hasPageBefore: true } })
    },
    /** Goes back in the history, so that the back button does not reopen the dialog. */
    close: () => {
      if (!shouldBeOpen.current) return
      shouldBeOpen.current = false
      if (state?.hasPageBefore) void navigate(-1)
      else replace(null)
    },
  }
}
