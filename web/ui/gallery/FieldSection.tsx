import { useState } from 'react'
import { Checkbox } from '../Checkbox.tsx'
import { Combobox } from '../Combobox.tsx'
import { Field } from '../Field.tsx'
import { Form } from '../Form.tsx'
import { SearchField } from '../SearchField.tsx'
import { Select } from '../Select.tsx'
import { TextArea } from '../TextArea.tsx'
import { TextInput } from '../TextInput.tsx'
import { Section } from './Section.tsx'

const languages = [
  { value: 'en_GB', label: 'English - United Kingdom' },
  { value: 'en_US', label: 'English - United States' },
  { value: 'es', label: 'Spanish' },
  { value: 'fr', label: 'French' },
  { value: 'de', label: 'German' },
  { value: 'it', label: 'Italian' },
]
const industries = [
  '3D printing',
  'Adtech',
  'Agtech',
  'Beauty and cosmetics',
  'Consulting',
  'Design',
  'Edtech',
  'Fintech',
  'Food and beverage',
  'Foodtech',
  'Hospitality',
  'Martech',
  'Retail',
  'Travel and tourism',
  'Other',
]

export function FieldSection() {
  const [mission, setMission] = useState('Roast slowly, sell honestly, and tell people where the beans grew.')
  const [industry, setIndustry] = useState('Food and beverage')
  const [competitor, setCompetitor] = useState('')
  const [search, setSearch] = useState('harbour')
  const [hasErrors, setErrors] = useState(true)
  return (
    <Section
      id="fields"
      title="Fields"
      note="Label above, error first, then the hint. Everything is needed unless it says Optional."
    >
      <Form submitLabel="Check the form" onSubmit={() => setErrors(true)} className="gap-6">
        <div className="grid items-start gap-x-6 gap-y-6 md:grid-cols-2">
          <Field
            label="Website"
            error={hasErrors ? 'Please enter a website address' : undefined}
            hint="Any page of it will do."
          >
            <TextInput
              type="url"
              placeholder="harbourandpine.example"
              defaultValue="harbour and pine"
              onInput={() => setErrors(false)}
            />
          </Field>
          <Field label="Contacts" isOptional>
            <TextInput placeholder="hello@harbourandpine.example" />
          </Field>
          <Field label="Industry" hint="Choose one, or type your own.">
            <Combobox value={industry} onChange={setIndustry} options={industries} isFreeText maxLength={255} />
          </Field>
          <Field label="Language">
            <Select options={languages} placeholder="Choose a language" defaultValue="" />
          </Field>
          <Field label="Mission" counter={{ count: mission.length, max: 10_000 }} className="md:col-span-2">
            <TextArea value={mission} onChange={(event) => setMission(event.currentTarget.value)} />
          </Field>
          <Field label="Main competitor" hint="Only from the list.">
            <Combobox value={competitor} onChange={setCompetitor} options={industries} placeholder="Search" />
          </Field>
          <SearchField label="Search brands" value={search} onChange={setSearch} className="self-end md:pb-7.5" />
          <Field label="Account e-mail" hint="Comes from your Google account.">
            <TextInput value="ada@harbourandpine.example" disabled readOnly />
          </Field>
          <Field label="Tone" counter={{ count: 271, max: 255 }} error="At most 255 characters">
            <TextInput defaultValue="Warm, dry, and never in a hurry; says the thing once and then stops talking" />
          </Field>
        </div>
      </Form>
      <div className="flex flex-wrap gap-x-10">
        <Checkbox label="Replace the document in Drive" defaultChecked />
        <Checkbox label="Keep the logo" description="The one found on the website." />
        <Checkbox label="Not available" disabled />
      </div>
    </Section>
  )
}
