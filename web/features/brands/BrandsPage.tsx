import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ListSearch } from '#web/features/layout/ListSearch.tsx'
import { counted } from '#web/lib/plurals.ts'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { brandsQuery } from './api.ts'
import { BrandList, matchingBrands } from './BrandList.tsx'

export function BrandsPage() {
  const navigate = useNavigate()
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
      {brands && brands.length > 0 && (
        <ListSearch
          label="Search brands"
          value={filter}
          onChange={setFilter}
          found={filter.trim() && `${counted(matchingBrands(brands, filter).length, 'brand')} found`}
        />
      )}
      <BrandList filter={filter} level={2} onDeleted={() => void navigate(paths.dashboard())} />
    </div>
  )
}
