import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { brandsQuery } from './api.ts'
import { BrandList } from './BrandList.tsx'

export function BrandsPage() {
  const [filter, setFilter] = useState('')
  const brands = useQuery(brandsQuery).data
  useDocumentTitle('My Brands')
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageHeader
        title="My Brands"
        back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
        actions={
          <ButtonLink icon={Plus} to={paths.newBrand()}>
            Add New Brand
          </ButtonLink>
        }
      />
      {brands && brands.length > 0 && <SearchField label="Search brands" value={filter} onChange={setFilter} />}
      <BrandList filter={filter} level={2} />
    </div>
  )
}
