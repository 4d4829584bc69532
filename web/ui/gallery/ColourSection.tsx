import { cx } from '#web/lib/cx.ts'
import { Badge } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import { Section } from './Section.tsx'

const grounds = [
  ['bg-desk', 'desk'],
  ['bg-paper', 'paper'],
  ['bg-surface-1', 'surface-1'],
  ['bg-surface-2', 'surface-2'],
  ['bg-surface-3', 'surface-3'],
] as const
const marks = [
  ['bg-line', 'line'],
  ['bg-line-strong', 'line-strong'],
  ['bg-accent', 'accent'],
  ['bg-accent-strong', 'accent-strong'],
  ['bg-success', 'success'],
  ['bg-warning', 'warning'],
  ['bg-danger', 'danger'],
] as const
const inks = [
  ['text-ink', 'ink: what is said'],
  ['text-ink-2', 'ink-2: what is said beside it'],
  ['text-ink-3', 'ink-3: hints and metadata'],
  ['text-ink-4', 'ink-4: counts, placeholders, what is off'],
] as const

export function ColourSection() {
  return (
    <Section
      id="colour"
      title="Colour"
      note="Paper, ink, and one vermilion for the one primary action. Both themes from the same tokens, side by side."
    >
      <div className="grid gap-4 md:grid-cols-2">
        <Palette theme="light" />
        <Palette theme="dark" />
      </div>
    </Section>
  )
}

function Palette({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div data-theme={theme} className="grid gap-5 rounded-panel border border-line bg-paper p-5 text-ink">
      <div className="grid grid-cols-4 gap-2">
        {grounds.map(([colour, name]) => (
          <Swatch key={name} colour={cx(colour, 'border border-line')} name={name} />
        ))}
        {marks.map(([colour, name]) => (
          <Swatch key={name} colour={colour} name={name} />
        ))}
      </div>
      <div className="grid gap-1">
        {inks.map(([colour, words]) => (
          <p key={colour} className={colour}>
            {words}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="success">Success</Badge>
        <Badge tone="warning">Warning</Badge>
        <Badge tone="danger">Danger</Badge>
        <Badge tone="ink">Ink</Badge>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button>Secondary</Button>
        <Button variant="primary">Primary</Button>
      </div>
    </div>
  )
}

function Swatch({ colour, name }: { colour: string; name: string }) {
  return (
    <div className="grid gap-1">
      <span className={cx('h-10 rounded-control', colour)} />
      <span className="text-xs text-ink-3">{name}</span>
    </div>
  )
}
