import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Brand } from '#contract/brands.ts'
import { normaliseWebsite } from '#domain/website.ts'
import { configQuery } from '#web/features/system/api.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Form } from '#web/ui/Form.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useCreateBrandFromWebsite, useUpdateBrandWebsite } from '../api.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'

const failure = 'Failed to find brand information. Please try again, use different website or skip and fill manually.'

export function WebsiteStep({
  brand,
  hasFailed,
  reason,
  onSent,
}: {
  brand: Brand | undefined
  hasFailed: boolean
  /** Why the scraping failed, if known. */
  reason: string | undefined
  onSent: () => void
}) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(brand?.website ?? '')
  const [isTried, setTried] = useState(false)
  const create = useCreateBrandFromWebsite()
  const update = useUpdateBrandWebsite(brand?.brand_id ?? '')
  const demoSite = useQuery(configQuery).data?.sandbox?.demo_site
  const website = normaliseWebsite(typed)
  const isBusy = [create, update].some(({ isPending, isSuccess }) => isPending || isSuccess)

  const begin = useSingleFlight(async (address: string) => {
    // The mutation shows the error.
    const saved = await (brand ? update : create).mutateAsync(address).catch(() => undefined)
    if (!saved) return
    onSent()
    await navigate(paths.brandStatus({ brandId: saved.brand_id }), { replace: brand !== undefined })
  })

  return (
    <Form
      className="gap-8"
      onSubmit={() => {
        setTried(true)
        if (website.ok) void begin(website.url)
      }}
      submitLabel={brand ? 'Update Brand Website' : 'Create Brand'}
      isBusy={isBusy}
      start={<Link to={paths.newBrandManually()}>Create brand manually</Link>}
      extra={
        demoSite &&
        !brand && (
          <Button disabled={isBusy} onClick={() => void begin(demoSite)}>
            Use the demo company
          </Button>
        )
      }
    >
      <header className="grid gap-2">
        <h2 className="display text-2xl">Which company is it?</h2>
        <p className="max-w-prose text-ink-3">
          Masthead reads the website and fills in the brand profile. You review every fact, with the passage that it was
          found in.
        </p>
      </header>
      {hasFailed && (
        <Notice tone="danger" title={failure}>
          {reason}
        </Notice>
      )}
      <Field label="Website" error={isTried && !website.ok ? website.message : undefined}>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://www.example.com"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
    </Form>
  )
}
