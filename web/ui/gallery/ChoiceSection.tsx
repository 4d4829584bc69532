import { useState } from 'react'
import { Avatar } from '../Avatar.tsx'
import { Button } from '../Button.tsx'
import { ChipList, SuggestionChips } from '../Chip.tsx'
import { Field } from '../Field.tsx'
import { FileInput } from '../FileInput.tsx'
import { RadioCards } from '../RadioCards.tsx'
import { Section } from './Section.tsx'

const modes = [
  {
    value: 'brief',
    label: 'Provide a detailed brief',
    description: 'You say what the post must cover; the topic follows it.',
  },
  {
    value: 'no-brief',
    label: 'Let the AI suggest',
    description: 'Topics come from the brand profile. You choose one.',
  },
] as const

const formats = [
  {
    value: 'How-To Guide',
    label: 'How-To Guide',
    description: '800-1,500 words',
    tooltip: 'Numbered steps to one result.',
  },
  {
    value: 'Cheat Sheet',
    label: 'Cheat Sheet',
    description: '300-800 words',
    tooltip: 'Facts to look up, in short lines.',
  },
  { value: 'Listicle', label: 'Listicle', description: '800-1,500 words', tooltip: 'Items of equal weight.' },
  { value: 'Story', label: 'Story', description: '800-1,000 words', disabled: true },
] as const

const suggestions = ['single origin coffee', 'slow roasting', 'pour over at home', 'coffee subscription', 'fair trade']

export function ChoiceSection() {
  const [mode, setMode] = useState<'brief' | 'no-brief' | null>('brief')
  const [format, setFormat] = useState<(typeof formats)[number]['value'] | null>(null)
  const [keywords, setKeywords] = useState(['single origin coffee', 'harbour roastery'])
  const [files, setFiles] = useState<string[]>([])
  const toggle = (keyword: string) =>
    setKeywords(keywords.includes(keyword) ? keywords.filter((one) => one !== keyword) : [...keywords, keyword])
  return (
    <Section
      id="choices"
      title="Choices"
      note="Radio buttons under the cards, toggles under the chips, a button under the drop: a keyboard reaches everything."
    >
      <Field label="How shall we begin?" isGroup>
        <RadioCards options={modes} value={mode} onChange={setMode} minWidth={260} />
      </Field>
      <Field label="Format" isGroup error={format ? undefined : 'Please select a blog format.'}>
        <RadioCards options={formats} value={format} onChange={setFormat} minWidth={180} />
      </Field>
      <div className="grid gap-3">
        <ChipList label="Keywords" items={keywords} onRemove={toggle} empty="No keywords yet." />
        <SuggestionChips label="Recommended keywords" items={suggestions} chosen={keywords} onToggle={toggle} />
      </div>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Field label="Logo" isOptional>
          <FileInput accept="image/png,image/jpeg" note="PNG or JPEG, at most 2 MB" onFiles={() => {}}>
            <Avatar name="Harbour & Pine" size="lg" />
            <Button size="sm" variant="quiet">
              Remove
            </Button>
          </FileInput>
        </Field>
        <Field label="AI context" hint={files.length > 0 ? files.join(', ') : undefined}>
          <FileInput
            accept=".md,.txt,.markdown,.pdf"
            note="Markdown, text or PDF, at most 5 MB"
            isMultiple
            onFiles={(chosen) => setFiles(chosen.map((file) => file.name))}
          />
        </Field>
      </div>
    </Section>
  )
}
