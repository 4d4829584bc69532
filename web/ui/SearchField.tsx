import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { Field } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import { TextInput } from './TextInput.tsx'

/** Filters a list while typing; Escape clears it (B2). */
export function SearchField({
  label,
  value,
  onChange,
  className,
}: {
  /** The placeholder and accessible name. */
  label: string
  value: string
  onChange: (value: string) => void
  className?: string
}) {
  return (
    <Field label={label} isLabelHidden {...(className && { className })}>
      <TextInput
        type="search"
        icon={Search}
        trailing={
          value && (
            <IconButton icon={X} label="Clear search" size="sm" hasTooltip={false} onClick={() => onChange('')} />
          )
        }
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
    </Field>
  )
}
