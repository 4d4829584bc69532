import type { Editor } from '@tiptap/core'
import { isAllowedAddress } from './link-rule.ts'

/** An existing image: its URL and alternative text. */
export type PickedImage = { src: string; alt: string }

/** Inserts a chosen image at the cursor. Does nothing without one or if its URL is not allowed. */
export async function insertImage(editor: Editor, pick: () => Promise<PickedImage | null>): Promise<void> {
  const image = await pick()
  if (editor.isDestroyed) return
  const chain = editor.chain().focus()
  if (image && isAllowedAddress(image.src)) chain.setImage(image).run()
  else chain.run()
}
