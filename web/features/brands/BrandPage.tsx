import { useQuery } from '@tanstack/react-query'
import PenLine from 'lucide-react/icons/pen-line'
import { useState, type ReactNode } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import type { Brand, FactSource } from '#contract/brands.ts'
import { brandField, formFieldNames } from '#domain/brand-fields.ts'
import { brandTarget } from '#domain/brand-steps.ts'
import { customToneId, toneOf } from '#domain/tones.ts'
import { normaliseWebsite } from '#domain/website.ts'
import { DeliverableList } from '#web/features/deliverables/DeliverableList.tsx'
import { LoadError } from '#web/features/layout/LoadError.tsx'
import { useDocumentTitle } from '#web/lib/use-document-title.ts'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Link } from '#web/ui/Link.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageSkeleton } from '#web/ui/Skeleton.tsx'
import { brandQuery } from './api.ts'
import { targetPath } from './brand-target-path.ts'
import { DeleteBrandDialog } from './DeleteBrandDialog.tsx'
import { FactOrigin, isInDoubt, shortAddress } from './FactOrigin.tsx'
import { useLogoUrl } from './LogoInput.tsx'

export function BrandPage() {
  const { brandId = '' } = useParams()
  const brand = useQuery(brandQuery(brandId))
  useDocumentTitle(brand.data?.name ?? 'Brand')
  if (brand.isPending) return <PageSkeleton />
  if (brand.isError) return <LoadError query={brand} heading="Brand" title="Unable to load brand" />
  const target = brandTarget(brand.data, 'detail')
  return target.step === 'detail' ? (
    <CompletedBrand brand={brand.data} />
  ) : (
    <Navigate to={targetPath(brand.data, target)} replace />
  )
}

const profile = formFieldNames.filter((name) => brandField(name).page === 'main')
const facts = formFieldNames.filter((name) => brandField(name).page === 'side')

function CompletedBrand({ brand }: { brand: Brand }) {
  const navigate = useNavigate()
  const [isDeleting, setDeleting] = useState(false)
  const logo = useLogoUrl(brand.logo)
  const ids = { brandId: brand.brand_id }
  const name = brand.name || 'Unknown'
  const website = brand.website ? normaliseWebsite(brand.website) : undefined
  const tone =
    brand.tone_of_voice_id === customToneId ? brand.custom_tone_of_voice : toneOf(brand.tone_of_voice_id)?.name
  return (
    <div className="grid grid-cols-1 gap-12">
      <PageHeader
        title={<bdi className="wrap-anywhere">{name}</bdi>}
        leading={<Avatar name={name} src={logo} size="lg" />}
        back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
        actions={
          <>
            <Button variant="danger" onClick={() => setDeleting(true)}>
              Delete Brand
            </Button>
            <ButtonLink icon={PenLine} to={paths.editBrand(ids)}>
              Edit Brand
            </ButtonLink>
          </>
        }
      >
        {website?.ok && (
          <Link href={website.url} className="text-sm">
            {shortAddress(website.url)}
          </Link>
        )}
      </PageHeader>
      <DeliverableList brand_id={brand.brand_id} title="Deliverables" />
      <section aria-labelledby="profile" className="grid gap-6 border-t border-line pt-10">
        <h2 id="profile" className="display text-xl">
          Brand Profile
        </h2>
        <div className="grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <dl className="grid content-start gap-6">
            {profile.map((name) => (
              <Entry key={name} term={brandField(name).label} text={brand[name]} source={uncheckedOf(brand, name)} />
            ))}
          </dl>
          <dl className="grid content-start gap-6 text-sm lg:border-l lg:border-line lg:pl-8">
            <Entry term={brandField('tone_of_voice_id').label} text={tone ?? null} />
            {facts.map((name) => (
              <Entry key={name} term={brandField(name).label} text={brand[name]} source={uncheckedOf(brand, name)} />
            ))}
          </dl>
        </div>
      </section>
      <DeleteBrandDialog
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        brand_id={brand.brand_id}
        onDeleted={() => void navigate(paths.dashboard(), { replace: true })}
      />
    </div>
  )
}

/** Where a value was found that is only likely and that nobody has saved yet. */
const uncheckedOf = ({ sources }: Brand, name: string) =>
  sources.find((source) => source.field === name && isInDoubt(source))

function Entry({
  term,
  text,
  source,
}: {
  term: string
  text: string | null
  source?: FactSource | undefined
}): ReactNode {
  if (!text) return null
  return (
    <div className="grid gap-1">
      <dt className="text-sm text-ink-3">{term}</dt>
      <dd className="grid max-w-prose gap-1.5">
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
        {source && <FactOrigin source={source} shown={text} isInDoubt />}
      </dd>
    </div>
  )
}
