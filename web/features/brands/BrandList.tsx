import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { BrandSummary } from '#contract/brands.ts'
import { focusAfterDeletion } from '#web/features/layout/focus-after-deletion.ts'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { List, ListRow } from '#web/ui/List.tsx'
import { ErrorPanel } from '#web/ui/Notice.tsx'
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx'
import { brandsQuery } from './api.ts'
import { DeleteBrandDialog } from './DeleteBrandDialog.tsx'
import { useLogoUrl } from './LogoInput.tsx'

/** The brands whose name contains the search text (B2). */
export const matchingBrands = (brands: readonly BrandSummary[], typed: string): BrandSummary[] => {
  const wanted = typed.trim().toLocaleLowerCase()
  return brands.filter(({ name }) => (name || 'Unknown').toLocaleLowerCase().includes(wanted))
}

/** The brands, or an empty or error state (B2). `filter` matches names, `limit` is the maximum shown. */
export function BrandList({
  filter = '',
  limit,
  level,
  onDeleted,
}: {
  filter?: string
  limit?: number
  /** Heading level of the cards. */
  level: 2 | 3
  /** By default the focus moves to the next brand. */
  onDeleted?: () => void
}) {
  const brands = useQuery(brandsQuery)
  const [asked, setAsked] = useState<{ brand_id: string; passFocusOn: () => void }>()
  if (brands.isPending)
    return (
      <Loading label="Loading brands" className="grid gap-px border-y border-line">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="my-3 h-8" />
        ))}
      </Loading>
    )
  if (brands.isError)
    return (
      <ErrorPanel title="Failed to load brands" onRetry={() => void brands.refetch()} isRetrying={brands.isFetching} />
    )
  if (brands.data.length === 0)
    return (
      <EmptyState
        title="No brands yet"
        level={level}
        action={
          <ButtonLink variant="primary" icon={Plus} to={paths.newBrand()}>
            Create your first brand
          </ButtonLink>
        }
      >
        Create your first brand to start creating content.
      </EmptyState>
    )
  const matching = matchingBrands(brands.data, filter)
  if (matching.length === 0)
    return (
      <EmptyState title="No matching brands" level={level}>
        No brands found matching &quot;{filter.trim()}&quot;
        <br />
        Try adjusting your search term.
      </EmptyState>
    )
  return (
    <>
      <List label="Brands">
        {matching.slice(0, limit).map((brand) => (
          <BrandRow
            key={brand.brand_id}
            brand={brand}
            onDelete={(button) => setAsked({ brand_id: brand.brand_id, passFocusOn: focusAfterDeletion(button) })}
          />
        ))}
      </List>
      <DeleteBrandDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        brand_id={asked?.brand_id ?? ''}
        onDeleted={onDeleted ?? asked?.passFocusOn}
      />
    </>
  )
}

function BrandRow({ brand, onDelete }: { brand: BrandSummary; onDelete: (button: HTMLButtonElement) => void }) {
  const logo = useLogoUrl(brand.logo)
  const name = brand.name || 'Unknown'
  const ids = { brandId: brand.brand_id }
  const isCompleted = brand.brand_creation_step === 'completed'
  return (
    <ListRow
      title={name}
      to={isCompleted ? paths.brand(ids) : paths.brandStatus(ids)}
      leading={<Avatar name={name} src={logo} />}
      meta={isCompleted ? undefined : 'Not finished'}
      trailing={
        isCompleted ? (
          <ButtonLink size="sm" icon={Plus} to={paths.newBlog(ids)}>
            Create Deliverable
          </ButtonLink>
        ) : (
          <>
            <Button size="sm" variant="danger" onClick={({ currentTarget }) => onDelete(currentTarget)}>
              Cancel Brand Creation
            </Button>
            <ButtonLink size="sm" to={paths.brandStatus(ids)}>
              Continue Brand Creation
            </ButtonLink>
          </>
        )
      }
    />
  )
}
