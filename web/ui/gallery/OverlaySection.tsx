import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Button } from '../Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { Dialog } from '../Dialog.tsx'
import { Drawer } from '../Drawer.tsx'
import { Field } from '../Field.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../Menu.tsx'
import { Popover } from '../Popover.tsx'
import { TextArea } from '../TextArea.tsx'
import { Tooltip } from '../Tooltip.tsx'
import { Section, Specimen } from './Section.tsx'

type Open = 'dialog' | 'confirm' | 'drawer' | null

export function OverlaySection() {
  const [open, setOpen] = useState<Open>(null)
  const [isBusy, setBusy] = useState(false)
  const close = () => setOpen(null)
  const remove = () => {
    setBusy(true)
    setTimeout(() => {
      setBusy(false)
      close()
    }, 1500)
  }
  return (
    <Section
      id="overlays"
      title="Overlays"
      note="The focus goes in, stays in, and comes back to where it was. Escape closes the topmost one only."
    >
      <Specimen name="Dialog, question, drawer">
        <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
        <Button variant="danger" onClick={() => setOpen('confirm')}>
          Delete Blog
        </Button>
        <Button onClick={() => setOpen('drawer')}>Selected Blog Details</Button>
      </Specimen>
      <Specimen name="Menu, popover, tooltip">
        <Menu align="start" trigger={<Button>Actions</Button>}>
          <MenuLabel>This post</MenuLabel>
          <MenuItem icon={Pencil} onSelect={() => {}}>
            Edit Content
          </MenuItem>
          <MenuItem icon={Copy} onSelect={() => {}} disabled>
            Copy as Markdown
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash} isDanger onSelect={() => setOpen('confirm')}>
            Delete Blog
          </MenuItem>
        </Menu>
        <Popover trigger={<Button>Where is this from?</Button>} label="Source of the fact">
          <p className="font-serif text-md leading-relaxed">
            “We roast in small batches in a former net loft on the north quay.”
          </p>
          <p className="mt-2 text-sm text-ink-3">harbourandpine.example/about</p>
        </Popover>
        <Tooltip content="Can be changed in the brand's settings.">
          <Button variant="quiet">Hover or focus</Button>
        </Tooltip>
      </Specimen>

      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Ask for a change"
        description="The passage you selected is rewritten; undo brings it back."
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Rewrite
            </Button>
          </>
        }
      >
        <Field label="What shall change?">
          <TextArea placeholder="Shorter, and without the second example" />
        </Field>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={close}
        onConfirm={remove}
        isBusy={isBusy}
        title="Are you sure you want to delete this blog?"
      >
        Proceeding with this action will permanently delete all data, and recovery will not be possible.
      </ConfirmDialog>
      <Drawer isOpen={open === 'drawer'} onClose={close} title="Selected Blog Details">
        <dl className="grid gap-4">
          {[
            ['Tone of voice', 'Conversational'],
            ['Language', 'English - United Kingdom'],
            ['Format', 'How-To Guide'],
            ['Topic', 'How to taste the difference a slow roast makes'],
          ].map(([term, words]) => (
            <div key={term} className="grid gap-0.5">
              <dt className="text-sm text-ink-3">{term}</dt>
              <dd className="font-medium">{words}</dd>
            </div>
          ))}
        </dl>
      </Drawer>
    </Section>
  )
}
