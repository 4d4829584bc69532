import type { Editor } from '@tiptap/core'
import { isAllowedAddress } from './link-rule.ts'

/** An image that is there already: its address and what it shows. */
export type PickedImage = { src: string; alt: string }

/** Has an image chosen and puts it where the cursor was; without one, or with an address that may not be, nothing. */
export async function insertImage(editor: Editor, pick: () => Promise<PickedImage | null>): Promise<void> {
  const image = await pick()
  if (editor.isDestroyed) return
  const chain = editor.chain().focus()
  if (image && isAllowedAddress(image.src)) chain.setImage(image).run()
  else chain.run()
}
