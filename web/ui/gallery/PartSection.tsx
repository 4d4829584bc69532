import Ellipsis from 'lucide-react/icons/ellipsis'
import { counted } from '#web/lib/plurals.ts'
import { Avatar } from '../Avatar.tsx'
import { Badge, PlanBadge, SandboxBadge, TemplateDraftBadge } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'
import { List, ListRow } from '../List.tsx'
import { StepBar } from '../StepBar.tsx'
import { Wordmark, Mark } from '../Wordmark.tsx'
import { Section, Specimen } from './Section.tsx'

const names = [
  'Ada Lovelace',
  'Harbour & Pine',
  'Norrland Cycles',
  'Tidewater Books',
  'Field Notes',
  'Quiet Kitchen',
  'Oriel',
  'Vale & Sons',
  '3D printing',
]

const steps = [
  { label: 'Intro', to: '?step=intro', isDone: true },
  { label: 'Blog Brief', to: '?step=brief', isDone: true },
  { label: 'Blog Format', to: '?step=format', isDone: true },
  { label: 'Blog Topics', to: '?step=topic' },
  { label: 'Keywords & Context' },
  { label: 'Create Outline' },
  { label: 'Final Approval' },
]

export function PartSection() {
  return (
    <Section
      id="parts"
      title="Parts"
      note="What screens are made of besides: rows between hairlines rather than cards."
    >
      <Specimen name="Wordmark">
        <Wordmark className="text-2xl" />
        <Mark className="ml-6 h-10" />
        <Mark className="h-5" />
        <Mark className="h-3" />
      </Specimen>
      <div className="grid gap-3">
        <h3 className="text-xs text-ink-4">Step bar</h3>
        <StepBar label="Steps" steps={steps} current={3} />
      </div>
      <Specimen name="Badges">
        <PlanBadge plan="Free" />
        <PlanBadge plan="Premium" />
        <PlanBadge plan={null} />
        <Badge tone="success">Finalised</Badge>
        <Badge tone="danger">Failed</Badge>
        <Badge tone="outline">Experimental feature</Badge>
        <TemplateDraftBadge />
        <SandboxBadge />
      </Specimen>
      <Specimen name="Avatars: seven colours by name, four sizes">
        {names.map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name="Field Notes" size="sm" />
        <Avatar name="Field Notes" size="lg" />
        <Avatar name="Field Notes" size="xl" />
      </Specimen>
      <List label="Posts">
        <ListRow
          to="?post=1"
          leading={<Avatar name="Harbour & Pine" />}
          title="How to taste the difference a slow roast makes"
          meta={`Harbour & Pine · 20 Nov 2026, 16:05 · ${counted(1284, 'word')}`}
          trailing={
            <>
              <Button size="sm">Media</Button>
              <IconButton icon={Ellipsis} label="More" size="sm" />
            </>
          }
        />
        <ListRow
          to="?post=2"
          leading={<Avatar name="Norrland Cycles" />}
          title="No Title Selected"
          meta="Norrland Cycles · 18 Nov 2026, 09:12"
          trailing={<Button size="sm">Continue Creating</Button>}
        />
      </List>
    </Section>
  )
}
