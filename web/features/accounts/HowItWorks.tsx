import type { ReactNode } from 'react'
import { TemplateDraftBadge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'

const steps = [
  {
    title: 'Give it a website',
    text:
      'Masthead reads up to nine pages and fills in the brand profile: twelve facts, each with the passage it ' +
      'was found in. What the site does not say stays empty, for you to add.',
    picture: <Website />,
  },
  {
    title: 'Choose the post',
    text: 'Language, format, topic, keywords, and material of your own to quote from. Every choice can be changed later, and nothing that was written is lost.',
    picture: <Choices />,
  },
  {
    title: 'Read it as it is written',
    text: 'Outline, then text, stream into the editor. Close the page if you like: the writing goes on, and the finished post waits for your approval.',
    picture: <Writing />,
  },
]

/** The main workflow in three steps, each with an excerpt of its screen. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="grid gap-8 border-t border-line py-16">
      <h2 id="how" className="display text-2xl">
        How it works
      </h2>
      <ol className="grid gap-x-10 gap-y-12 lg:grid-cols-3">
        {steps.map(({ title, text, picture }, index) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-1 lg:grid-rows-[subgrid] lg:row-span-2"
          >
            <div className="grid content-start gap-2">
              <h3 className="display flex gap-3 text-xl">
                <span aria-hidden className="text-accent-strong tabular-nums">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="max-w-prose text-md text-ink-2">{text}</p>
            </div>
            {picture}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** An inert excerpt of a real screen. */
function Picture({ children }: { children: ReactNode }) {
  return (
    <div inert className="grid content-center rounded-panel bg-desk p-4 select-none sm:p-6">
      <div className="rounded-control border border-line bg-paper p-5">{children}</div>
    </div>
  )
}

function Website() {
  return (
    <Picture>
      <div className="grid justify-items-end gap-4">
        <Field label="Website" className="w-full">
          <TextInput defaultValue="https://ferrywright.example" />
        </Field>
        <Button variant="primary">Create Brand</Button>
      </div>
    </Picture>
  )
}

const choices = [
  { term: 'Language', choice: 'English - United Kingdom' },
  { term: 'Format', choice: 'How-To Guide' },
  { term: 'Topic', choice: 'Electric cargo bikes: the first steps in the right order' },
]

function Choices() {
  return (
    <Picture>
      <dl className="grid gap-4 text-sm">
        {choices.map(({ term, choice }) => (
          <div key={term} className="grid gap-1">
            <dt className="text-xs text-ink-3">{term}</dt>
            <dd>{choice}</dd>
          </div>
        ))}
        <div className="grid gap-1.5">
          <dt className="text-xs text-ink-3">Keywords</dt>
          <dd className="flex flex-wrap gap-2">
            <Chip>electric cargo bikes</Chip>
            <Chip>school run</Chip>
          </dd>
        </div>
      </dl>
    </Picture>
  )
}

function Writing() {
  return (
    <Picture>
      <div className="grid justify-items-start gap-3">
        <TemplateDraftBadge />
        <p className="display text-xl">Step 1: Ask those who are affected</p>
        <p className="font-serif text-lg leading-[1.65]">
          An objection that is heard early is a hint. The same objection at the end is an
          <span className="ml-0.5 inline-block h-[1.1em] w-0.5 bg-accent align-[-0.15em]" />
        </p>
      </div>
    </Picture>
  )
}
