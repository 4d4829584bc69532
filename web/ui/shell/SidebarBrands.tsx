import { useId } from 'react'
import { paths } from '#web/paths.ts'
import { Avatar } from '../Avatar.tsx'
import { Loading, Skeleton } from '../Skeleton.tsx'
import { SidebarLink } from './SidebarLink.tsx'

export type SidebarBrand = { brandId: string; name: string | null; logoUrl: string | null }

/** The brands in the sidebar; undefined while loading. */
export function SidebarBrands({ brands, error }: { brands: readonly SidebarBrand[] | undefined; error?: string }) {
  // The sidebar is rendered twice: at the side and in the drawer.
  const headingId = useId()
  return (
    <>
      <p id={headingId} className="px-2 pb-1 text-xs font-medium text-ink-4">
        Brands
      </p>
      {brands ? (
        <Brands brands={brands} headingId={headingId} />
      ) : error ? (
        <p className="px-2 py-2 text-sm text-ink-3">{error}</p>
      ) : (
        <Coming />
      )}
    </>
  )
}

function Brands({ brands, headingId }: { brands: readonly SidebarBrand[]; headingId: string }) {
  if (brands.length === 0) return <p className="px-2 py-2 text-sm text-ink-3">No brands yet</p>
  return (
    <ul aria-labelledby={headingId}>
      {brands.map(({ brandId, name, logoUrl }) => (
        <li key={brandId}>
          <SidebarLink to={paths.brand({ brandId })} icon={<Avatar name={name ?? 'Unknown'} src={logoUrl} size="sm" />}>
            {name || 'Unknown'}
          </SidebarLink>
        </li>
      ))}
    </ul>
  )
}

function Coming() {
  return (
    <Loading label="Loading brands">
      {[0, 1, 2].map((row) => (
        <span key={row} className="flex h-10 items-center gap-3 px-2">
          <Skeleton className="size-6 rounded-full" />
          <Skeleton className="h-3 w-32" />
        </span>
      ))}
    </Loading>
  )
}
