/**
 * Passes on text as it streams in, with images turned into links: a browser would request the image, whose URL could
 * exfiltrate data before the complete text is cleaned. Call `end` after the last piece.
 */
export const streamWithoutImages = (write: (text: string) => void) => {
  let held = ''
  return {
    write: (piece: string) => {
      const text = held + piece
      // The bracket of an image may be in the next piece.
      held = /!*$/.exec(text)![0]
      const safe = text.slice(0, text.length - held.length).replaceAll(/!+\[/g, '[')
      if (safe) write(safe)
    },
    end: () => {
      if (held) write(held)
    },
  }
}
