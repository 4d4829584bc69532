import Bold from 'lucide-react/icons/bold'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { BackLink } from '../BackLink.tsx'
import { Button, ButtonLink } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'
import { Kbd } from '../Kbd.tsx'
import { Link } from '../Link.tsx'
import { Section, Specimen } from './Section.tsx'

export function ButtonSection() {
  const [isBusy, setBusy] = useState(false)
  const [isBold, setBold] = useState(true)
  const work = () => {
    setBusy(true)
    setTimeout(setBusy, 2000, false)
  }
  return (
    <Section
      id="buttons"
      title="Buttons and links"
      note="One primary on a screen, bottom right, saying what it will do. A busy one keeps its width; one that is off says why."
    >
      <Specimen name="Variants">
        <Button variant="primary">Save Topic</Button>
        <Button>Edit Brand</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger" icon={Trash}>
          Delete Brand
        </Button>
        <Button variant="danger-strong">Delete</Button>
      </Specimen>
      <Specimen name="Small, with an icon, as a link">
        <Button size="sm" variant="primary">
          Upgrade Plan
        </Button>
        <Button size="sm" icon={Pencil}>
          Edit Content
        </Button>
        <Button size="sm" variant="quiet" icon={Download}>
          Export
        </Button>
        <ButtonLink to="?" variant="secondary">
          View all brands
        </ButtonLink>
        <ButtonLink href="https://drive.google.com" isNewTab>
          View in Google Drive
        </ButtonLink>
      </Specimen>
      <Specimen name="Busy (press), off, off with a reason (hover, focus or tap)">
        <Button isBusy={isBusy} busyLabel="Generating..." icon={RotateCw} onClick={work}>
          Regenerate
        </Button>
        <Button variant="primary" isBusy={isBusy} onClick={work}>
          Save Brand
        </Button>
        <Button variant="primary" isBusy>
          Save Brand
        </Button>
        <Button disabled>Save Outline</Button>
        <Button variant="primary" disabledReason="Add at least 1 keyword first.">
          Save Keywords and AI Context
        </Button>
      </Specimen>
      <Specimen name="Icon buttons">
        <IconButton icon={Pencil} label="Edit" />
        <IconButton icon={Trash} label="Delete" isDanger />
        <IconButton icon={Bold} label="Bold" isPressed={isBold} onClick={() => setBold(!isBold)} />
        <IconButton icon={RotateCw} label="Regenerate" isBusy />
        <IconButton icon={Trash} label="Delete" disabled />
        <IconButton icon={Ellipsis} label="More" size="sm" />
      </Specimen>
      <Specimen name="Links and keys">
        <BackLink to="?">Back to Brand</BackLink>
        <p>
          Facts come from <Link to="?">the brand profile</Link> and from{' '}
          <Link href="https://harbourandpine.example">harbourandpine.example</Link>. Press <Kbd>Enter</Kbd> to add a
          keyword, <Kbd>Esc</Kbd> to clear.
        </p>
      </Specimen>
    </Section>
  )
}
