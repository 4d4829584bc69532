export type ImageSize = { width: number; height: number }

const pngSize = (view: DataView): ImageSize => ({ width: view.getUint32(16), height: view.getUint32(20) })

const jpegSize = (view: DataView): ImageSize | undefined => {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    while (view.getUint16(at) === 0xffff) at++
    const marker = view.getUint16(at)
    // Start of frame; C4, C8 and CC are tables in the same range.
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    }
    if (marker < 0xff01) return undefined
  }
  return undefined
}

const webpSize = (view: DataView): ImageSize | undefined => {
  const kind = view.getUint32(12)
  if (kind === 0x56503820)
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  const at24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  if (kind === 0x56503858) return { width: at24(24) + 1, height: at24(27) + 1 }
  if (kind !== 0x5650384c) return undefined
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

/** The largest width and height of any image in an icon file. */
const icoSize = (view: DataView): ImageSize => {
  const size = { width: 0, height: 0 }
  for (let index = 0; index < view.getUint16(4, true); index++) {
    const at = view.getUint32(6 + 16 * index + 12, true)
    const isPng = view.getUint32(at) === 0x89504e47
    const image = isPng
      ? pngSize(new DataView(view.buffer, view.byteOffset + at, view.byteLength - at))
      : // A bitmap with its mask below it.
        { width: Math.abs(view.getInt32(at + 4, true)), height: Math.abs(view.getInt32(at + 8, true)) / 2 }
    size.width = Math.max(size.width, image.width)
    size.height = Math.max(size.height, image.height)
  }
  return size
}

/**
 * The size in pixels in the header of a PNG, JPEG, WebP or ICO file, without decoding it; undefined for all other types
 * (SVG included) and for a broken header.
 */
export const imageSize = (bytes: Uint8Array): ImageSize | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const magic = view.getUint32(0)
    if (magic === 0x89504e47 && view.getUint32(12) === 0x49484452) return pngSize(view)
    if (magic >>> 8 === 0xffd8ff) return jpegSize(view)
    if (magic === 0x52494646 && view.getUint32(8) === 0x57454250) return webpSize(view)
    if (magic === 0x00000100) return icoSize(view)
  } catch (error) {
    // The header points beyond the end of the file.
    if (!(error instanceof RangeError)) throw error
  }
  return undefined
}
