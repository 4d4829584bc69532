import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { BrandList } from './BrandList.tsx'

export function BrandsPage() {
  const [filter, setFilter] = useState('')
  useDocumentTitle('My Brands')
  return (
    <div className="grid gap-8">
      <PageHeader
        title="My Brands"
        back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
        actions={
          <ButtonLink icon={Plus} to={paths.newBrand()}>
            Add New Brand
          </ButtonLink>
        }
      />
      <Field label="Search brands" isLabelHidden>
        <TextInput
          type="search"
          icon={Search}
          placeholder="Search brands"
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && setFilter('')}
        />
      </Field>
      <BrandList filter={filter} />
    </div>
  )
}
