import { useQuery } from '@tanstack/react-query'
import { brandsQuery } from '#web/features/brands/api.ts'
import { BrandList } from '#web/features/brands/BrandList.tsx'
import { DeliverableList } from '#web/features/deliverables/DeliverableList.tsx'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { Link } from '#web/ui/Link.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'

// B9: 4 brands and 4 deliverables.
const shown = 4

export function DashboardPage() {
  const brands = useQuery(brandsQuery).data
  useDocumentTitle('Dashboard')
  return (
    <div className="grid grid-cols-1 gap-12">
      <PageHeader title="Dashboard" />
      <section aria-labelledby="my-brands" className="grid grid-cols-1 gap-4">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="my-brands" className="display text-xl">
            My Brands
          </h2>
          {brands && brands.length > shown && <Link to={paths.brands()}>View all brands</Link>}
        </div>
        <BrandList limit={shown} level={3} />
      </section>
      {/* Without a brand there are no deliverables, and creating a brand is the only action. */}
      {brands?.length !== 0 && <DeliverableList limit={shown} title="Recent Deliverables" />}
    </div>
  )
}
