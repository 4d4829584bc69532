/**
 * Passes on text as it streams in, with images made links: a browser would ask for an image's address, and tell it
 * whatever stands in there, before the whole text is cleaned. Call `end` after the last piece.
 */
export const streamWithoutImages = (write: (text: string) => void) => {
  let held = ''
  return {
    write: (piece: string) => {
      const text = held + piece
      // What follows may be the bracket.
      held = /!*$/.exec(text)![0]
      const safe = text.slice(0, text.length - held.length).replaceAll(/!+\[/g, '[')
      if (safe) write(safe)
    },
    end: () => {
      if (held) write(held)
    },
  }
}
