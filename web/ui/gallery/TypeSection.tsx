import type { ReactNode } from 'react'
import { Section } from './Section.tsx'

const scale = [
  ['text-4xl', '3', 'A page that knows its own name'],
  ['text-3xl', '2.25', 'Twelve questions a brand must answer'],
  ['text-2xl', '1.75', 'The outline before the argument'],
  ['text-xl', '1.375', 'What the reader already believes'],
] as const

const small = [
  ['text-lg', '1.125', 'The post: 66 to 72 characters a line, and room between the lines.'],
  ['text-md', '1', 'An introduction under a heading.'],
  ['text-base', '0.875', 'The interface. Labels, buttons, rows: everything that is used rather than read.'],
  ['text-sm', '0.8125', 'Hints, metadata, the second line of a row.'],
  ['text-xs', '0.75', 'Badges, counts and captions: 1,284 words, 6 min.'],
] as const

export function TypeSection() {
  return (
    <Section
      id="type"
      title="Type"
      note="Newsreader with its optical sizes for what is read, Inter for what is used. Nine sizes, in rem."
    >
      <div className="grid gap-5">
        {scale.map(([size, rem, words]) => (
          <Line key={size} rem={rem}>
            <span className={`display ${size}`}>{words}</span>
          </Line>
        ))}
      </div>
      <div className="grid gap-3">
        {small.map(([size, rem, words]) => (
          <Line key={size} rem={rem}>
            <span className={size === 'text-lg' ? 'font-serif text-lg' : size}>{words}</span>
          </Line>
        ))}
      </div>
      <p className="max-w-[68ch] font-serif text-lg leading-[1.65] text-ink">
        A good brief is short because someone took the time. It names the reader, says what they came for, and{' '}
        <em>leaves out the rest</em>. Everything after it is easier: the outline has fewer branches, the draft fewer
        adjectives, and the person who approves it has <strong className="font-semibold">one question</strong> to ask
        instead of nine.
      </p>
    </Section>
  )
}

function Line({ rem, children }: { rem: string; children: ReactNode }) {
  return (
    <div className="grid items-baseline gap-x-6 sm:grid-cols-[3rem_minmax(0,1fr)]">
      <span className="text-xs text-ink-4 tabular-nums">{rem}</span>
      {children}
    </div>
  )
}
