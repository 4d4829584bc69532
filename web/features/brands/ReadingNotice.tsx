import type { ReadingNote } from '#domain/facts.ts'
import { Notice } from '#web/ui/Notice.tsx'

const instead = 'Masthead has read the site’s data and the texts in its scripts instead: please check every fact.'

/** Why little was found on a website that JavaScript draws, and what to do about it. */
export function ReadingNotice({ note }: { note: ReadingNote }) {
  return (
    <Notice tone="warning" title="This website needs JavaScript">
      {note === 'no_browser' ? (
        <>
          <p>Its pages hold no text until a browser draws them, and this server has no browser. {instead}</p>
          <p className="mt-2">
            To read all of it, have Chromium installed on the server (or <code>CHROMIUM_PATH</code> set), then delete
            this brand and add it again.
          </p>
        </>
      ) : (
        <p>Its pages hold no text until a browser draws them, and the one on this server could not. {instead}</p>
      )}
    </Notice>
  )
}
